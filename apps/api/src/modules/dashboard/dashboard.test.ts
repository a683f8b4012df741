import {
  announcements,
  dashboard,
  departments,
  incidents,
  leaves,
  parseListQuery,
  projects,
  resources,
  tasks,
  teams,
  todos,
} from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todos as todoTable } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, staff, client] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
    server.as('client'),
  ]);
});
afterAll(() => server.stop());

/** Counts what the list holds that a route of a figure leads to. */
async function lengthOf(route: string, by: TestClient): Promise<number> {
  const [path = '', search = ''] = route.split('?');
  const resource = Object.values(resources).find(({ name }) => path === `/${name}`) ?? tasks;
  const { query, problems } = parseListQuery(resource.listSpec, new URLSearchParams(search));
  expect(problems).toEqual({});
  const answer = await by.call(resource.list as typeof tasks.list, {
    query: { ...query, per_page: 1 } as object,
  });
  return answer.meta.total;
}

describe('the figures of a dashboard', () => {
  it('are the lengths of the lists that they lead to, for everybody who sees tasks', async () => {
    await manager.call(tasks.create, {
      body: { title: 'Due now', due_date: '2026-03-18', priority: 1, assignee_ids: [3] },
    });
    for (const by of [admin, manager, client]) {
      const { figures, ...period } = await by.call(dashboard.figures, { query: { period: '7' } });
      expect(period).toEqual({ from: '2026-03-12', to: '2026-03-18' });
      expect(figures).toHaveLength(8);
      for (const { id, count, route } of figures)
        expect([id, count]).toEqual([id, await lengthOf(route, by)]);
    }
    const { figures } = await manager.call(dashboard.figures);
    for (const id of ['mine', 'due_today', 'urgent', 'created'])
      expect(figures.find((figure) => figure.id === id)?.count).toBeGreaterThan(0);
  });

  it('count the day as it is in the time zone of the caller', async () => {
    const now = server.clock.now;
    server.clock.now = new Date('2026-03-18T16:30:00Z');
    await server.db.execute(`update users set time_zone = 'Asia/Tokyo' where id = 3`);
    expect((await manager.call(dashboard.figures)).to).toBe('2026-03-19');
    await server.db.execute(`update users set time_zone = null where id = 3`);
    server.clock.now = now;
  });

  it('are refused to somebody who may not see tasks', async () => {
    await server.db.execute(`delete from role_permissions where permission = 'tasks_view' and role_id = 4`);
    for (const call of [dashboard.figures, dashboard.flow, dashboard.statuses] as const)
      expect((await staff.try(call)).status).toBe(403);
    const { widgets } = await staff.call(dashboard.layout);
    expect(widgets.map(({ kind }) => kind)).not.toContain('task_figures');
    await server.db.execute(`insert into role_permissions values (4, 'tasks_view')`);
  });

  it('are divided into the parts of a period, and into statuses, each with its list', async () => {
    const partCounts = { '7': 7, '30': 30, '90': 13, '365': 13 } as const;
    for (const by of [manager, client])
      for (const period of ['7', '30', '90', '365'] as const) {
        const { figures, from, to } = await by.call(dashboard.figures, { query: { period } });
        const { parts, ...sums } = await by.call(dashboard.flow, { query: { period } });
        expect(parts).toHaveLength(partCounts[period]);
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
        for (const kind of ['created', 'completed'] as const) {
          expect(sums[kind].count).toBe(figures.find(({ id }) => id === kind)?.count);
          expect(parts.reduce((sum, part) => sum + part[kind].count, 0)).toBe(sums[kind].count);
          const last = parts.findLast((part) => part[kind].count > 0) ?? parts[0];
          expect(await lengthOf(last?.[kind].route ?? '', by)).toBe(last?.[kind].count);
        }
      }
    for (const by of [admin, staff, client]) {
      const { count, route, statuses } = await by.call(dashboard.statuses);
      expect(count).toBe(await lengthOf(route, by));
      for (const status of statuses) expect(status.count).toBe(await lengthOf(status.route, by));
      expect(statuses.reduce((sum, status) => sum + status.count, 0)).toBe(count);
    }
  });

  it('list the most pressing of their tasks', async () => {
    const { count, route, entries } = await staff.call(dashboard.tasks, { query: { of: 'mine' } });
    expect(entries).toHaveLength(20);
    expect(count).toBe(await lengthOf(route, staff));
    const dates = entries.map((task) => task.due_date ?? '9999');
    expect(dates).toEqual([...dates].sort((a, b) => a.localeCompare(b)));
    expect((await admin.fetch('/api/dashboard/tasks?of=all')).status).toBe(422);
  });

  it('tell how projects get on', async () => {
    const { count, route, entries } = await manager.call(dashboard.projects);
    expect(count).toBe(await lengthOf(route, manager));
    for (const project of entries.slice(0, 3))
      expect(project.open_task_count).toBe(await lengthOf(project.tasks_route, manager));
    const own = await client.call(dashboard.projects);
    expect(own.count).toBeLessThan(count);
  });
});

