import type { MenuItemProps } from './Menu.types.ts';
import { useMenuParts } from './MenuParts.ts';

/** Shows one action, page or choice of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}
