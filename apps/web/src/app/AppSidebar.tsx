import type { MenuItem } from '@bureau/contract';
import { Sidebar, type SidebarItem, type SidebarLink } from '@bureau/ui';
import { useLocation } from 'react-router-dom';
import { useMenu } from './account.ts';
import { iconOf } from './icons.tsx';
import { Logo } from './Logo.tsx';
import { useSettings } from './settings.ts';
import { useTextOrLiteral } from './i18n/useTextOrLiteral.ts';

type MenuLink = Omit<MenuItem, 'submenu'>;

/** Shows the menu that the server built for the user (docs/product.md §2). */
export function AppSidebar() {
  const items = useMenu();
  const { company_short_name: name } = useSettings();
  const { pathname } = useLocation();
  const translate = useTextOrLiteral();

  const toLink = (item: MenuLink): SidebarLink => ({
    text: translate(item.text),
    href: item.link ?? '',
    icon: iconOf(item.icon),
    isExternal: item.isExternalLink,
    ...(item.badge !== null && { badge: item.badge }),
  });
  const toItem = (item: MenuItem): SidebarItem => {
    if (item.submenu.length === 0) return toLink(item);
    const { isExternal: _, ...head } = toLink(item);
    return { ...head, children: item.submenu.map(toLink) };
  };

  return (
    <Sidebar
      items={items.map(toItem)}
      currentPath={pathname}
      brand={{ name, href: '/dashboard', logo: <Logo /> }}
    />
  );
}
