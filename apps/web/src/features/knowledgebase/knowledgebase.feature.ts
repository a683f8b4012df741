import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const knowledgebase: Feature = {
  ...routeOf('knowledgebase'),
  pages: recordPages('knowledgebase', {
    screens: () => import('./knowledgebase.screens.ts'),
    createRule: 'knowledgebase_create',
  }),
};
