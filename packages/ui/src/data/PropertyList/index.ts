export { PropertyList, type PropertyEntry, type PropertyListProps } from './PropertyList.tsx';
