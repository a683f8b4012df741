export type { SelectionBarProps } from './SelectionBar.types.ts';
