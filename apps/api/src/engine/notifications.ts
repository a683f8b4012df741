import { type Field, noticeOf, referredResource } from '@bureau/contract';
import { sql, type SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';
import { findKey, type MessageKey } from '../errors/messages.ts';
import { linkedIn } from '../records/fields/write.ts';
import { type BoundField, columnOf, linkOf } from '../records/kinds/BoundField.ts';
import { kindOf } from '../records/kinds/index.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import type { NewNotice } from '../records/notifications/kinds.ts';
import {
  type Occasion,
  readRecipients,
  type RecordEvent,
  notifyOfEvents,
  type NotificationTarget,
} from '../records/notifications/recordEvents.ts';
import { type Described, labelOf } from './Described.ts';

/** Returns what happens to records whose people are told that they newly are among them. */
const newEvent = (kind: NewNotice): RecordEvent => ({
  ofOne: (record) => ({ kind, values: { record } }),
  ofMany: (many) => ({ kind, values: many }),
});

const completed: RecordEvent = {
  ofOne: (record) => ({ kind: 'completed', values: { record } }),
  ofMany: (many) => ({ kind: 'completed', values: many }),
};

const statusEvent = (status: MessageKey): RecordEvent => ({
  ofOne: (record) => ({ kind: 'status', values: { record, status } }),
  ofMany: (many) => ({ kind: 'status', values: { ...many, status } }),
});

const movedEvent = (time: string): RecordEvent => ({
  ofOne: (record) => ({ kind: 'moved', values: { record, time } }),
  ofMany: (many) => ({ kind: 'moved', values: many }),
});

/** Returns the word of a status, by which its label is found. */
function wordOf(field: Field, value: unknown): string {
  const entry = field.kind === 'state' ? field.table.find((one) => one.value === value) : undefined;
  return entry?.key ?? String(value);
}

/** Returns what happens to records that get a status. */
function eventOfStatus({ name, input }: Described, bound: BoundField, value: unknown): RecordEvent {
  const word = wordOf(bound.field, value);
  if (word === 'completed') return completed;
  const key = `${input.files?.[bound.name]?.labels ?? `${name}.${bound.name}`}.${word}`;
  const label = findKey([key]);
  if (label === undefined) throw new Error(`No text says what ${key} is.`);
  return statusEvent(label);
}

/** Selects the people of a field of some records. */
function selectPeople(bound: BoundField, among: SQL): SQL {
  const { table } = bound;
  if (bound.link === undefined)
    return sql`select ${table.id} as record_id, ${columnOf(bound)} as user_id from ${table} where ${among}`;
  const { link, recordId, otherId } = linkOf(bound);
  return sql`select ${recordId} as record_id, ${otherId} as user_id from ${link}
    where ${recordId} in (select ${table.id} from ${table} where ${among})`;
}

/** Selects those whom records concern: the people whom their fields say to tell, who made them, and whom the module names. */
function selectConcerned({ table, boundFields, input }: Described, among: SQL): SQL {
  const told = boundFields.filter(
    ({ field }) => referredResource(field) === 'users' && noticeOf(field) !== undefined,
  );
  const parts = [
    sql`select ${table.id} as record_id, ${table.createdBy} as user_id from ${table} where ${among}`,
    ...told.map((bound) => selectPeople(bound, among)),
    ...(input.concerned === undefined ? [] : [input.concerned(among)]),
  ];
  return sql.join(parts, sql` union `);
}

/** Lists those whom a record concerns. */
export async function readConcerned(db: Database, described: Described, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: number | null }>(
    sql`select distinct user_id from (${selectConcerned(described, isOneOf(described.table.id, [id]))}) as concerned`,
  );
  return rows.flatMap(({ user_id: userId }) => userId ?? []);
}

/** Returns what a field says to people who newly are in it, if anything. */
function newNoticeOf({ field }: BoundField): NewNotice | undefined {
  const notice = noticeOf(field);
  return notice === 'assigned' || notice === 'invited' || notice === 'added' ? notice : undefined;
}

