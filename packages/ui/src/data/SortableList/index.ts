export { moveEntry } from './order.ts';
export { SortableList } from './SortableList.tsx';
export type { SortableListEntry, SortableListMove, SortableListProps } from './SortableList.types.ts';
