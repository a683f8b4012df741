import { defectFields, defects } from '@bureau/contract';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { isUnmerged } from '../../screens/merge/isUnmerged.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

const { Component: SimilarDefects } = lazyComponent(
  async () => (await import('./SimilarDefects.tsx')).SimilarDefects,
);

export const screens = describeScreens(defects, defectFields, {
  related: { defects: { merged_into_id: 'record.merge.from' } },
  choices: { status: 'defects.status', severity: 'defects.severity' },
  fields: {
    status: { canEdit: isUnmerged },
    reporter_id: { initial: ({ userId }) => userId },
    title: { Below: SimilarDefects },
  },
});
