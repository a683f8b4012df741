export type { SavedView, ViewDetails, ViewMenuProps } from './ViewMenu.types.ts';
