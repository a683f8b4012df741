export { ColumnMapping } from './ColumnMapping.tsx';
export type { ColumnMappingProps, FieldSource, FileColumn, ImportField } from './ColumnMapping.types.ts';
