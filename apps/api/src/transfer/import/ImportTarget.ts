import type { CodedForm, CustomForm, CustomValues } from '@bureau/contract';
import type { PgTable } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import type { Values } from '../../records/kinds/KindOfField.ts';
import type { Lookups } from '../Lookups.ts';
import type { AnyFields } from './guessColumns.ts';

/** Describes where the records of a resource are kept. */
export interface ImportTable {
  /** Names the resource, its codes and its activity log. */
  readonly resource: CodedForm;
  /** The table of the records: its `id` is an identity. What hangs on a record is deleted with it. */
  readonly table: PgTable;
}

/** Describes by whom and when records are created. */
export interface Author {
  readonly caller: Caller;
  readonly origin: Origin;
}

/** Describes a record that is to be created: what a row of a file says by column, with the identifier, the number and the code that are reserved for it. */
export type NewRecord = Values & {
  readonly id: number;
  readonly number: number;
  readonly code: string;
  readonly custom_fields: CustomValues;
};

/** Names the first and the last of the records of an import by their identifiers. */
export interface ImportedRange {
  readonly firstId: number;
  readonly lastId: number;
}

/** Describes how records of a resource are imported. */
export interface ImportTarget extends ImportTable {
  readonly fields: AnyFields;
  /** Names the field by which the records are called. */
  readonly title: string;
  /** Names the form whose custom fields are among them. */
  readonly form?: CustomForm;
  /** Finds out what the values of some columns are read with, such as the people whom the caller may pick. */
  readonly lookUp: (db: Database, caller: Caller, columns: ReadonlySet<string>) => Promise<Lookups>;
  /** Finds what is wrong with rows that can be read: the errors of each, by their columns. */
  readonly findErrors?: (
    db: Database,
    values: readonly Values[],
    caller: Caller,
  ) => Promise<readonly FieldErrors[]>;
  /**
   * Inserts records, which their author sees only when all of them are there. Their activity log is written elsewhere. Returns what links them with
   * records that may come later.
   */
  readonly insert: (
    db: Database,
    records: readonly NewRecord[],
    author: Author,
  ) => Promise<() => Promise<void>>;
  /** Finds the records of an import that their author may not bring, since they would be somebody else's. */
  readonly findForeign: (tx: Database, range: ImportedRange, caller: Caller) => Promise<readonly number[]>;
  /** Notifies people of the records, once they can be seen. */
  readonly notify: (tx: Database, caller: Caller, range: ImportedRange, now: Date) => Promise<void>;
}
