export { Sidebar } from './Sidebar.tsx';
export type { SidebarBrand, SidebarGroup, SidebarItem, SidebarLink, SidebarProps } from './Sidebar.types.ts';
