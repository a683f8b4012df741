export { ViewTabs } from './ViewTabs.tsx';
export type { SavedView, ViewDetails, ViewTabsProps } from './ViewTabs.types.ts';
