import { setTimeout } from 'node:timers/promises';
import { type SlackEvent, tasks as contract, taskStatuses } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { and, asc, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { activities, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { readPart, type StoredSlack } from '../../db/settings/parts.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { formatMessage } from '../../errors/messages.ts';
import type { Call } from '../../http/implement.ts';
import { escapeSlack, noSlack, partName } from './rules.ts';

/** Describes something that has happened, with what is filled into its text. */
interface Occurrence {
  readonly event: SlackEvent;
  readonly values: Readonly<Record<string, string>>;
}

/** The part of a request that posts in the background. */
type Poster = Pick<Call, 'later' | 'postJson'>;

/** How many lines one message has at most. */
const maxLines = 20;

/** How long it takes until a message is sent again that Slack did not accept, in milliseconds: once for each. */
const delays = [500, 2_000] as const;

/**
 * Posts a message to Slack, again a moment later where it is not accepted.
 *
 * @throws the failure of the last attempt, which the log gets.
 */
export async function postMessage(
  postJson: Call['postJson'],
  { channel, webhook_url: address }: Pick<StoredSlack, 'channel' | 'webhook_url'>,
  text: string,
): Promise<void> {
  if (address === null) return;
  const body = { text, ...(channel !== null && { channel }) };
  for (const delay of delays)
    try {
      return await postJson(address, body);
    } catch {
      await setTimeout(delay, undefined, { ref: false });
    }
  await postJson(address, body);
}

/** Posts to Slack what the company has chosen of some news, after the answer of the request. */
function postEvents(
  { later, postJson }: Poster,
  findEvents: (db: Database) => Promise<readonly Occurrence[]>,
): void {
  later(async (db) => {
    const slack = await readPart(db, partName, noSlack);
    const { enabled, events } = slack;
    if (!enabled || events.length === 0) return;
    const occurred = (await findEvents(db)).filter(({ event }) => events.includes(event));
    if (occurred.length === 0) return;
    const { default_language: locale } = await readSettings(db);
    const lines = occurred.slice(0, maxLines).map(({ event, values }) => {
      const escaped = Object.entries(values).map(([name, value]) => [name, escapeSlack(value)] as const);
      return formatMessage({ key: `slack.${event}`, values: Object.fromEntries(escaped) }, locale);
    });
    if (occurred.length > maxLines) lines.push('…');
    await postMessage(postJson, slack, lines.join('\n'));
  });
}

/** Posts to Slack that somebody has registered. */
export const postRegistration = (poster: Poster, person: Pick<Caller, 'firstname' | 'lastname'>): void =>
  postEvents(poster, () =>
    Promise.resolve([{ event: 'user.registered', values: { actor: formatFullName(person) } }]),
  );

const completed = String(taskStatuses.find(({ key }) => key === 'completed')?.value);

const splitNames = (names: string | null) => new Set(names?.split(', ') ?? []);

/** Names those whom each of some tasks is assigned to. */
async function readAssignees(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: taskAssignees.taskId, name: users.fullName })
    .from(taskAssignees)
    .innerJoin(users, eq(users.id, taskAssignees.userId))
    .where(isOneOf(taskAssignees.taskId, ids))
    .orderBy(asc(users.nameSort));
  const people = Map.groupBy(rows, ({ id }) => id);
  return new Map([...people].map(([id, assignees]) => [id, assignees.map(({ name }) => name).join(', ')]));
}

/** Finds in the activity log what a caller has done to tasks at a time, as far as it is news. */
async function findTaskEvents(
  db: Database,
  caller: Caller,
  ids: readonly number[],
  now: Date,
): Promise<readonly Occurrence[]> {
  const done = await db
    .select({
      id: tasks.id,
      task: { code: tasks.code, title: tasks.title },
      action: activities.action,
      field: activities.field,
      oldValue: activities.oldValue,
      newValue: activities.newValue,
    })
    .from(activities)
    .innerJoin(tasks, eq(tasks.id, activities.recordId))
    .where(
      and(
        eq(activities.resource, contract.name),
        isOneOf(activities.recordId, ids),
        eq(activities.userId, caller.id),
        eq(activities.createdAt, now),
      ),
    )
    .orderBy(asc(activities.id));
  const created = done.filter(({ action }) => action === 'created').map(({ id }) => id);
  const assignees = await readAssignees(db, created);
  return done.flatMap(({ id, task, action, field, oldValue, newValue }): Occurrence[] => {
    const values = { actor: formatFullName(caller), task: `${task.code} ${task.title}` };
    if (field === 'status' && newValue === completed) return [{ event: 'task.completed', values }];
    const isAssignment = action === 'created' || field === 'assignee_ids';
    const names = action === 'created' ? (assignees.get(id) ?? null) : newValue;
    const added = [...splitNames(names).difference(splitNames(oldValue))];
    if (!isAssignment || added.length === 0) return [];
    return [{ event: 'task.assigned', values: { ...values, people: added.join(', ') } }];
  });
}

/** Posts to Slack what the caller has done to tasks in this request: whom they were assigned to, and which were completed. */
export const postTaskEvents = (
  call: Poster & { readonly caller: Caller; readonly origin: { readonly now: Date } },
  ids: readonly number[],
): void => postEvents(call, (db) => findTaskEvents(db, call.caller, ids, call.origin.now));
