import { Breadcrumb, Header } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LookMenu } from './LookMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

/** Does not render again with the page. */
const tools = (
  <>
    <LookMenu />
    <LanguageMenu />
    <ProfileMenu />
  </>
);

/** Shows the way to the page and what is always at hand (docs/product.md §2). */
export function AppHeader() {
  const { t } = useTranslation();
  const handle = useRouteHandle();
  const items = [{ text: t('breadcrumbs.home'), href: '/dashboard' }];
  if (handle) {
    const { feature, page } = handle;
    if (feature.path !== 'dashboard') items.push({ text: t(feature.titleKey), href: `/${feature.path}` });
    if (page.path) items.push({ text: t(page.titleKey), href: `/${feature.path}/${page.path}` });
  }
  return <Header start={<Breadcrumb items={items} />} end={tools} />;
}
