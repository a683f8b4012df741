import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../../screens/record/RecordNotFound.tsx';
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
import { pathOfTab, type SettingsTabId, settingsTabs } from './tabs.ts';
import { TranslationsPage } from './translations/TranslationsPage.tsx';

/** The pages of the settings, which are loaded together: they are small, and somebody who opens one looks at others. */
const pages: Readonly<Record<SettingsTabId, ComponentType>> = {
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

/** Shows the page of the settings that the address names, or the first. */
export function SettingsPages() {
  const { tab = '' } = useParams();
  const id = settingsTabs.find((one) => pathOfTab(one) === tab);
  if (id === undefined) return <RecordNotFound path="/settings" />;
  const { [id]: Page } = pages;
  // each begins with what is stored
  return <Page key={id} />;
}
