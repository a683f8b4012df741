export { SelectionBar } from './SelectionBar.tsx';
export type { SelectionBarProps } from './SelectionBar.types.ts';
