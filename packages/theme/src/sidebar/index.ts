export { deriveSidebar, type DerivedSidebar } from './deriveSidebar.ts';
export {
  type SidebarColor,
  sidebarColors,
  type SidebarGradient,
  sidebarGradients,
  type SidebarAppearance,
} from './appearance.ts';