/** Lists what is told of new records. */
function occasionsOfNew({ boundFields, input }: Described, among: SQL): Occasion[] {
  const { news } = input;
  const ofFields = boundFields.flatMap((bound): Occasion[] => {
    const kind = newNoticeOf(bound);
    return kind === undefined ? [] : [{ event: newEvent(kind), people: selectPeople(bound, among) }];
  });
  return news === undefined
    ? ofFields
    : [...ofFields, { event: newEvent(news.kind), people: news.people(among) }];
}

/** Selects those who newly are in a field of records that are about to be changed. */
function selectAdded(bound: BoundField, value: unknown, body: Values, among: SQL): SQL {
  const { table } = bound;
  if (bound.link === undefined)
    return sql`select ${table.id} as record_id, ${value}::int as user_id from ${table}
      where ${among} and ${kindOf(bound).change(bound, value).isChanged}`;
  const { link, recordId, otherId } = linkOf(bound);
  const wanted = (linkedIn(bound, body) ?? []).map((user) =>
    typeof user === 'number' ? user : user.user_id,
  );
  return sql`select ${table.id} as record_id, wanted.user_id from ${table}
    cross join unnest(${sql.param([...new Set(wanted)])}::int[]) as wanted (user_id)
    where ${among} and not exists (
      select 1 from ${link} where ${recordId} = ${table.id} and ${otherId} = wanted.user_id
    )`;
}

/** Lists what is told of records that are about to be changed: first to whom they are new, since nobody is told twice of one. */
function occasionsOfChange(described: Described, among: SQL, body: Values): Occasion[] {
  const concerned = (bound: BoundField, value: unknown) =>
    selectConcerned(described, sql`${among} and ${kindOf(bound).change(bound, value).isChanged}`);
  const occasions = described.boundFields.flatMap((bound): [order: number, Occasion][] => {
    const { [bound.name]: value } = body;
    if (value === undefined) return [];
    const kind = newNoticeOf(bound);
    if (kind !== undefined)
      return [[0, { event: newEvent(kind), people: selectAdded(bound, value, body, among) }]];
    const notice = noticeOf(bound.field);
    if (notice === 'status')
      return [[1, { event: eventOfStatus(described, bound, value), people: concerned(bound, value) }]];
    if (notice === 'moved' && typeof value === 'string')
      return [[2, { event: movedEvent(value), people: concerned(bound, value) }]];
    return [];
  });
  return occasions.toSorted(([a], [b]) => a - b).map(([, occasion]) => occasion);
}

function targetOf(described: Described): NotificationTarget {
  const { name, table, input } = described;
  const resource = findKey([`breadcrumbs.${name}.title`]);
  if (resource === undefined) throw new Error(`Nothing says how ${name} are called.`);
  return { records: { name, table, visible: input.visible }, resource, label: labelOf(described) };
}

/** Notifies people of new records. To be called in the transaction that writes them, once they are written. */
export async function notifyOfNew(
  tx: Database,
  described: Described,
  among: SQL,
  caller: Caller,
  now: Date,
): Promise<void> {
  const recipients = await readRecipients(tx, occasionsOfNew(described, among));
  if (recipients.size > 0) await notifyOfEvents(tx, caller, recipients, targetOf(described), now);
}

/**
 * Finds out who is to be told of a change of records that is about to be made: who newly is in one of their fields, and of a status or a time those whom they
 * concern. What it returns tells them, once the change is made, in the same transaction.
 */
export async function prepareNotifications(
  tx: Database,
  described: Described,
  ids: readonly number[],
  body: Values,
  caller: Caller,
  now: Date,
): Promise<() => Promise<void>> {
  const occasions = occasionsOfChange(described, isOneOf(described.table.id, ids), body);
  const recipients = await readRecipients(tx, occasions);
  return async () => {
    if (recipients.size > 0) await notifyOfEvents(tx, caller, recipients, targetOf(described), now);
  };
}
