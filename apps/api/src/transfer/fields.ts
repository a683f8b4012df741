import type { Locale } from '@bureau/values';
import type { MessageKey } from '../errors/messages.ts';
import type { Cell } from './cells.ts';
import type { Reader } from './fieldKinds.ts';

/** Describes a field as an export writes it. */
export interface WrittenField<Row> {
  /** Names the field: one of ours by its key, a custom field by its label. */
  readonly label: MessageKey | { readonly text: string };
  /** Writes the cell of a record. */
  readonly cell: (row: Row, locale: Locale) => Cell;
}

/** Describes a field as an import reads it. */
export interface ReadField {
  readonly label: MessageKey | { readonly text: string };
  /** Reads cells of the field; absent for what is never imported. */
  readonly reader?: Reader<unknown>;
  /** Lists other names that columns of the field have, in lower case. */
  readonly synonyms: readonly string[];
  readonly isRequired: boolean;
  /** Returns what a value stands for in its row, by the values of the other columns: an amount, in the currency of the record. */
  readonly complete?: (value: unknown, row: Readonly<Record<string, unknown>>) => unknown;
  /** What a record gets of which the file says nothing. */
  readonly fallback?: unknown;
  /** Names the resource whose records the field names, if it does. */
  readonly to?: string;
  /** Names the field whose date may not be later. */
  readonly isAfter?: string;
}
