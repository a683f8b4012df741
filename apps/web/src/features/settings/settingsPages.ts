import type { ComponentType } from 'react';
import { CustomFieldsPage } from './customFields/CustomFieldsPage.tsx';
import { MenusPage } from './menus/MenusPage.tsx';
import { CompanyPage } from './parts/CompanyPage.tsx';
import { HistoryPage } from './parts/HistoryPage.tsx';
import { LocalisationPage } from './parts/LocalisationPage.tsx';
import { MailPage } from './parts/MailPage.tsx';
import { NumberingPage } from './parts/NumberingPage.tsx';
import { RegistrationPage } from './parts/RegistrationPage.tsx';
import { SlackPage } from './parts/SlackPage.tsx';
import { ThemePage } from './parts/ThemePage.tsx';
import { WorkingDaysPage } from './parts/WorkingDaysPage.tsx';
import type { SettingsTabId } from './tabs.ts';
import { TranslationsPage } from './translations/TranslationsPage.tsx';

/** The pages of the settings, which are loaded together: they are small, and somebody who opens one looks at others. */
export const settingsPages: Readonly<Record<SettingsTabId, ComponentType>> = {
  company: CompanyPage,
  registration: RegistrationPage,
  localisation: LocalisationPage,
  mail: MailPage,
  theme: ThemePage,
  working_days: WorkingDaysPage,
  slack: SlackPage,
  menus: MenusPage,
  translations: TranslationsPage,
  custom_fields: CustomFieldsPage,
  numbering: NumberingPage,
  history: HistoryPage,
};
