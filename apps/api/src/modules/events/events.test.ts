import {
  auth,
  type ChangeEvent,
  events,
  projects,
  roles,
  tasks,
  timerLogs,
  todos,
  users,
} from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventStreams, eventTickets } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { type EventStream, openEvents, streamPath } from '../../testing/openEvents.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
/** Another process with the same database, for what matters here. */
let other: TestServer;
let admin: TestClient;
let staff: TestClient;
let client: TestClient;

/** A project of the client's in which the account `user` takes part, and one of which neither knows. */
let shared: number;
let hidden: number;

const open: EventStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  await writeSettings(server.db, { is_demo: false });
  [admin, staff, client] = await Promise.all([server.as('admin'), server.as('user'), server.as('client')]);
  const make = (body: object) => admin.call(projects.create, { body: { name: 'Made here', ...body } });
  shared = (await make({ client_id: 1, manager_id: 3, members: [{ user_id: 4 }] })).id;
  hidden = (await make({ client_id: 2, manager_id: 6 })).id;
});
afterEach(async () => {
  for (const stream of open.splice(0)) {
    stream.close();
    await stream.ended;
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** Waits until all that has been changed so far was told. */
async function settle(address?: string): Promise<void> {
  const stream = await openEvents(staff, address);
  const { id } = await makeTask(shared);
  while ((await stream.next()).id !== id);
  stream.close();
  await stream.ended;
}

async function listen(who: TestClient, address?: string): Promise<EventStream> {
  if (open.length === 0) await settle(address);
  const stream = await openEvents(who, address);
  open.push(stream);
  return stream;
}

const openReplay = async (since: string) =>
  fetch(`${server.address}${await streamPath(client)}&since=${since}`);

async function readReplay({ body }: Response): Promise<string> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('replayed')) break;
  }
  return text;
}

const makeTask = (projectId: number, more: object = {}) =>
  admin.call(tasks.create, { body: { title: 'Changes', project_id: projectId, ...more } });
const change = (id: number, body: object) => admin.call(tasks.update, { params: { id }, body });

/** Makes a change that everybody sees, and returns what is told before it. */
async function toldBefore(streams: readonly EventStream[]): Promise<readonly (readonly ChangeEvent[])[]> {
  const { id } = await makeTask(shared);
  return Promise.all(
    streams.map(async (stream) => {
      const told: ChangeEvent[] = [];
      for (let event = await stream.next(); event.id !== id; event = await stream.next()) told.push(event);
      return told;
    }),
  );
}

describe('somebody who takes the time', () => {
  it('hears of it wherever they are signed in, and nobody else does', async () => {
    const { id } = await makeTask(shared, { assignee_ids: [4] });
    const streams = [await listen(staff), await listen(admin)];
    await staff.call(timerLogs.change, { body: { action: 'start', task_id: id } });
    expect(await toldBefore(streams)).toEqual([[{ resource: 'timer-logs', id: null, version: null }], []]);
  });
});

