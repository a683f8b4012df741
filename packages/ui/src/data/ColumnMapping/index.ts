export { ColumnMapping } from './ColumnMapping.tsx';
export type {
  ColumnMappingProps,
  DateOrder,
  FieldSource,
  FileColumn,
  ImportField,
} from './ColumnMapping.types.ts';
