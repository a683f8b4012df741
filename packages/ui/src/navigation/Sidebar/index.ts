export { Sidebar } from './Sidebar.tsx';
export type {
  SidebarAction,
  SidebarBrand,
  SidebarGroup,
  SidebarItem,
  SidebarLink,
  SidebarProps,
} from './Sidebar.types.ts';
