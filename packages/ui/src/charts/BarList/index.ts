export { BarList, type BarListEntry, type BarListProps } from './BarList.tsx';
