import { PageHeader, SideNav } from '@bureau/ui';
import {
  Building2,
  CalendarDays,
  Globe,
  Hash,
  History,
  Languages,
  type LucideIcon,
  Mail,
  MessageSquare,
  Palette,
  PanelLeft,
  TextCursorInput,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPageName } from '../../core/navigation/pageName.tsx';
import { pathOfTab, type SettingsTabId, settingsTabs } from './tabs.ts';

const icons: Readonly<Record<SettingsTabId, LucideIcon>> = {
  company: Building2,
  registration: UserPlus,
  localisation: Globe,
  mail: Mail,
  theme: Palette,
  working_days: CalendarDays,
  slack: MessageSquare,
  menus: PanelLeft,
  translations: Languages,
  custom_fields: TextCursorInput,
  numbering: Hash,
  history: History,
};

interface SettingsFrameProps {
  readonly tab: SettingsTabId;
  /** What can be done with the page as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page of the settings beside the links to all of them. */
export function SettingsFrame({ actions, children, tab }: SettingsFrameProps) {
  const { t } = useTranslation();
  const title = t(`settings.tabs.${tab}`);
  useSetPageName(title);
  const addressOf = (id: SettingsTabId) => ['/settings', pathOfTab(id)].filter(Boolean).join('/');
  const items = settingsTabs.map((id) => {
    const Icon = icons[id];
    return { label: t(`settings.tabs.${id}`), href: addressOf(id), icon: <Icon aria-hidden /> };
  });
  return (
    <SideNav label={t('breadcrumbs.settings.title')} items={items} currentHref={addressOf(tab)}>
      <PageHeader title={title} actions={actions} />
      {children}
    </SideNav>
  );
}
