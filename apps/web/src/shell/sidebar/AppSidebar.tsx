import { type MenuItem, settings } from '@bureau/contract';
import { createLazyImport, Sidebar, type SidebarGroup, type SidebarItem, type SidebarLink } from '@bureau/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import { useMenu } from '../../core/account/account.ts';
import { iconOf } from '../../core/icons.tsx';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import { Logo } from '../../screens/Logo.tsx';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useSettings } from '../../core/settings/settings.ts';
import { parseJson, type TextStore } from '../../core/storage/storage.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { useFavouriteList } from '../../screens/favourites/useFavouriteList.ts';
import type { FavouriteGroupProps } from './FavouriteGroup.tsx';
import { favouritesGroup } from './favouritesGroup.ts';

/** Loads the favourites' part of the menu, for those who have some. */
const useFavouriteGroup = createLazyImport<FavouriteGroupProps>(() =>
  import('./FavouriteGroup.tsx').then(({ FavouriteGroup }) => FavouriteGroup),
);

type MenuLink = Omit<MenuItem, 'submenu'>;

const tones = {
  primary: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
} as const;

/** Returns the tone that a class of a badge asks for, such as `badge-danger`. */
function toneOf(badgeClass: string | null): SidebarLink['badgeTone'] {
  const found = Object.entries(tones).find(([name]) => badgeClass?.includes(name));
  return found?.[1];
}

/** Leaves out what leads to a page that has no screens yet, and a submenu of which nothing is left. */
function withoutInaccessible(
  items: readonly MenuItem[],
  canOpen: (address: string) => boolean,
): readonly MenuItem[] {
  const leadsOn = ({ link, isExternalLink }: MenuLink) => link !== null && (isExternalLink || canOpen(link));
  return items
    .map((item) => ({ ...item, submenu: item.submenu.filter(leadsOn) }))
    .filter((item) => item.submenu.length > 0 || leadsOn(item));
}

function toItems(items: readonly MenuItem[], translate: (text: string) => string): readonly SidebarItem[] {
  const toLink = (item: MenuLink): SidebarLink => ({
    label: translate(item.text),
    href: item.link ?? '',
    icon: iconOf(item.icon),
    isExternal: item.isExternalLink,
    ...(item.badge !== null && { badge: item.badge, badgeTone: toneOf(item.badgeClass) }),
  });
  return items.map((item) => {
    if (item.submenu.length === 0) return toLink(item);
    const { isExternal: _, ...head } = toLink(item);
    return { ...head, id: item.text, children: item.submenu.map(toLink) };
  });
}

const groupsName = 'bureau.menu';

/** Reads which submenus are open; undefined until somebody has opened or closed one. */
function readGroups(store: TextStore): readonly string[] | undefined {
  const stored = parseJson(store.get(groupsName));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
}

/** Shows the menu that the server built for the user (docs/product.md §2). */
export function AppSidebar() {
  const { browserStore } = useServices();
  const items = useMenu();
  const { company_short_name: name } = useSettings();
  const { pathname } = useLocation();
  const translate = useTextOrLiteral();
  const canOpen = useCanOpen();
  const [storedGroups] = useState(() => readGroups(browserStore));
  const entries = useMemo(
    () => toItems(withoutInaccessible(items, canOpen), translate),
    [items, canOpen, translate],
  );
  // the favourites are asked for when the page has been drawn
  const isDrawn = useDeferredValue(true, false);
  const { data: marked = [] } = useFavouriteList(isDrawn);
  const { Loaded: FavouriteGroup } = useFavouriteGroup(marked.length > 0);
  const [favourites, setFavourites] = useState<SidebarGroup>();
  const all = [favouritesGroup, ...items.map(({ text }) => text)];
  const storeGroup = (id: string, isOpen: boolean) => {
    const others = (readGroups(browserStore) ?? all).filter((one) => one !== id);
    browserStore.set(groupsName, JSON.stringify(isOpen ? [...others, id] : others));
  };
  const brand = useMemo(() => ({ name, href: '/dashboard', logo: <SidebarLogo /> }), [name]);
  return (
    <>
      {FavouriteGroup && <FavouriteGroup onChange={setFavourites} />}
      <Sidebar
        items={favourites ? [favourites, ...entries] : entries}
        currentPath={pathname}
        brand={brand}
        openGroups={storedGroups ?? all}
        onGroupOpenChange={storeGroup}
        isFilterable
      />
    </>
  );
}

/** Shows the company's logo for the sidebar, and the product's own where there is none (docs/product.md §9: 30 x 30 pixels). */
function SidebarLogo() {
  const { data } = useQuery(settings.all);
  const [brokenFile, setBrokenFile] = useState<string>();
  const file = data?.company_sidebar_logo ?? undefined;
  if (file === undefined || file === brokenFile) return <Logo />;
  return (
    <img
      src={`/uploads/company_sidebar_logo/${encodeURIComponent(file)}`}
      alt=""
      width={30}
      height={30}
      onError={() => setBrokenFile(file)}
    />
  );
}