describe('what happened lately', () => {
  it('tells of records that the caller may see, and of nothing else', async () => {
    const body = { name: 'Behind closed doors', client_id: 2, manager_id: 6 };
    const hidden = await admin.call(projects.create, { body });
    const shown = await admin.call(projects.create, {
      body: { name: 'Open to all', client_id: 1, manager_id: 3 },
    });
    const budget = { amount: 5, currency: 'EUR' };
    await admin.call(projects.update, { params: { id: shown.id }, body: { budget, status: 2 } });
    await admin.call(teams.create, { body: { name: 'New people' } });
    const titles = async (by: TestClient) => {
      const { entries } = await by.call(dashboard.activity, { query: { period: '7' } });
      return entries.map(({ title, field, action }) => `${title} ${field ?? action}`);
    };
    const all = ['New people created', 'Open to all budget', 'Open to all status', 'Open to all created'];
    expect(new Set((await titles(admin)).slice(0, 5))).toEqual(
      new Set([...all, 'Behind closed doors created']),
    );
    expect(new Set((await titles(manager)).slice(0, 4))).toEqual(new Set(all));
    expect((await titles(client)).slice(0, 2)).toEqual(['Open to all status', 'Open to all created']);
    const { entries } = await admin.call(dashboard.activity);
    expect(
      entries.find((entry) => entry.record_id === hidden.id && entry.resource === 'projects'),
    ).toMatchObject({
      code: hidden.code,
      route: `/projects/detail/${hidden.id}`,
      firstname: 'Tomás',
    });
  });
});

