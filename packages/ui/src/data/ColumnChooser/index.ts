export type { ChoosableColumn, ColumnChooserProps } from './ColumnChooser.types.ts';
