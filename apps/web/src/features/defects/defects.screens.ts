import { defectFields, defects } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(defects, defectFields, {
  related: { defects: { merged_into_id: 'record.merge.from' } },
  choices: { status: 'defects.status', severity: 'defects.severity' },
});