describe('the incidents of a dashboard', () => {
  it('are counted by severity for everybody who may see them, each with its list, without what is solved or closed', async () => {
    const make = (status: 1 | 4 | 5 | 7, by: TestClient) =>
      by.call(incidents.create, { body: { title: 'No light in the hall', severity: 5, status } });
    const urgent = async (by: TestClient) => (await by.call(dashboard.incidents)).severities[0];
    const before = await urgent(admin);
    for (const status of [1, 4, 5, 7] as const) await make(status, admin);
    expect(await urgent(admin)).toMatchObject({ severity: 5, count: (before?.count ?? 0) + 2 });
    for (const by of [admin, manager, staff, client]) {
      const { count, route, severities } = await by.call(dashboard.incidents);
      expect(count).toBe(await lengthOf(route, by));
      expect(severities.map(({ severity }) => severity)).toEqual([5, 4, 3, 2, 1]);
      for (const one of severities) expect(one.count).toBe(await lengthOf(one.route, by));
      expect(severities.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    }
  });
});

describe('who is away', () => {
  const secret = 'A secret operation';
  const today = '2026-03-18';
  const ask = async (start: string, end: string, isHalfDay = false, decision?: 'approve' | 'reject') => {
    const { id } = await staff.call(leaves.create, {
      body: { reason: secret, leave_type_id: 1, start_date: start, end_date: end, is_half_day: isHalfDay },
    });
    if (decision) await admin.call(leaves[decision], { params: { id }, body: { reason: secret } });
    return id;
  };
  const idsSeenBy = async (by: TestClient) => (await by.call(dashboard.away)).entries.map(({ id }) => id);

  it('is seen by all staff, with the days and a half day, but neither why nor by which type of leave', async () => {
    const shown = [
      await ask('2026-02-02', today, false, 'approve'),
      await ask(today, today, true, 'approve'),
      await ask('2026-03-25', '2026-04-30', false, 'approve'),
    ];
    const hidden = [
      await ask('2026-02-02', '2026-03-17', false, 'approve'),
      await ask('2026-03-26', '2026-04-30', false, 'approve'),
      await ask(today, today),
      await ask(today, today, false, 'reject'),
    ];
    for (const by of [admin, manager, staff]) {
      const ids = await idsSeenBy(by);
      expect(ids).toEqual(expect.arrayContaining(shown));
      expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
      const text = await (await by.fetch('/api/dashboard/away')).text();
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/reason|type|approver|code/);
    }
    const { entries } = await manager.call(dashboard.away);
    expect(entries.find(({ id }) => id === shown[1])).toEqual({
      id: shown[1],
      user_id: 4,
      firstname: 'Jonas',
      lastname: 'Weber',
      avatar: '5-man.png',
      start_date: today,
      end_date: today,
      is_half_day: true,
    });
    const starts = entries.map((entry) => entry.start_date);
    expect(starts).toEqual([...starts].sort((a, b) => a.localeCompare(b)));
  });

  it('leads to the list of leave only where that holds everybody who is away', async () => {
    const { list, entries } = await admin.call(dashboard.away);
    expect(list?.count).toBe(entries.length);
    expect(await lengthOf(list?.route ?? '', admin)).toBe(list?.count);
    for (const by of [manager, staff]) expect((await by.call(dashboard.away)).list).toBeNull();
    const away = [...new Set(entries.map((entry) => entry.user_id))].join();
    const { id } = await admin.call(departments.create, { body: { name: 'All', head_id: 3 } });
    await server.db.execute(`insert into user_roles (user_id, role_id, department_id)
      select id, 4, ${id} from users where id in (${away})`);
    const ofHead = await manager.call(dashboard.away);
    expect(ofHead.list?.count).toBe(entries.length);
    expect(await lengthOf(ofHead.list?.route ?? '', manager)).toBe(entries.length);
    expect(ofHead.entries).toEqual(entries);
  });

  it('is told to nobody of a client, even with the permission', async () => {
    expect((await client.try(dashboard.away)).status).toBe(403);
    await server.db.execute(`insert into role_permissions values (5, 'leaves_view')`);
    expect(await client.call(dashboard.away)).toEqual({ list: null, entries: [] });
    await server.db.execute(`delete from role_permissions where permission = 'leaves_view' and role_id = 5`);
  });
});

describe('the announcements of a dashboard', () => {
  it('are those that are published and have not expired, the newest first, even to those who write them', async () => {
    const make = async (title: string, publish_at: string | null, expire_at: string | null = null) =>
      admin.call(announcements.create, { body: { title, publish_at, expire_at } });
    await make('At once', null);
    await make('Long ago', '2020-01-01T08:00:00.000Z');
    await make('Not yet', '2999-01-01T08:00:00.000Z');
    await make('No more', '2020-01-01T08:00:00.000Z', '2020-02-01T08:00:00.000Z');
    for (const by of [admin, manager, staff]) {
      const { count, route, entries } = await by.call(dashboard.announcements);
      expect(count).toBe(await lengthOf(route, by));
      const titles = entries.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['At once', 'Long ago']));
      expect(titles.filter((title) => title === 'Not yet' || title === 'No more')).toEqual([]);
      const dates = entries.map((entry) => entry.published_at);
      expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
    }
    expect((await client.try(dashboard.announcements)).status).toBe(403);
  });
});

