import type { MenuItem } from '@bureau/contract';
import { Sidebar, type SidebarItem, type SidebarLink } from '@bureau/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenu } from './account.ts';
import { iconOf } from './icons.tsx';
import { Logo } from './Logo.tsx';
import { useSettings } from './settings.ts';
import { useTextOrLiteral } from './i18n/useTextOrLiteral.ts';

type MenuLink = Omit<MenuItem, 'submenu'>;

function toItems(items: readonly MenuItem[], translate: (text: string) => string): readonly SidebarItem[] {
  const toLink = (item: MenuLink): SidebarLink => ({
    text: translate(item.text),
    href: item.link ?? '',
    icon: iconOf(item.icon),
    isExternal: item.isExternalLink,
    ...(item.badge !== null && { badge: item.badge }),
  });
  return items.map((item) => {
    if (item.submenu.length === 0) return toLink(item);
    const { isExternal: _, ...head } = toLink(item);
    return { ...head, children: item.submenu.map(toLink) };
  });
}

/** Shows the menu that the server built for the user (docs/product.md §2). */
export function AppSidebar() {
  const items = useMenu();
  const { company_short_name: name } = useSettings();
  const { pathname } = useLocation();
  const translate = useTextOrLiteral();
  const entries = useMemo(() => toItems(items, translate), [items, translate]);
  const brand = useMemo(() => ({ name, href: '/dashboard', logo: <Logo /> }), [name]);
  return <Sidebar items={entries} currentPath={pathname} brand={brand} />;
}
