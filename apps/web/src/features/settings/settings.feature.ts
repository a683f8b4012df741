import { routeOf } from '@bureau/contract';
import type { Feature } from '../../core/navigation/feature.ts';
import { pathOfTab, settingsTabs } from './tabs.ts';

export const settings: Feature = {
  ...routeOf('settings'),
  catalogues: ['permissions'],
  pages: settingsTabs.map((id, index) => ({
    path: pathOfTab(id),
    titleKey: 'breadcrumbs.settings.title',
    isInBreadcrumb: index === 0,
    load: async () => (await import('./settingsPages.ts')).settingsPages[id],
  })),
};
