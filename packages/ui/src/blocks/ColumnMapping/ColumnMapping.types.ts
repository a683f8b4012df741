import type { DateOrder } from '@bureau/values';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a column of a file. */
export interface FileColumn {
  /** Names the column; unique in its file. */
  name: string;
  /** Values of the first rows. */
  samples: readonly string[];
}

/** Describes a field that can be filled from a file. */
export interface ImportField<Id extends string = string> {
  /** Identifies the field. */
  id: Id;
  /** Names the field. */
  label: string;
  /** Whether the import needs a column for it. */
  isRequired?: boolean;
  /** `date` for a date field: the order of day, month and year is then asked for. */
  kind?: 'date';
}

/** Describes from where a field is filled. */
export interface FieldSource {
  /** Names the column of the file. */
  column: string;
  /** How dates are written in it. */
  dateOrder?: DateOrder;
}

export interface ColumnMappingProps<Id extends string = string> extends RootProps<HTMLDivElement> {
  /** The columns of the file, in their order. */
  columns: readonly FileColumn[];
  /** The fields, in the order in which they are offered. */
  fields: readonly ImportField<Id>[];
  /** From which column each field is filled; a field without an entry is not imported. */
  value: Readonly<Partial<Record<Id, FieldSource>>>;
  /** Runs with all fields when one changes. A date field that is chosen has the order that its samples suggest. */
  onChange: (value: Partial<Record<Id, FieldSource>>) => void;
}
