import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, sql } from '../../db/orm.ts';
import type { Person } from '../../access/Caller.ts';
import { findSessions } from '../../access/findCaller.ts';
import type { RootDatabase } from '../../db/database.ts';
import { eventStreams } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Logger } from '../../http/logger.ts';
import type { Streams } from '../../http/streams.ts';
import {
  accessChannel,
  changeChannel,
  type ChangeMessage,
  readMessage,
} from '../../records/events/ChangeMessage.ts';
import { createAddressBook } from './addressBook.ts';
import { readAudiencesOf } from './audiences.ts';
import { listen } from './listen.ts';
import { createRecentMessages } from './recentMessages.ts';
import { heartbeat, type OpenStream, openStream, writeEvent, writeNamed } from './stream.ts';

/** How many streams one person may have open in all processes, and how many one process bears. */
const maxPerPerson = 100;
const maxPerProcess = 2000;

/** After how many seconds somebody may try again who found no place. */
const retryAfter = 30;

/** How long changes are gathered that are told together, in milliseconds: who may see them is asked once. */
const gatherTime = 20;

/** How often streams are told that they are there, and for how long a stream counts as open that is not renewed, in milliseconds. */
const beatInterval = 20_000;
const streamLifetime = 3 * beatInterval;

interface Session {
  readonly hash: string;
  readonly person: Person;
  /** What the session may do, as a text: the stream ends when that is another. */
  readonly rights: string;
  readonly stream: OpenStream;
}

/** Sends changes to the open streams until it is stopped. */
export interface EventHub extends Streams {
  stop(): Promise<void>;
}

const rightsOf = ({ clientId, isExternal, permissions, roles }: Person) =>
  JSON.stringify([clientId, isExternal, permissions, roles]);

const rightsChanged = writeNamed('rights', {});

const busy = () => new ApiError(503, 'errors.busy', { headers: { 'Retry-After': String(retryAfter) } });

/** Begins to listen to what changes in the database, by whichever process, and to tell it to those who may see it. */
export async function startEventHub(db: RootDatabase, log: Logger, now: () => Date): Promise<EventHub> {
  const sessions = new Map<number, Session>();
  const pending: ChangeMessage[] = [];
  const recent = createRecentMessages();
  const tasks = new Set<Promise<void>>();

  const endAll = () => {
    for (const { stream } of sessions.values()) stream.end();
  };

  /** Does what nobody waits for. Where it fails, something may have been missed: everybody comes anew. */
  function begin(work: () => Promise<unknown>, words: string): void {
    const task = work()
      .then(
        () => undefined,
        (error: unknown) => {
          log.warn(words, { error });
          endAll();
        },
      )
      .finally(() => tasks.delete(task));
    tasks.add(task);
  }

  /** Sends changes to some sessions, in the order in which they were made. */
  async function send(messages: readonly ChangeMessage[], told: () => Iterable<Session>): Promise<void> {
    const people = new Map([...told()].map(({ person }) => [person.id, person]));
    const audienceOf = await readAudiencesOf(db, messages, [...people.values()]);
    const book = createAddressBook();
    for (const message of messages) book.add(message.event, audienceOf(message));
    for (const { event, people: audience } of book.entries()) {
      const bytes = writeEvent(event);
      for (const { person, stream } of told()) if (audience.has(person.id)) stream.send(bytes);
    }
  }

  let isTelling = false;
  async function tellPending(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      while (pending.length > 0) {
        await wait(gatherTime);
        await send(pending.splice(0), () => sessions.values());
      }
    } finally {
      isTelling = false;
    }
  }

  /** Ends the streams of sessions that are over, or whose rights have changed. */
  let isChecking = false;
  async function checkSessions(): Promise<void> {
    if (isChecking || sessions.size === 0) return;
    isChecking = true;
    await wait(gatherTime);
    isChecking = false;
    // Those that are opened meanwhile are not among them.
    const checked = [...sessions.values()];
    const known = await findSessions(
      db,
      checked.map(({ hash }) => hash),
      now(),
    );
    for (const { hash, rights, stream } of checked) {
      const person = known.get(hash);
      if (person !== undefined && rightsOf(person) === rights) continue;
      // What is shown may be other from now on: whoever comes again reads everything anew.
      stream.send(rightsChanged);
      stream.end();
    }
  }
  const check = () => begin(checkSessions, 'The sessions of streams could not be read.');

  const listener = await listen(db, [changeChannel, accessChannel], {
    onNotification(channel, payload) {
      if (channel === accessChannel) return check();
      const message = readMessage(payload);
      recent.add(message);
      if (sessions.size === 0) return;
      pending.push(message);
      begin(tellPending, 'Changes could not be told.');
    },
    onGap() {
      recent.clear();
      endAll();
    },
  });

  const renew = async () => {
    const ids = [...sessions.keys()];
    if (ids.length === 0) return;
    const expiresAt = new Date(now().getTime() + streamLifetime);
    await db.update(eventStreams).set({ expiresAt }).where(inArray(eventStreams.id, ids));
    await checkSessions();
  };
  const beat = setInterval(() => {
    for (const { stream } of sessions.values()) stream.send(heartbeat);
    begin(renew, 'Streams could not be renewed.');
  }, beatInterval);
  beat.unref();

  return {
    async open(hash, since) {
      if (!listener.isListening() || sessions.size >= maxPerProcess) throw busy();
      const person = (await findSessions(db, [hash], now())).get(hash);
      if (person === undefined) throw new ApiError(401, 'errors.unauthorized');
      const id = await takePlace(db, person.id, now());
      const close = () => {
        sessions.delete(id);
        begin(() => db.delete(eventStreams).where(eq(eventStreams.id, id)), 'A stream could not be removed.');
      };
      const stream = openStream(close);
      const session = { hash, person, rights: rightsOf(person), stream };
      sessions.set(id, session);
      // It may have ended in between.
      check();
      if (since !== undefined) {
        const { isComplete, messages } = recent.since(since);
        await send(messages, () => [session]);
        stream.send(writeNamed('replayed', { is_complete: isComplete }));
      }
      return stream.body;
    },
    async stop() {
      clearInterval(beat);
      endAll();
      await listener.stop();
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}

/** Notes that somebody has one more stream open. */
async function takePlace(db: RootDatabase, userId: number, now: Date): Promise<number> {
  const isOpen = and(eq(eventStreams.userId, userId), gt(eventStreams.expiresAt, now));
  const expiresAt = new Date(now.getTime() + streamLifetime);
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into ${eventStreams} (user_id, expires_at) select ${userId}::int, ${expiresAt.toISOString()}::timestamptz
      where (select count(*) from ${eventStreams} where ${isOpen}) < ${maxPerPerson} returning id`,
  );
  const [taken] = rows;
  if (taken === undefined) throw busy();
  return taken.id;
}
