import type {
  CreateOf,
  Endpoint,
  Fields,
  ImportNames,
  ListQuery,
  ListSpec,
  NamesWith,
  ResponseOf,
  UpdateOf,
} from '@bureau/contract';
import type { PgTable, PgUpdateSetSource, SQL } from '../db/orm.ts';
import type { AnySchema } from 'yup';
import type { Caller, Viewer } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import type { ListSource } from '../db/list/listSource.ts';
import type { MessageKey } from '../errors/messages.ts';
import type { Call } from '../http/implement.ts';
import type { FieldErrors } from '../records/fields/check.ts';
import type { AnyRecordTable, LinkTable } from '../records/kinds/BoundField.ts';
import type { ActivityValues } from '../records/Records.ts';
import type { Author } from '../transfer/import/ImportTarget.ts';
import type { FileWords } from '../transfer/kinds.ts';
import type { NewNotice } from '../records/notifications/kinds.ts';

/** A resource of the contract that is described by its fields, as far as a module answers for it. */
export interface Resource {
  readonly name: string;
  readonly fields: Fields;
  readonly listSpec: ListSpec;
  /** What a list is sorted by that asks for nothing. */
  readonly defaultSort: readonly string[];
  readonly hasCustomFields?: boolean;
  readonly customForm?: string | undefined;
  readonly codePrefix?: string;
  readonly searchType?: string;
  readonly exportFields?: readonly string[];
  readonly importFields?: readonly string[];
  readonly list: Endpoint & { readonly response: AnySchema };
  readonly one: Endpoint & { readonly response: AnySchema };
  readonly create: Endpoint & { readonly body: AnySchema; readonly response: AnySchema };
  readonly update: Endpoint & { readonly body: AnySchema };
  readonly remove: Endpoint;
  readonly activities: Endpoint;
}

/** The records of a resource as they are stored: who reads one may be told less of it than who makes it. */
export type RecordOf<R extends Pick<Resource, 'create'>> = ResponseOf<R['create']>;

/** The fields of a resource whose values are in a table that links users with its records. */
type LinkedNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly kind: 'people' | 'members' } ? Name : never;
}[keyof F];

type Links<R extends Resource> = [LinkedNames<R['fields']>] extends [never]
  ? { readonly links?: undefined }
  : { readonly links: { readonly [Name in LinkedNames<R['fields']>]: LinkTable } };

/** What is known of a record that is to be deleted: what its fields hold. */
type RemovedOf<R extends Pick<Resource, 'create' | 'fields'>> = Pick<
  RecordOf<R>,
  keyof RecordOf<R> & (keyof R['fields'] | 'id' | 'code' | 'created_by')
>;

/** What is written of a record: of a new one, and as far as it can be changed, of one that is there. */
export type BodyOfRecord<R extends Resource> = Partial<CreateOf<R> & UpdateOf<R>>;

/** The columns of imported files that are no fields, but name other records: see {@link FileWords.to}. */
type ColumnsBeside<R extends Resource> = Exclude<
  NonNullable<R['importFields']>[number],
  ImportNames<R['fields']>
>;

/** A record that such a column names, and what it is in: see {@link FileWords.within}. */
export interface NamedOne {
  readonly id: number;
  readonly within?: number;
}

/** The records that these name. Of any resource, nothing is known of them. */
type NamedBeside<R extends Resource> =
  string extends ColumnsBeside<R> ? unknown : { readonly [Name in ColumnsBeside<R>]?: readonly NamedOne[] };

/** Describes what is being written, and by whom. */
export interface Writing<R extends Resource> {
  readonly caller: Caller;
  readonly now: Date;
  /** The record as it is; null for a new one. */
  readonly before: RecordOf<R> | null;
}

/** A module's own columns, as they are written. */
type Columns<T extends PgTable> = PgUpdateSetSource<T>;

