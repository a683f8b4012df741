export { ViewMenu } from './ViewMenu.tsx';
export type { SavedView, ViewDetails, ViewMenuProps } from './ViewMenu.types.ts';
