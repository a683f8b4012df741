import {
  endpoints,
  notifications,
  type NotificationTopic,
  profile,
  projects,
  tasks,
  users as accounts,
} from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications as table, users } from '../../db/schema/index.ts';
import { roles, startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { linked } from './rules.ts';
import { removeOldNotifications } from './write.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let client: TestClient;
let seeded: (typeof table.$inferSelect)[];

/** The ids of the demonstration accounts. */
const people = { admin: 2, manager: 3, staff: 4, client: 5 };

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, staff, client] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
    server.as('client'),
  ]);
  seeded = await server.db.select().from(table);
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(table));

const read = (reader: TestClient, length = 10) => reader.call(notifications.list, { body: { length } });
const messages = async (reader: TestClient) => (await read(reader)).map(({ message }) => message);
const create = (title: string, assigneeIds: readonly number[], by = admin) =>
  by.call(tasks.create, { body: { title, assignee_ids: [...assigneeIds] } });

describe('somebody who does not want to be told of everything', () => {
  it('is told of the rest, and of what is protected', async () => {
    const { preferences } = await staff.call(profile.one);
    const mute = (muted: readonly NotificationTopic[]) =>
      staff.call(profile.update, { body: { preferences: { ...preferences, muted_topics: [...muted] } } });
    await mute(['assignments']);
    const { id } = await create('Muted', [people.staff, people.manager]);
    await admin.call(tasks.comments.create, { params: { id }, body: { body: '<p>Heard</p>' } });
    expect(await messages(staff)).toEqual([expect.stringContaining('Heard')]);
    expect(await messages(manager)).toHaveLength(2);
    await mute([]);
    await create('Told again', [people.staff]);
    expect(await messages(staff)).toHaveLength(2);
  });

  it('mutes each topic once, and none that is not there', async () => {
    const { preferences } = await staff.call(profile.one);
    const mute = (muted: readonly string[]) =>
      staff.try(profile.update, {
        body: { preferences: { ...preferences, muted_topics: muted as NotificationTopic[] } },
      });
    expect((await mute(['comments', 'comments'])).status).toBe(422);
    expect((await mute(['administrators'])).status).toBe(422);
  });
});

describe('somebody who tries the demonstration', () => {
  it.each(roles)('as %s has been told of a few tasks that they may open', async (role) => {
    const reader = await server.as(role);
    const told = seeded.filter(({ userId }) => userId === roles.indexOf(role) + 1);
    expect(told).toHaveLength(3);
    await server.db.insert(table).overridingSystemValue().values(told);
    expect(await read(reader)).toHaveLength(3);
    for (const { relatedId } of told) await reader.call(tasks.one, { params: { id: relatedId ?? 0 } });
  });
});

