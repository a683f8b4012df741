export { ColumnChooser } from './ColumnChooser.tsx';
export type { ChoosableColumn, ColumnChooserProps } from './ColumnChooser.types.ts';
