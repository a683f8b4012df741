import type { CustomValues } from '@bureau/contract';
import type { PgColumn, PgTable, SQL } from '../db/orm.ts';
import type { Viewer } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';

/** Describes as much of a record as is needed to change it. */
export interface Stored {
  readonly id: number;
  readonly version: number;
  /** The values of its custom fields, where it can have some. */
  readonly custom_fields?: CustomValues;
}

/** Describes what the activity log tells of a record, by field: numbers of statuses, names of people; null or an empty text where there is
 * nothing. */
export type ActivityValues = Readonly<Record<string, string | number | boolean | null>>;

/** Describes the records of a resource to the functions that all records share. */
export interface Records<Rec extends Stored = Stored> {
  /** Names the resource as its paths do: what hangs on a record is stored with this name. */
  readonly name: string;
  readonly table: PgTable & { readonly id: PgColumn };
  /** Returns which records somebody may see, as a condition on the table; `undefined` is all of them. */
  visible(this: void, viewer: Viewer): SQL | undefined;
  /** Reads a record, whoever may see it. */
  read(this: void, db: Database, id: number): Promise<Rec | null>;
  /** Returns what the activity log tells of a record. */
  activityValues(this: void, record: Rec): ActivityValues;
  /** Names the fields by which a record refers to others than it did; without it, those are told apart by what they are called. */
  refersToOthers?(this: void, before: Rec, after: Rec): readonly string[];
  /** Returns which entries of the activity log somebody is told, as a condition on the log; `undefined` is all of them. */
  shownEntries?(this: void, viewer: Viewer): SQL | undefined;
  /** Names a record in the audit trail, and to those who are told of it. */
  describe(this: void, record: Rec): string;
  /** Names a record in the log of the settings, where it is set up there; without it that log does not tell of it. */
  nameInSettings?(this: void, record: Rec): string;
  /** Lists the users whom a record concerns, so that they are told of comments on it; without it there are none. */
  concerned?(this: void, db: Database, id: number): Promise<readonly number[]>;
}
