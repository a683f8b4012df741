import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const items: Feature = {
  ...routeOf('items'),
  pages: recordPages('items', {
    screens: () => import('./items.screens.ts'),
    createRule: 'items_create',
  }),
};
