import type { Locale } from '@bureau/values';
import type { MessageKey } from '../errors/messages.ts';
import type { Cell } from './cells.ts';
import type { Reader, ParseError } from './fieldKinds.ts';

/** Describes a field as an export writes it. */
export interface WrittenField<Row> {
  /** Names the field: one of ours by its key, a custom field by its label. */
  readonly label: MessageKey | { readonly text: string };
  /** Writes the cell of a record. */
  readonly cell: (row: Row, locale: Locale) => Cell;
}

/** Describes a field as an import reads it. */
export interface ReadField<Value, Lookups> {
  readonly label: MessageKey | { readonly text: string };
  /** Reads cells of the field; absent for what is never imported. */
  readonly reader?: Reader<Value, Lookups>;
  /** Lists other names that columns of the field have, in lower case. */
  readonly synonyms: readonly string[];
  readonly isRequired: boolean;
  /** What a record gets of which the file says nothing. */
  readonly fallback?: Value;
  /** Names the field whose date may not be later. */
  readonly isAfter?: string;
}

/** The values of a row that was read, by field. A field whose cell was empty is missing. */
export type ValuesOf<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends { readonly reader: { readonly read: infer Read } }
    ? Read extends (...args: never[]) => infer Value
      ? Exclude<Value, ParseError>
      : never
    : never;
};
