import { findRoute } from '@bureau/contract';
import type { SidebarGroup } from '@bureau/ui';
import { Star, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../core/navigation/focusHeading.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import { useFavourites } from '../../screens/favourites/useFavourites.ts';
import { iconOf } from '../../core/icons.tsx';
import { favouritesGroup } from './favouritesGroup.ts';

export interface FavouriteGroupProps {
  /** Runs with the group of the sidebar; with undefined where it has no entries. */
  readonly onChange: (group: SidebarGroup | undefined) => void;
}

/** Leaves out of an address how its list is shown. */
const pathOf = (route: string) => route.split('?')[0] ?? '';

/** Leads the focus from an entry that is about to go to the one after it, or before it; else to the page. */
function focusNeighbour(entry: Element | null | undefined): void {
  const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('a');
  if (next) next.focus();
  else focusHeading();
}

/** Makes a group of the sidebar from the user's favourites, which the sidebar then draws. */
export function FavouriteGroup({ onChange }: FavouriteGroupProps) {
  const { t } = useTranslation();
  const textOf = useTextOrLiteral();
  const canOpen = useCanOpen();
  const { favourites, remove } = useFavourites();
  const group = useMemo(() => {
    const children = (favourites ?? [])
      .filter(({ route }) => canOpen(pathOf(route)))
      .map(({ id, resource, route, title }) => {
        const label = title ?? textOf(`breadcrumbs.${resource}.title`);
        return {
          label,
          href: route,
          icon: iconOf(findRoute(pathOf(route))?.icon ?? null),
          action: {
            label: t('favourites.remove.one', { title: label }),
            icon: <X aria-hidden />,
            onPress: () => {
              focusNeighbour(document.activeElement?.closest('li'));
              void remove(id);
            },
          },
        };
      });
    return children.length === 0
      ? undefined
      : { id: favouritesGroup, label: t('favourites.title'), icon: <Star />, children };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what removes is made anew with the favourites alone
  }, [canOpen, favourites, t, textOf]);
  useEffect(() => onChange(group), [group, onChange]);
  return null;
}
