import {
  announcements,
  appointments,
  departments,
  incidents,
  leaves,
  leaveTypes,
  meetings,
  notifications,
  projects,
  providers,
  sprints,
  tasks,
  teams,
} from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications as table, users } from '../../db/schema/index.ts';
import { notifyOfDue } from '../../server/housekeeping.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let boss: TestClient;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let client: TestClient;
let start: Date;

/** The ids of the demonstration accounts. */
const people = { boss: 1, admin: 2, manager: 3, staff: 4, client: 5 };

const minute = 60 * 1000;
const hour = 60 * minute;

beforeAll(async () => {
  server = await startTestServer();
  start = server.clock.now;
  [boss, admin, manager, staff, client] = await Promise.all([
    server.as('super_admin'),
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
    server.as('client'),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(table));
afterEach(() => {
  server.clock.now = start;
});

const read = (reader: TestClient) => reader.call(notifications.list, { body: { length: 20 } });
const messages = async (reader: TestClient) => (await read(reader)).map(({ message }) => message);
const everybody = () => Promise.all([boss, admin, manager, staff, client].map(messages));

describe('a request for leave', () => {
  const ask = async (by: TestClient) => {
    const { id } = await admin.call(leaveTypes.create, { body: { name: `Leave ${Math.random()}` } });
    await server.db.delete(table);
    const body = { reason: 'Sea', leave_type_id: id, start_date: '2026-07-06', end_date: '2026-07-10' };
    return by.call(leaves.create, { body });
  };
  const setHead = async (headId: number | null) => {
    const { data } = await admin.call(departments.list, { query: { per_page: 100 } });
    for (const { id } of data) {
      const { members } = await admin.call(departments.one, { params: { id } });
      if (members.some(({ user_id: member }) => member === people.staff))
        await admin.call(departments.update, { params: { id }, body: { head_id: headId } });
    }
  };

  it('is told to the head of a department of the person, who decides, and the decision to the person', async () => {
    await setHead(people.manager);
    const leave = await ask(staff);
    const asked = `is waiting for your decision on <strong>${leave.code} Sea</strong>.`;
    expect(await everybody()).toEqual([[], [], [expect.stringContaining(asked)], [], []]);
    expect(await read(manager)).toMatchObject([{ route: 'leaves', route_related_id: leave.id }]);
    await manager.call(leaves.approve, { params: { id: leave.id }, body: {} });
    expect(await messages(staff)).toEqual([expect.stringContaining('“Approved”')]);
    await server.db.delete(table);
    await staff.call(leaves.cancel, { params: { id: leave.id }, body: {} });
    expect(await everybody()).toEqual([[], [], [expect.stringContaining('“Cancelled”')], [], []]);
  });

  it('is told to the administrators where nobody else is the head, and never to who asks', async () => {
    await setHead(people.staff);
    await ask(staff);
    expect(await everybody()).toMatchObject([{ length: 1 }, { length: 1 }, [], [], []]);
    await setHead(null);
    await ask(admin);
    expect(await everybody()).toMatchObject([expect.anything(), [], [], [], []]);
  });

  it('is told once of those that a file brings', async () => {
    await setHead(people.manager);
    const { name } = await admin.call(leaveTypes.create, { body: { name: 'In files' } });
    const row = `${name},2026-07-06,2026-07-06`;
    const content = `reason,leave type,first day,last day\nOne,${row}\nTwo,${row}`;
    expect(await staff.call(leaves.import, { file: { content } })).toMatchObject({ created: 2 });
    expect(await messages(manager)).toEqual([expect.stringContaining('Leave: 2.')]);
    await setHead(null);
  });
});

describe('who takes part in a meeting', () => {
  const starts_at = '2026-04-01T08:00:00.000Z';
  const invite = (ids: readonly number[]) =>
    admin.call(meetings.create, { body: { title: 'Budget', starts_at, participant_ids: [...ids] } });

  it('is told when it is moved, in their own time, and when it is cancelled', async () => {
    const { code, id } = await invite([people.staff]);
    await server.db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, people.staff));
    const change = (body: object) => admin.call(meetings.update, { params: { id }, body });
    await change({ starts_at: '2026-04-02T08:00:00.000Z', place: 'Attic' });
    expect((await messages(staff))[0]).toMatch(
      new RegExp(`moved <strong>${code} Budget</strong> to .*2026.*(17:00|5:00 PM)`, 'u'),
    );
    await change({ place: 'Cellar', starts_at: '2026-04-02T08:00:00Z' });
    await change({ status: 3 });
    expect(await messages(staff)).toEqual([
      expect.stringContaining('“Cancelled”'),
      expect.stringContaining('moved'),
      expect.stringContaining('invited you'),
    ]);
    expect(await messages(admin)).toEqual([]);
  });

  it('is told of a meeting that more people are invited to only as one of these', async () => {
    const { id } = await invite([people.staff]);
    await server.db.delete(table);
    const participant_ids = [people.staff, people.manager];
    await admin.call(meetings.update, { params: { id }, body: { participant_ids } });
    expect(await everybody()).toEqual([[], [], [expect.stringContaining('invited you')], [], []]);
  });

  it('is told once where several meetings change for them in different ways', async () => {
    const ids = [(await invite([people.staff])).id, (await invite([people.manager])).id];
    await server.db.delete(table);
    const values = { status: 2 as const, participant_ids: [people.staff, people.manager] };
    await admin.call(meetings.bulk, { body: { ids, action: 'update', values } });
    const told = [expect.stringContaining('changed several records. Meetings: 2.')];
    expect(await everybody()).toEqual([[], [], told, told, []]);
  });
});

describe('an appointment', () => {
  it('is told to whoever has the address of the provider when it is made and when it is moved', async () => {
    const provider = await admin.call(providers.create, {
      body: { name: 'Marta', kind: 'person', email: 'Staff@bureau.example' },
    });
    const made = await admin.call(appointments.create, {
      body: {
        title: 'Measure windows',
        provider_id: provider.id,
        starts_at: '2026-04-01T08:00:00Z',
        duration_minutes: 30,
      },
    });
    const params = { id: made.id };
    expect(await messages(staff)).toEqual([expect.stringContaining(`booked <strong>${made.code}`)]);
    expect(await messages(client)).toEqual([]);
    await manager.call(appointments.update, { params, body: { starts_at: '2026-04-01T09:00:00Z' } });
    const moved = expect.stringContaining('moved') as string;
    expect(await everybody()).toEqual([[], [moved], [], [moved, expect.anything()], []]);
  });
});

describe('a sprint', () => {
  it('is told of to who manages its project and works on it', async () => {
    const project = await admin.call(projects.create, {
      body: { name: 'Harbour', manager_id: people.manager, members: [{ user_id: people.staff }] },
    });
    const { id } = await admin.call(sprints.create, { body: { name: 'One', project_id: project.id } });
    await server.db.delete(table);
    await admin.call(sprints.statusChange, { params: { id }, body: { status: 5 } });
    const told = [expect.stringContaining('completed')];
    expect(await everybody()).toEqual([[], [], told, told, []]);
  });
});

describe('an announcement', () => {
  const announce = (body: object) =>
    admin.call(announcements.create, { body: { title: 'We move', ...body } });
  const told = [expect.stringContaining('<strong>ANN-')];

  it('is told at once to all who may see it, and once', async () => {
    const { id, code } = await announce({});
    expect(await everybody()).toEqual([told, [], told, told, []]);
    expect(await read(staff)).toMatchObject([
      {
        title: 'New announcement',
        message: `<strong>${code} We move</strong> was published.`,
        route: 'announcements',
        route_related_id: id,
      },
    ]);
    await admin.call(announcements.update, { params: { id }, body: { title: 'We do not move' } });
    await notifyOfDue(server.db, server.clock.now);
    expect(await everybody()).toEqual([told, [], told, told, []]);
  });

  it('is told when its time comes, once by however many processes', async () => {
    const { id } = await announce({ publish_at: new Date(start.getTime() + hour).toISOString() });
    const tellAt = (time: number) => notifyOfDue(server.db, new Date(start.getTime() + time));
    await tellAt(hour - minute);
    expect(await everybody()).toEqual([[], [], [], [], []]);
    await Promise.all([tellAt(hour), tellAt(hour), tellAt(hour + minute)]);
    expect(await everybody()).toEqual([told, [], told, told, []]);
    await admin.call(announcements.remove, { params: { id } });
    expect(await everybody()).toEqual([[], [], [], [], []]);
  });

  it('is told to nobody once it has expired', async () => {
    await announce({
      publish_at: new Date(start.getTime() - 2 * hour).toISOString(),
      expire_at: new Date(start.getTime() - hour).toISOString(),
    });
    await notifyOfDue(server.db, start);
    expect(await everybody()).toEqual([[], [], [], [], []]);
  });
});

describe('an incident', () => {
  const report = (body: object) => admin.call(incidents.create, { body: { title: 'No light', ...body } });
  const tellAt = async (time: number) => {
    await server.db.delete(table);
    await notifyOfDue(server.db, new Date(start.getTime() + time));
  };

  it('is told of to who has it when one of its clocks runs out soon, once for each', async () => {
    // High: to be answered in 4 hours, and resolved in a day.
    const { code } = await report({ severity: 3, assignee_id: people.staff });
    await tellAt(3.5 * hour - minute);
    expect(await messages(staff)).toEqual([]);
    await tellAt(3.5 * hour);
    expect(await messages(staff)).toEqual([
      expect.stringMatching(`^<strong>${code} No light</strong> needs a response by .*2026`),
    ]);
    await tellAt(3.6 * hour);
    expect(await messages(staff)).toEqual([]);
    await tellAt(4 * hour);
    expect(await messages(staff)).toEqual([expect.stringContaining('should have had a response by')]);
    await tellAt(23.6 * hour);
    expect(await messages(staff)).toEqual([expect.stringContaining('must be resolved by')]);
    expect(await messages(admin)).toEqual([]);
  });

  it('is told of to who reported it while nobody has it, in the last quarter of a short time', async () => {
    // Urgent: to be answered in half an hour.
    await report({ severity: 5, reporter_id: people.manager });
    await tellAt(20 * minute);
    expect(await messages(manager)).toEqual([]);
    await tellAt(25 * minute);
    expect(await everybody()).toMatchObject([[], [], { length: 1 }, [], []]);
  });

  it('is told of once when its time is over, but not once it is answered, solved or deferred', async () => {
    const begun = await report({ severity: 5, assignee_id: people.staff, status: 3 });
    await report({ severity: 5, assignee_id: people.staff, status: 4 });
    await report({ severity: 5, assignee_id: people.staff, status: 5 });
    await tellAt(25 * minute);
    expect(await messages(staff)).toEqual([]);
    await tellAt(31 * minute);
    expect(await messages(staff)).toEqual([]);
    await tellAt(3.9 * hour);
    expect(await messages(staff)).toEqual([expect.stringContaining(begun.code)]);
    await server.db.delete(table);
    const over = new Date(start.getTime() + 4 * hour);
    await Promise.all([over, over].map((time) => notifyOfDue(server.db, time)));
    await notifyOfDue(server.db, new Date(start.getTime() + 5 * hour));
    expect((await messages(staff)).filter((message) => message.includes(begun.code))).toEqual([
      expect.stringContaining('should have been resolved by'),
    ]);
  });
});

describe('who is told', () => {
  it('is told once of one change of a record, and not of what stays as it is', async () => {
    const { id } = await admin.call(tasks.create, { body: { title: 'Two things' } });
    const body = { status: 2 as const, assignee_ids: [people.staff] };
    await admin.call(tasks.update, { params: { id }, body });
    await admin.call(tasks.update, { params: { id }, body: { ...body, title: 'One thing' } });
    expect(await messages(staff)).toEqual([expect.stringContaining('assigned')]);
  });

  it('is told of a team as who leads it, though also a member', async () => {
    const body = { name: 'Lighthouse', leader_id: people.staff, member_ids: [people.staff, people.manager] };
    await admin.call(teams.create, { body });
    const [told, added] = [[expect.stringContaining('assigned')], [expect.stringContaining('added you')]];
    expect(await everybody()).toEqual([[], [], added, told, []]);
  });
});
