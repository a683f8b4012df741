import { createContext, use, type ComponentType } from 'react';
import type { MenuItemProps, MenuSectionProps } from './Menu.types.ts';

/** What draws the entries of a menu. */
interface MenuParts {
  readonly Item: ComponentType<MenuItemProps>;
  readonly Section: ComponentType<MenuSectionProps>;
}

/** Carries the parts to the entries: their code comes with the panel that they are in. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

/** Returns the parts of the menu around an entry. Throws outside of one. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error('MenuItem and MenuSection stand in a Menu.');
  return parts;
}
