export { BasicLayout, type BasicLayoutProps } from './BasicLayout.tsx';
export { LayoutContext, type LayoutSidebar } from './LayoutContext.ts';
