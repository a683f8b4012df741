export { Table } from './Table.tsx';
export type { TableColumn, TableProps, TableRow } from './Table.types.ts';
