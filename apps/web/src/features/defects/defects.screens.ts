import { defectFields, defects } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(defects, defectFields, {
  choices: { status: 'defects.status', severity: 'defects.severity' },
});
