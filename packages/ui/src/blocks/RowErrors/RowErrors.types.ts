import type { RootProps } from '../../primitives/root/index.ts';

/** Describes what is wrong with one row of a file. */
export interface RowError {
  /** Counts the row as a spreadsheet does: the head is row 1. */
  row: number;
  /** Names the field, as the person knows it. */
  field?: string;
  /** What is wrong, and how it is put right. */
  message: string;
}

export interface RowErrorsProps extends RootProps<HTMLDivElement> {
  /** What is wrong, in the order of the rows, nothing twice. */
  errors: readonly RowError[];
  /** How many there are in all; `errors` may hold the first of them only. */
  total: number;
}
