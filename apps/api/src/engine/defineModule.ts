import type {
  CreateOf,
  Endpoint,
  ListItemOf,
  ListQuery,
  RecordCalls,
  ResponseOf,
  SearchType,
  UpdateOf,
} from '@bureau/contract';
import type { SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import { timeZoneOf } from '../access/timeZoneOf.ts';
import type { Database } from '../db/database.ts';
import type { ListSource } from '../db/list/listSource.ts';
import type { Call, Implementation } from '../http/implement.ts';
import { listActivities } from '../records/activities/read.ts';
import { readRecord, requireRecord } from '../records/findRecord.ts';
import type { AnyRecordTable } from '../records/kinds/BoundField.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import { recordRoutes } from '../records/recordRoutes.ts';
import type { Records, Stored } from '../records/Records.ts';
import { type ImportCall, runImport } from '../transfer/import/runImport.ts';
import { registerReferences, requireUnreferenced } from './blockers.ts';
import { describe, readMany, recordsFor } from './describe.ts';
import type { Described } from './Described.ts';
import { groupRecords, listRecords, listSourceOf, listTags, narrow, pickRecords } from './list.ts';
import { type SearchSource, searchSourceOf } from './searchSource.ts';
import { exportList, importTargetOf } from './transfer.ts';
import { notifyOfNew, prepareNotifications } from './notifications.ts';
import type { BodyOfRecord, ModuleInput, RecordOf, Resource } from './types.ts';
import {
  changeRecords,
  codedFormOf,
  createRecord,
  deleteRecord,
  updateRecord,
  type Writer,
  type ValuesWithoutForm,
} from './write.ts';

/** A request for records of any resource, whose parts were checked against its endpoint. */
type AnyCall = Omit<Call, 'params' | 'query' | 'body' | 'caller' | 'file' | 'parts'> &
  ImportCall & {
    readonly params: { readonly id: number };
    readonly query: never;
    readonly body: never;
    readonly caller: Caller;
  };

type Answer = (call: AnyCall) => Promise<unknown>;

/** Implements an endpoint of whatever resource. */
const answer = (endpoint: Endpoint, handle: Answer): Implementation => ({
  endpoint,
  // The request was checked against the endpoint, whose types a function of any resource cannot know.
  handle: handle as unknown as Implementation['handle'],
});

/** What a module of records is to others: its endpoints, and what special requests are made of. */
export interface RecordModule<R extends Resource> {
  /** Implements the endpoints of the resource: those that are given, and of the others all that the engine answers. */
  routes(own?: readonly Implementation[]): readonly Implementation[];
  /** Describes the records to the functions that all records share, as a viewer may see them; with all that they hold for null. */
  recordsFor(viewer: Caller | null): Records<RecordOf<R> & Stored>;
  /** Returns how lists are sorted, filtered and searched. Days are counted in the time zone. */
  source(timeZone: string): ListSource<R['listSpec']>;
  /** Reads records of a list in the order of their ids. Whether they may be seen was asked before. */
  readItems(db: Database, caller: Caller, ids: readonly number[]): Promise<readonly ListItemOf<R>[]>;
  /** Lists the records that a caller may see. */
  list(
    db: Database,
    caller: Caller,
    query: ListQuery<R['listSpec']>,
    timeZone: string,
  ): Promise<ResponseOf<R['list']>>;
  /** Returns how a search finds the records, where the contract says that it does. */
  searchSource(): SearchSource<R extends { readonly searchType: infer Type extends string } ? Type : never>;
  /** Creates a record in a transaction; where nobody was asked for the values of its custom fields, with these. */
  create(tx: Database, body: CreateOf<R>, writer: Writer, values?: ValuesWithoutForm): Promise<RecordOf<R>>;
  /** Changes a record, and columns of the module's own with it. */
  update(
    db: Database,
    id: number,
    body: UpdateOf<R>,
    writer: Writer,
    own?: Readonly<Record<string, unknown>>,
  ): Promise<RecordOf<R>>;
  /** Changes many records in a transaction, all of them or none. */
  updateMany(
    tx: Database,
    ids: readonly number[],
    values: BodyOfRecord<R>,
    writer: Writer,
  ): Promise<{ readonly count: number }>;
  /** Returns which records somebody sees who asks for a list, as a condition. */
  conditionOf(
    db: Database,
    caller: Caller,
    query: ListQuery<R['listSpec']>,
    timeZone: string,
  ): Promise<SQL | undefined>;
  /** Notifies people of new records that were written in another way: those that the condition finds. */
  notifyOfNew(tx: Database, among: SQL, caller: Caller, now: Date): Promise<void>;
  /** Finds out who is to be told of a change of records that is about to be made in another way; what it returns tells them, once it is made. */
  prepareNotifications(
    tx: Database,
    ids: readonly number[],
    body: BodyOfRecord<R>,
    caller: Caller,
    now: Date,
  ): Promise<() => Promise<void>>;
}

/** A module of whichever resource whose records have a code and a page. */
export interface PagedModule {
  routes(): readonly Implementation[];
  recordsFor(viewer: Caller | null): Records<Stored & { readonly code: string }>;
  searchSource(): SearchSource<SearchType>;
}

const isEndpoint = (part: unknown): part is Endpoint =>
  typeof part === 'object' && part !== null && 'method' in part;

/** The endpoints of a resource that the engine answers beside those that every resource has. */
function answersOf(described: Described): Readonly<Record<string, Answer>> {
  const { hooks } = described;
  const zoneOf = async ({ caller, readSettings }: AnyCall) => timeZoneOf(caller, await readSettings());
  const update: Answer = async (call) => {
    const record = await updateRecord(call.db, described, call.params.id, call.body, call);
    hooks.afterRequest?.(call, [record.id]);
    return record;
  };
  return {
    list: async (call) => listRecords(call.db, described, call.caller, call.query, await zoneOf(call)),
    groups: async (call) => groupRecords(call.db, described, call.caller, call.query, await zoneOf(call)),
    one: ({ db, caller, params }) => readRecord(db, recordsFor(described, caller), caller, params.id),
    picker: ({ db, caller }) => pickRecords(db, described, caller),
    tags: ({ db, caller }) => listTags(db, described, caller),
    create: async (call) => {
      const record = await createRecord(call.db, described, call.body, call);
      hooks.afterRequest?.(call, [record.id]);
      return record;
    },
    update,
    statusChange: update,
    remove: ({ db, caller, params: { id }, ...call }) => {
      const removal = deleteRecord(db, described, id, { caller, ...call });
      return requireUnreferenced(db, caller, described.name, [id], removal);
    },
    bulk: async (call) => {
      const { action, ids }: { readonly action: 'update' | 'delete'; readonly ids: readonly number[] } =
        call.body;
      const change = changeRecords(call.db, described, call.body, call);
      const changed = await (action === 'delete'
        ? requireUnreferenced(call.db, call.caller, described.name, ids, change)
        : change);
      hooks.afterRequest?.(call, ids);
      return changed;
    },
    export: async (call) =>
      exportList(call.db, described, call.caller, call.query, await zoneOf(call), call.origin),
    import: async (call) => runImport(await importTargetOf(call.db, described), call),
  };
}

const hasRecordCalls = (resource: Resource): resource is Resource & RecordCalls => 'comments' in resource;

function recordAnswers(described: Described): readonly Implementation[] {
  const { resource } = described;
  const records = recordsFor(described, null);
  if (hasRecordCalls(resource)) return recordRoutes({ ...resource, name: codedFormOf(described) }, records);
  return [
    answer(resource.activities, async ({ db, caller, params, query }) => {
      await requireRecord(db, records, caller, params.id);
      return listActivities(db, caller, records.name, params.id, query, records.shownEntries?.(caller));
    }),
  ];
}

/**
 * Defines the module of a resource: what the contract describes is answered from the description, what cannot be described is said by hooks, and
 * what is special to the resource stays code of its own.
 */
export function defineModule<R extends Resource, T extends AnyRecordTable>(
  input: ModuleInput<R, T>,
): RecordModule<R> {
  // Here the types of the resource end: the engine works with any, and what it gives back is typed by the contract again.
  const described = describe(input as unknown as Parameters<typeof describe>[0], input.links);
  registerReferences(described);
  const answers = answersOf(described);
  const module = {
    routes: (own: readonly Implementation[] = []) => {
      const answered = new Set(own.map(({ endpoint }) => endpoint.id));
      const parts = Object.entries<unknown>({ ...described.resource }).flatMap(([name, endpoint]) => {
        const handle = answers[name];
        return handle !== undefined && isEndpoint(endpoint) ? [answer(endpoint, handle)] : [];
      });
      const all = [...parts, ...recordAnswers(described)];
      return [...own, ...all.filter(({ endpoint }) => !answered.has(endpoint.id))];
    },
    recordsFor: (viewer: Caller | null) => recordsFor(described, viewer),
    source: (timeZone: string) => listSourceOf(described, timeZone),
    readItems: (db: Database, caller: Caller, ids: readonly number[]) =>
      readMany(db, described, caller, ids, true),
    list: (db: Database, caller: Caller, query: ListQuery, timeZone: string) =>
      listRecords(db, described, caller, query, timeZone),
    searchSource: () => searchSourceOf(described),
    create: (tx: Database, body: never, writer: Writer, values?: ValuesWithoutForm) =>
      createRecord(tx, described, body, writer, values),
    update: (db: Database, id: number, body: never, writer: Writer, own?: Values) =>
      updateRecord(db, described, id, body, writer, own),
    updateMany: (tx: Database, ids: readonly number[], values: never, writer: Writer) =>
      changeRecords(tx, described, { ids, action: 'update', values }, writer),
    conditionOf: async (db: Database, caller: Caller, query: ListQuery, timeZone: string) =>
      (await narrow(db, described, caller, query, timeZone)).condition,
    notifyOfNew: (tx: Database, among: SQL, caller: Caller, now: Date) =>
      notifyOfNew(tx, described, among, caller, now),
    prepareNotifications: (tx: Database, ids: readonly number[], body: never, caller: Caller, now: Date) =>
      prepareNotifications(tx, described, ids, body, caller, now),
  };
  return module as unknown as RecordModule<R>;
}