describe('somebody who is assigned a task', () => {
  it('is told who did it, with the way to the task', async () => {
    const task = await create('Order chairs', [people.staff, people.admin]);
    expect(await read(staff)).toEqual([
      {
        id: expect.any(Number) as number,
        title: 'Assigned to you',
        message: `<strong>Tomás Herrera</strong> assigned <strong>${task.code} Order chairs</strong> to you.`,
        created_at: server.clock.now.toISOString(),
        route: 'tasks',
        route_related_id: task.id,
      },
    ]);
    expect(await read(admin)).toEqual([]);
    await admin.call(tasks.update, {
      params: { id: task.id },
      body: { assignee_ids: [people.staff, people.manager] },
    });
    expect([await read(staff), await read(manager)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('reads it in the language that they use now', async () => {
    await create('Stühle', [people.staff]);
    const { language } = await staff.call(profile.update, { body: { language: 'de' } });
    expect(language).toBe('de');
    expect((await read(staff))[0]).toMatchObject({ title: 'Ihnen zugewiesen' });
    await staff.call(profile.update, { body: { language: 'en' } });
  });

  it('sees what others have typed as text, and nothing that was put into the store by other ways', async () => {
    await create('<img src=x onerror=alert(1)> & "more"', [people.staff]);
    const [message] = await messages(staff);
    expect(message).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;');
    expect(message?.replaceAll(/<\/?strong>/g, '')).not.toContain('<');
    await server.db
      .update(table)
      .set({ kind: 'comment', values: { record: 'a', text: '{{actor}}<b onclick=x>' } });
    expect((await messages(staff))[0]).not.toMatch(/<b|onclick=x>/);
    await server.db.update(table).set({ route: 'https://example.org', relatedId: null });
    expect(await read(staff)).toMatchObject([{ route: null, route_related_id: null }]);
    await server.db.update(table).set({ kind: 'unheard_of' });
    expect(await read(staff)).toEqual([]);
  });

  it('is not told of what they may not see', async () => {
    await create('Of no project', [people.client, people.staff]);
    expect([await read(client), await read(staff)]).toMatchObject([{ length: 0 }, { length: 1 }]);
  });

  it('is not told of it either as one who watches, takes part in its project or is mentioned', async () => {
    const members = [{ user_id: people.client }];
    const project = await admin.call(projects.create, { body: { name: 'Of another client', members } });
    const watcher_ids = [people.client];
    const body = {
      title: 'Of another client',
      project_id: project.id,
      watcher_ids,
      assignee_ids: watcher_ids,
    };
    const { id } = await admin.call(tasks.create, { body });
    const comment = `<p><span data-mention="${people.client}">@Client</span></p>`;
    await admin.call(tasks.comments.create, { params: { id }, body: { body: comment } });
    await admin.call(tasks.statusChange, { params: { id }, body: { status: 6 } });
    expect(await read(client)).toEqual([]);
    expect((await client.try(tasks.one, { params: { id } })).status).toBe(404);
    expect((await client.try(projects.one, { params: { id: project.id } })).status).toBe(404);
  });
});

describe('somebody whose task changes', () => {
  it('is told of its status, as assignee and as creator, and of nothing else', async () => {
    const task = await create('Paint the wall', [people.staff], manager);
    await server.db.delete(table);
    const change = (body: object) => admin.call(tasks.update, { params: { id: task.id }, body });
    await change({ title: 'Paint both walls', priority: 1 });
    expect(await read(staff)).toEqual([]);
    await change({ status: 2 });
    const changed = `<strong>Tomás Herrera</strong> set <strong>${task.code} Paint both walls</strong> to “In progress”.`;
    expect([await messages(staff), await messages(manager)]).toEqual([[changed], [changed]]);
    await change({ status: 6 });
    expect((await messages(staff))[0]).toContain('completed');
    await admin.call(tasks.statusChange, { params: { id: task.id }, body: { status: 6 } });
    expect(await read(staff)).toHaveLength(2);
  });

  it('is told once of many that are changed together, and of one alone with the way to it', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await create(`Move ${count}`, [people.staff]));
    const single = await create('Alone', [people.manager]);
    await server.db.delete(table);
    const ids = [...made, single].map(({ id }) => id);
    const bulk = (values: object) => admin.call(tasks.bulk, { body: { ids, action: 'update', values } });
    await bulk({ status: 6 });
    expect(await read(staff)).toMatchObject([
      {
        message: '<strong>Tomás Herrera</strong> completed several records. Tasks: 3.',
        route: 'tasks',
        route_related_id: null,
      },
    ]);
    expect(await read(manager)).toMatchObject([{ title: 'Completed', route_related_id: single.id }]);
    await bulk({ assignee_ids: [people.manager] });
    expect((await messages(manager))[0]).toBe(
      '<strong>Tomás Herrera</strong> assigned several records to you. Tasks: 3.',
    );
    expect(await read(admin)).toEqual([]);
  });

  it('is told of comments on it, and can be told of those on records of every kind', async () => {
    const task = await create('Talk about me', [people.staff], manager);
    await server.db.delete(table);
    await staff.call(tasks.comments.create, {
      params: { id: task.id },
      body: { body: '<p>Is it <b>blue</b>?</p>' },
    });
    expect(await messages(staff)).toEqual([]);
    const [message] = await messages(manager);
    expect(message).toContain(`commented on <strong>${task.code} Talk about me</strong>: Is it blue`);
    const commented = endpoints.flatMap(({ id }) => /^(\w+)\.comments\.create$/.exec(id)?.[1] ?? []);
    expect(linked.map(({ name }) => name)).toEqual(expect.arrayContaining(commented));
  });

  it('is told once of all that they take over from somebody who leaves', async () => {
    const { id } = await admin.call(accounts.create, {
      body: {
        username: 'leaver',
        firstname: 'Lea',
        lastname: 'Ver',
        email: 'lea@bureau.example',
        password: 'lea-verly-leaves',
      },
    });
    for (const title of ['Open door', 'Open window']) await create(title, [id]);
    await admin.call(accounts.statusChange, {
      params: { id },
      body: { is_active: false, reassign_to: people.staff },
    });
    expect(await messages(staff)).toEqual([
      '<strong>Tomás Herrera</strong> assigned several records to you. Tasks: 2.',
    ]);
  });

  it('is told of the projects that they manage from then on when somebody is deleted', async () => {
    const { id } = await admin.call(accounts.create, {
      body: {
        username: 'deleted',
        firstname: 'Del',
        lastname: 'Eted',
        email: 'del@bureau.example',
        password: 'del-eted-is-deleted',
      },
    });
    const project = await admin.call(projects.create, { body: { name: 'Lighthouse', manager_id: id } });
    await admin.call(accounts.remove, { params: { id }, body: { reassign_to: people.staff } });
    expect(await read(staff)).toMatchObject([
      { title: 'Assigned to you', route: 'projects', route_related_id: project.id },
    ]);
  });

  it('finds no notification that leads to what is gone or out of their sight', async () => {
    const [task, other] = [
      await create('Short-lived', [people.staff]),
      await create('Moved', [people.staff]),
    ];
    await admin.call(tasks.remove, { params: { id: task.id } });
    expect(await read(staff)).toMatchObject([{ route_related_id: other.id }]);
    await server.db.update(table).set({ userId: people.client });
    expect(await read(client)).toEqual([]);
  });
});

describe('somebody who dismisses a notification', () => {
  it('finds it no more, and cannot dismiss those of others', async () => {
    await create('Read me', [people.staff]);
    const [notification] = await read(staff);
    const body = { id: notification?.id ?? 0 };
    expect((await manager.try(notifications.remove, { body })).status).toBe(404);
    expect(await staff.call(notifications.remove, { body })).toEqual({ status: 'ok' });
    expect((await staff.try(notifications.remove, { body })).status).toBe(404);
    expect(await read(staff)).toEqual([]);
  });

  it('is spared what is older than ninety days, and more than two hundred', async () => {
    const { now } = server.clock;
    const day = 24 * 60 * 60 * 1000;
    const rows = Array.from({ length: 210 }, (_, index) => ({
      userId: people.staff,
      kind: 'assigned',
      route: 'tasks',
      values: { actor: 'Somebody', resource: 'breadcrumbs.tasks.title', count: index },
      createdAt: new Date(now.getTime() - (index < 2 ? 91 * day : index)),
    }));
    await server.db.insert(table).values(rows);
    await removeOldNotifications(server.db, now);
    const kept = await server.db.select().from(table).where(eq(table.userId, people.staff));
    expect(kept.map(({ values }) => values['count']).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 2),
    );
    expect(await read(staff, 3)).toMatchObject(
      [2, 3, 4].map((count) => ({ message: expect.stringContaining(`: ${count}.`) as string })),
    );
  });

  it('is not told any more once they cannot sign in', async () => {
    await server.db.update(users).set({ isActive: false }).where(eq(users.id, people.client));
    await create('For nobody', [people.staff]);
    expect(await server.db.select().from(table).where(eq(table.userId, people.client))).toEqual([]);
  });
});
