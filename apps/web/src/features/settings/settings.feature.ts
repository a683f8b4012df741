import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { settingsTabs } from './tabs.ts';

export const settings: Feature = {
  ...routeOf('settings'),
  catalogues: ['permissions'],
  pages: settingsTabs.map(({ id, path }) => ({
    path,
    titleKey: 'breadcrumbs.settings.title',
    isInBreadcrumb: path === '',
    load: async () => (await import('./settingsPages.ts')).settingsPages[id],
  })),
};
