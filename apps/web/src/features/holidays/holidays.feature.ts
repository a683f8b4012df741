import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { recordPages } from '../../screens/resource/recordPages.tsx';

export const holidays: Feature = {
  ...routeOf('holidays'),
  pages: recordPages('holidays', {
    screens: () => import('./holidays.screens.ts'),
    createRule: 'holidays_create',
  }),
};
