export { LayoutContext, type LayoutSidebar } from './LayoutContext.ts';
