import type { Field } from '@bureau/contract';
import type { PgColumn, PgTable, SQL } from '../../db/orm.ts';
import type { GroupColumn, SortColumn } from '../../db/list/listSource.ts';
import type { FieldChange } from '../FieldChange.ts';
import type { BoundField } from './BoundField.ts';

/** A record, or what is written of one, by its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A table that is read with the records, for what a field refers to. */
export interface Join {
  readonly table: PgTable;
  readonly on: SQL;
}

/** Describes what the database, the activity log and bulk changes do with the fields of a kind. */
export interface KindOfField {
  /** Returns what is selected of a field, by the names under which it is read. */
  select(bound: BoundField): Readonly<Record<string, PgColumn | SQL>>;
  join?(bound: BoundField): Join;
  /** Returns what is read of a field where it is not what was selected. */
  read?(value: unknown, row: Values, field: Field): unknown;
  sort(bound: BoundField): SortColumn;
  group?(bound: BoundField): GroupColumn;
  /** Returns the condition of a filter of the kind that the contract says; the value was read by it. */
  filter(bound: BoundField, value: unknown, timeZone: string): SQL | undefined;
  /** Returns the columns that a value is written to, by their names in the code; none for what stands in a table of its own. */
  columns(bound: BoundField, value: unknown): Values;
  /** Returns what a record holds once a value is written, where that is not the value itself. */
  kept?(bound: BoundField, value: unknown): unknown;
  /** Returns the value of a record as it would be written. */
  written(bound: BoundField, record: Values): unknown;
  /** Returns what the activity log tells of a record. */
  describe(bound: BoundField, record: Values): string | number | boolean | null;
  /** Describes a change of many records. */
  change(bound: BoundField, value: unknown): FieldChange;
  /** Returns the texts that the search of a list looks through. */
  words(value: unknown, field: Field): readonly string[];
}
