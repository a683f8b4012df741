export { BulkActionBar } from './BulkActionBar.tsx';
export type { BulkActionBarProps } from './BulkActionBar.types.ts';