describe('somebody who works with others', () => {
  it('hears of a record that is made, changed and deleted, and of nothing that it holds', async () => {
    const stream = await listen(staff);
    const { id } = await makeTask(shared, { title: 'Kept to ourselves' });
    expect(await stream.next()).toEqual({ resource: 'tasks', id, version: 1 });
    await change(id, { title: 'Kept between us', description: 'Nobody else' });
    expect(await stream.next()).toEqual({ resource: 'tasks', id, version: 2 });
    await admin.call(tasks.remove, { params: { id } });
    expect(await stream.next()).toEqual({ resource: 'tasks', id, version: null });
  });

  it('hears of comments and files on a record', async () => {
    const { id } = await makeTask(shared);
    const stream = await listen(staff);
    const { id: commentId } = await admin.call(tasks.comments.create, {
      params: { id },
      body: { body: '<p>Look</p>' },
    });
    const part = { resource: 'tasks', id, version: null };
    expect(await stream.next()).toEqual({ ...part, part: 'comments' });
    await admin.call(tasks.comments.remove, { params: { id, comment_id: commentId } });
    expect(await stream.next()).toEqual({ ...part, part: 'comments' });
    await admin.call(tasks.attachments.create, { params: { id }, file: { name: 'a.txt', content: 'a' } });
    expect(await stream.next()).toEqual({ ...part, part: 'attachments' });
  });

  it('hears once of a change of many, and of an import', async () => {
    const made = [await makeTask(shared), await makeTask(shared), await makeTask(hidden)];
    const ids = made.map(({ id }) => id);
    const stream = await listen(staff);
    const many = { resource: 'tasks', id: null, version: null };
    await admin.call(tasks.bulk, { body: { ids, action: 'update', values: { status: 2 } } });
    expect(await stream.next()).toEqual(many);
    await admin.call(tasks.bulk, { body: { ids, action: 'delete' } });
    expect(await stream.next()).toEqual(many);
    await admin.call(tasks.import, { file: { content: 'title\nOne\nTwo\nThree' } });
    expect(await stream.next()).toEqual(many);
    expect(await toldBefore([stream])).toEqual([[]]);
  });

  it('hears of dates that are kept of a project, and forgotten', async () => {
    const stream = await listen(staff);
    const { version } = await admin.call(projects.one, { params: { id: shared } });
    const told = { resource: 'projects', id: shared, version };
    await admin.call(projects.keepBaseline, { params: { id: shared }, body: {} });
    expect(await toldBefore([stream])).toEqual([[told]]);
    await admin.call(projects.clearBaseline, { params: { id: shared } });
    expect(await toldBefore([stream])).toEqual([[told]]);
  });

  it('hears nothing of a change that is not made in the end', async () => {
    const { id } = await makeTask(shared);
    const stream = await listen(staff);
    const refused = server.db.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_notify('bureau_changes', ${JSON.stringify({ event: { resource: 'tasks', id, version: 7 } })})`,
      );
      throw new Error('Changed my mind');
    });
    await expect(refused).rejects.toThrow('Changed my mind');
    expect(
      (await admin.try(tasks.update, { params: { id }, body: { version: 99, title: 'x' } })).status,
    ).toBe(409);
    expect((await admin.try(tasks.update, { params: { id }, body: { title: '' } })).status).toBe(422);
    // what changes nothing is no change
    await change(id, { title: 'Changes' });
    expect(await toldBefore([stream])).toEqual([[]]);
  });

  it('hears of a change that was made at another process', async () => {
    const { id } = await makeTask(shared);
    const there = await listen(staff, other.address);
    await change(id, { title: 'Here' });
    expect(await there.next()).toEqual({ resource: 'tasks', id, version: 2 });
    const here = await listen(staff);
    const elsewhere = new TestClient(other.address, admin.token);
    await elsewhere.call(tasks.update, { params: { id }, body: { title: 'There' } });
    expect(await here.next()).toEqual({ resource: 'tasks', id, version: 3 });
  });
});

describe('what somebody may not see', () => {
  it('is not told, whatever becomes of it', async () => {
    const streams = [await listen(staff), await listen(client)];
    const { id } = await makeTask(hidden);
    await change(id, { title: 'Still hidden' });
    await admin.call(tasks.comments.create, { params: { id }, body: { body: 'Psst' } });
    await admin.call(tasks.bulk, { body: { ids: [id], action: 'update', values: { status: 2 } } });
    await admin.call(tasks.remove, { params: { id } });
    await admin.call(todos.create, { body: { title: 'My own' } });
    await admin.call(users.create, {
      body: { username: 'unseen', firstname: 'Un', lastname: 'Seen', email: 'unseen@bureau.example' },
    });
    await admin.call(roles.create, { body: { name: 'Unseen' } });
    const [ofStaff, ofClient] = await toldBefore(streams);
    // staff see their colleagues
    expect(ofStaff?.map(({ resource }) => resource)).toEqual(['users']);
    expect(ofClient).toEqual([]);
  });

  it('is told once more to who sees it no longer', async () => {
    const { id } = await makeTask(shared);
    const streams = [await listen(staff), await listen(client)];
    await change(id, { project_id: hidden });
    await change(id, { title: 'Out of sight' });
    const gone = [{ resource: 'tasks', id, version: null }];
    expect(await toldBefore(streams)).toEqual([gone, gone]);
    await change(id, { project_id: shared });
    const back = [{ resource: 'tasks', id, version: 4 }];
    expect(await toldBefore(streams)).toEqual([back, back]);
  });
});

describe('a stream', () => {
  const signIn = async (email = 'staff@bureau.example') => server.guest.signIn(email, demoPassword);

  it('is neither kept nor gathered on its way', async () => {
    const response = await fetch(server.address + (await streamPath(staff)), {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(response.headers.get('Cache-Control')).toContain('no-transform');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    await response.body?.cancel();
  });

  it('is opened once by a ticket, which is not good for long and is stored as a hash', async () => {
    const path = await streamPath(staff);
    const ticket = new URL(path, server.address).searchParams.get('ticket') ?? '';
    expect(JSON.stringify(await server.db.select().from(eventTickets))).not.toContain(ticket);
    const first = await fetch(server.address + path);
    expect([first.status, (await fetch(server.address + path)).status]).toEqual([200, 401]);
    await first.body?.cancel();
    const late = await streamPath(staff);
    server.clock.now = new Date(server.clock.now.getTime() + 31_000);
    expect((await fetch(server.address + late)).status).toBe(401);
    for (const query of ['', '?ticket=', '?ticket=made-up', `?ticket=${staff.token}`])
      expect((await fetch(server.address + events.stream.path + query)).status).toBeGreaterThan(400);
  });

  it('ends when its session does, and no other, and leaves no trace', async () => {
    const leaving = await signIn();
    const [stream, others] = [await listen(leaving), await listen(staff)];
    await leaving.call(auth.logout);
    await stream.ended;
    expect(await toldBefore([others])).toEqual([[]]);
    await expect.poll(() => server.db.$count(eventStreams)).toBe(1);
  });

  it('ends when its user is deactivated, and when the password is another', async () => {
    const person = {
      username: 'shortstay',
      firstname: 'Short',
      lastname: 'Stay',
      email: 'short@bureau.example',
    };
    const { id } = await admin.call(users.create, {
      body: { ...person, password: demoPassword, positions: [{ role_id: 4 }] },
    });
    const changed = await listen(await signIn(person.email));
    const body = { password: 'another-one', password_confirmation: 'another-one' };
    await admin.call(users.changePassword, { params: { id }, body });
    await changed.ended;
    const stream = await listen(await server.guest.signIn(person.email, 'another-one'));
    await admin.call(users.statusChange, { params: { id }, body: { is_active: false } });
    await stream.ended;
  });

  it('ends when the rights of its user change', async () => {
    const { id } = await admin.call(roles.create, { body: { name: 'Watcher' } });
    const person = {
      username: 'watcher',
      firstname: 'Wat',
      lastname: 'Cher',
      email: 'watcher@bureau.example',
    };
    const { id: userId } = await admin.call(users.create, {
      body: { ...person, password: demoPassword, positions: [{ role_id: id }] },
    });
    const session = await signIn(person.email);
    const before = await listen(session);
    await admin.call(roles.setPermissions, { params: { id }, body: { permissions: ['tasks_view'] } });
    await before.ended;
    const after = await listen(session, other.address);
    await admin.call(users.update, { params: { id: userId }, body: { positions: [{ role_id: 4 }] } });
    await after.ended;
  });

  it('tells first what was missed in between, of what its user may see, and whether that is all', async () => {
    const { id } = await makeTask(shared);
    const { id: unseen } = await makeTask(hidden);
    const read = async (since: string) => readReplay(await openReplay(since));
    const replayed = await read('20000');
    expect(replayed).toContain(`data: {"resource":"tasks","id":${id},"version":1}`);
    expect(replayed).not.toContain(`"id":${unseen},`);
    expect(await read('99999')).toContain('event: replayed\ndata: {"is_complete":false}');
    expect(await read('0')).toContain('event: replayed\ndata: {"is_complete":true}');
  });

  it('does not say that all was told when the database has told nothing for a moment', async () => {
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    const from = performance.now();
    const { id } = await makeTask(shared);
    const again = async () => {
      const response = await openReplay(String(Math.round(performance.now() - from)));
      expect(response.status).toBe(200);
      return response;
    };
    const replayed = await readReplay(await vi.waitFor(again, { timeout: 60_000 }));
    const isTold = replayed.includes(`"id":${id},`);
    expect(isTold || replayed.includes('{"is_complete":false}')).toBe(true);
  });

  it('is refused where somebody has too many', async () => {
    const expiresAt = new Date(server.clock.now.getTime() + 60_000);
    await server.db
      .insert(eventStreams)
      .values(Array.from({ length: 100 }, () => ({ userId: 2, expiresAt })));
    const refused = await fetch(server.address + (await streamPath(admin)));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    await server.db.delete(eventStreams);
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const third = await startTestServer({ databaseUrl: server.databaseUrl });
    const stream = await listen(await server.as('project manager'), third.address);
    await third.stop();
    await stream.ended;
  });
});
