export { Menu } from './Menu.tsx';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './Menu.types.ts';
export { MenuItem } from './MenuItem.tsx';
export { MenuSection } from './MenuSection.tsx';
export { PlainMenu, type PlainMenuProps } from './PlainMenu.tsx';
