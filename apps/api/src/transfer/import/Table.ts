import { FieldError } from '../../errors/ApiError.ts';
import type { Message, MessageKey } from '../../errors/messages.ts';

/** Holds a row of a file: its number there, of which the head has 1, and its cells. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Holds what a file says: the names of its columns, and its rows without those that are empty. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether a row must have as many cells as the head. Spreadsheets leave empty cells out. */
  readonly hasAllCells: boolean;
}

/** Returns the error that says what is wrong with a file as a whole. */
export const fileError = (key: MessageKey, values?: Message['values']) =>
  new FieldError({ file: [{ key, values }] });

/** How many columns a file may have. */
export const columnLimit = 300;