/** Holds what no description can say. Each hook is for one purpose, and typed from the contract. */
export interface Hooks<R extends Resource, T extends PgTable> {
  /** Returns what is hidden in the activity log from somebody, beside what records referred to: the names of fields. */
  hiddenFields?(this: void, viewer: Viewer): readonly string[];
  /** Returns what the activity log tells of a record otherwise than its fields. */
  activityValues?(this: void, record: RecordOf<R>): ActivityValues;
  /** Completes records that were read by what no column has: read-only fields, and removes what the viewer may not see. */
  present?(
    this: void,
    db: Database,
    rows: readonly RecordOf<R>[],
    viewer: Caller | null,
  ): Promise<readonly Partial<RecordOf<R>>[]>;
  /** Returns how somebody who is not told all of the records sorts, filters and searches them: what is not told cannot be found out by a query either. */
  listFor?(
    this: void,
    source: ListSource<R['listSpec']>,
    viewer: Viewer,
    query: ListQuery<R['listSpec']>,
  ): ListSource<R['listSpec']>;
  /** Adds to a record what lists do not have of it. */
  detail?(this: void, db: Database, record: RecordOf<R>): Promise<Partial<RecordOf<R>>>;
  /** Returns a record as a body would write it, where that is not what it holds, or where no field describes it. */
  asWritten?(this: void, record: RecordOf<R>): BodyOfRecord<R>;
  /** Completes a new record with what follows from who creates it, by hand or by a file. */
  begin?(this: void, caller: Caller, body: BodyOfRecord<R>): BodyOfRecord<R>;
  /** Completes or cleans what is written before it is checked. */
  complete?(this: void, tx: Database, body: BodyOfRecord<R>, writing: Writing<R>): Promise<BodyOfRecord<R>>;
  /** Finds what is wrong with what is written, beside what follows from the fields. */
  check?(this: void, tx: Database, body: BodyOfRecord<R>, writing: Writing<R>): Promise<FieldErrors>;
  /** Returns columns that no field describes, from those that are written. Of files, these are plain values. */
  columns?(this: void, body: BodyOfRecord<R>): Columns<T>;
  /** Returns the columns of a new record that no field describes. */
  newColumns?(this: void, body: BodyOfRecord<R>): Columns<T>;
  /** Does what follows from what was written, in its transaction: what hangs on the record. */
  afterWrite?(
    this: void,
    tx: Database,
    record: { readonly id: number; readonly code: string },
    body: BodyOfRecord<R>,
    writing: Writing<R> & { readonly origin: Origin },
  ): Promise<void>;
  /** Finds what is wrong with a change of records together, beside what follows from the fields. */
  checkBulk?(
    this: void,
    tx: Database,
    ids: readonly number[],
    body: BodyOfRecord<R>,
    writing: Writing<R>,
  ): Promise<FieldErrors>;
  /** Does what follows from a change of many records, in its transaction. */
  afterBulk?(
    this: void,
    tx: Database,
    ids: readonly number[],
    body: BodyOfRecord<R>,
    writing: Writing<R> & { readonly origin: Origin },
  ): Promise<void>;
  /** Refuses to delete records of which one has to stay. */
  checkRemoval?(this: void, tx: Database, records: readonly RemovedOf<R>[]): Promise<void>;
  /** Keeps what would be lost with records that are about to be deleted, in the transaction that deletes them. */
  beforeRemoval?(this: void, tx: Database, ids: readonly number[], author: Author): Promise<void>;
  /** Finds what is wrong with what files say of new records, beside what follows from the fields: the errors of each. */
  checkImport?(
    this: void,
    tx: Database,
    bodies: readonly BodyOfRecord<R>[],
    caller: Caller,
  ): Promise<readonly FieldErrors[]>;
  /** Completes what files say of new records, and gives the columns that no field describes. */
  completeImport?(
    this: void,
    tx: Database,
    bodies: readonly (BodyOfRecord<R> & NamedBeside<R>)[],
    author: Author,
  ): Promise<readonly { readonly body: BodyOfRecord<R>; readonly columns: Columns<T> }[]>;
  /** Writes what hangs on imported records, in their transaction. */
  afterImportedRows?(
    this: void,
    tx: Database,
    records: readonly { readonly id: number; readonly code: string; readonly body: BodyOfRecord<R> }[],
    author: Author,
  ): Promise<void>;
  /** Does what follows from a request that has changed records, once it is answered. */
  afterRequest?(
    this: void,
    call: Pick<Call, 'db' | 'later' | 'postJson' | 'origin'> & { readonly caller: Caller },
    ids: readonly number[],
  ): void;
}

/** Describes a module of records. */
export type ModuleInput<R extends Resource, T extends AnyRecordTable> = Links<R> & {
  readonly resource: R;
  readonly table: T;
  /** Returns which records somebody may see, as a condition on the table; `undefined` is all of them. */
  readonly visible: (viewer: Viewer) => SQL | undefined;
  /** Finds out the same for a whole list, where that is faster than asking of each record. */
  readonly findVisible?: (db: Database, viewer: Viewer) => Promise<SQL | undefined>;
  /** The field that names a record, behind its code. */
  readonly title: keyof R['fields'] & string;
  /** What lists are sorted and filtered by that no field describes, or otherwise than its field says. */
  readonly list?: {
    readonly sort?: Partial<ListSource<R['listSpec']>['sort']>;
    readonly filter?: Partial<ListSource<R['listSpec']>['filter']>;
  };
  /** Selects whom some records concern beside those whom their fields name, as rows of `record_id` and `user_id`. */
  readonly concerned?: (among: SQL) => SQL;
  /** Selects in the same way who is told of new records whom no field names, and what they are told. */
  readonly news?: { readonly kind: NewNotice; readonly people: (among: SQL) => SQL };
  /** What fields that are only read are derived from, in SQL. */
  readonly derived?: { readonly [Name in NamesWith<R['fields'], 'isReadOnly'>]?: SQL };
  /** Names the field at which each constraint is said by which records exclude each other, with what is said where it is not that the time is taken. */
  readonly exclusions?: Readonly<
    Record<
      string,
      (keyof R['fields'] & string) | { readonly field: keyof R['fields'] & string; readonly key: MessageKey }
    >
  >;
  /** How fields are called in files. */
  readonly files?: Readonly<Record<string, FileWords<RecordOf<R>>>>;
  readonly hooks?: Hooks<R, T>;
};
