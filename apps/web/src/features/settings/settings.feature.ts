import { routeOf } from '@bureau/contract';
import type { Feature, FeaturePage } from '../../core/navigation/feature.ts';
import { type SettingsTabId, settingsTabs } from './tabs.ts';

const loaders: Readonly<Record<SettingsTabId, FeaturePage['load']>> = {
  company: async () => (await import('./parts/CompanyPage.tsx')).CompanyPage,
  registration: async () => (await import('./parts/RegistrationPage.tsx')).RegistrationPage,
  localisation: async () => (await import('./parts/LocalisationPage.tsx')).LocalisationPage,
  mail: async () => (await import('./parts/MailPage.tsx')).MailPage,
  theme: async () => (await import('./parts/ThemePage.tsx')).ThemePage,
  working_days: async () => (await import('./parts/WorkingDaysPage.tsx')).WorkingDaysPage,
  slack: async () => (await import('./parts/SlackPage.tsx')).SlackPage,
  menus: async () => (await import('./menus/MenusPage.tsx')).MenusPage,
  translations: async () => (await import('./translations/TranslationsPage.tsx')).TranslationsPage,
  custom_fields: async () => (await import('./customFields/CustomFieldsPage.tsx')).CustomFieldsPage,
  numbering: async () => (await import('./parts/NumberingPage.tsx')).NumberingPage,
  history: async () => (await import('./parts/HistoryPage.tsx')).HistoryPage,
};

export const settings: Feature = {
  ...routeOf('settings'),
  catalogues: ['permissions'],
  pages: settingsTabs.map(({ id, path }) => ({
    path,
    titleKey: 'breadcrumbs.settings.title',
    isInBreadcrumb: path === '',
    load: loaders[id],
  })),
};