describe('the to-dos of a dashboard', () => {
  it('are one’s own that are neither done nor snoozed, those that are due first at the top, and can be ticked off', async () => {
    await server.db.delete(todoTable).where(eq(todoTable.createdBy, 4));
    const make = (title: string, due_date: string | null, more: object = {}) =>
      staff.call(todos.create, { body: { title, due_date, ...more } });
    await make('Some day', null);
    await make('Next week', '2026-03-25', { snoozed_until: '2026-03-18' });
    const { id } = await make('Last week', '2026-03-11');
    await make('Snoozed', '2026-03-12', { snoozed_until: '2026-03-19' });
    await make('Done', '2026-03-12', { is_done: true });
    const read = async () => {
      const { count, route, entries } = await staff.call(dashboard.todos);
      expect(count).toBe(await lengthOf(route, staff));
      return { count, titles: entries.map(({ title }) => title) };
    };
    expect(await read()).toEqual({ count: 3, titles: ['Last week', 'Next week', 'Some day'] });
    const others = (await manager.call(dashboard.todos)).entries.map(({ title }) => title);
    expect(others).not.toContain('Last week');
    await staff.call(todos.update, { params: { id }, body: { is_done: true } });
    expect(await read()).toEqual({ count: 2, titles: ['Next week', 'Some day'] });
    expect((await client.try(dashboard.todos)).status).toBe(403);
  });
});

describe('somebody who arranges their dashboard', () => {
  it('begins with the one of their role, keeps their own, and can go back', async () => {
    const first = await staff.call(dashboard.layout);
    expect(first).toMatchObject({ is_default: true, version: 0, period: 30 });
    expect((await client.call(dashboard.layout)).widgets).not.toEqual(first.widgets);
    const widgets = [
      { kind: 'my_tasks' as const, columns: 12, rows: 2 },
      { kind: 'recent_activity' as const, columns: 4, rows: 1 },
    ];
    const saved = await staff.call(dashboard.saveLayout, { body: { widgets, period: 7, version: 0 } });
    expect(saved).toEqual({ widgets, period: 7, is_default: false, version: 1 });
    expect(await staff.call(dashboard.layout)).toEqual(saved);
    expect((await manager.call(dashboard.layout)).is_default).toBe(true);
    const late = await staff.try(dashboard.saveLayout, { body: { period: 90, version: 0 } });
    expect(late).toMatchObject({ status: 409, body: { current: saved } });
    const back = await staff.call(dashboard.saveLayout, { body: { widgets: null } });
    expect(back).toEqual({ ...first, period: 7, version: 2 });
  });

  it('begins with what their role has to know', async () => {
    const added = [
      'my_todos',
      'hours_this_week',
      'announcements',
      'incidents_by_severity',
      'who_is_away',
    ] as const;
    const begun = async (by: TestClient) => {
      const { widgets } = await by.call(dashboard.layout);
      return added.filter((one) => widgets.some(({ kind }) => kind === one));
    };
    expect(await begun(staff)).toEqual(['my_todos', 'hours_this_week', 'announcements']);
    expect(await begun(manager)).toEqual(added);
    expect(await begun(admin)).toEqual(added);
    expect(await begun(client)).toEqual([]);
  });

  it('may use each widget once, within the grid', async () => {
    const widget = { kind: 'my_tasks', columns: 3, rows: 1 };
    for (const widgets of [
      [widget, widget],
      [{ ...widget, columns: 13 }],
      [{ ...widget, columns: 2 }],
      [{ ...widget, rows: 7 }],
      [{ ...widget, rows: 0 }],
      [{ ...widget, kind: 'weather' }],
      [{ ...widget, html: '<b>' }],
      [null],
      [widget, null],
      ['my_tasks'],
    ])
      expect((await staff.send('PUT', '/api/dashboard/layout', { widgets })).status).toBe(422);
  });
});
