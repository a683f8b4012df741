import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';

const page = {
  titleKey: 'breadcrumbs.settings.title',
  load: async () => (await import('./SettingsPages.tsx')).SettingsPages,
} as const;

export const settings: Feature = {
  ...routeOf('settings'),
  catalogues: ['permissions'],
  pages: [
    { ...page, path: '', isInBreadcrumb: true },
    { ...page, path: ':tab' },
  ],
};
