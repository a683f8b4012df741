export { ColumnChooser } from './ColumnChooser.tsx';
export type { ChoosableColumn, ColumnChooserProps, Grouping } from './ColumnChooser.types.ts';
