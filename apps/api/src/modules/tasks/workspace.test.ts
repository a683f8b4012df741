import { parseListQuery, type Task, tasks, type WorkspaceSection, workspaceSections } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
});
afterAll(() => server.stop());

const make = (title: string, more: object = {}): Promise<Task> =>
  admin.call(tasks.create, { body: { title, assignee_ids: [4], ...more } });
const titlesIn = async (section: WorkspaceSection, by = staff) => {
  const { sections } = await by.call(tasks.workspace);
  return sections.find(({ id }) => id === section)?.tasks.map(({ title }) => title);
};

describe('somebody who looks at their work', () => {
  it('finds each open task of theirs in one part, by its day and by what it waits for', async () => {
    const blocker = await make('Blocks another', { assignee_ids: [3] });
    const made = {
      overdue: await make('Late', { due_date: '2026-03-17' }),
      today: await make('Now', { due_date: '2026-03-18' }),
      upcoming: await make('Soon', { due_date: '2026-03-19' }),
      undated: await make('Some day'),
      waiting: await make('Held up', { due_date: '2026-03-18', dependency_ids: [blocker.id] }),
      watching: await make('Of others', { assignee_ids: [3], watcher_ids: [4] }),
    };
    const { sections } = await staff.call(tasks.workspace);
    const placesOf = ({ id }: Task) =>
      sections.filter(({ tasks: listed }) => listed.some((one) => one.id === id)).map((one) => one.id);
    for (const [place, task] of Object.entries(made))
      expect([task.title, placesOf(task)]).toEqual([task.title, [place]]);
    await admin.call(tasks.update, { params: { id: blocker.id }, body: { status: 6 } });
    expect(await titlesIn('today')).toContain('Held up');
    await admin.call(tasks.update, { params: { id: made.today.id }, body: { status: 4 } });
    expect(await titlesIn('waiting')).toContain('Now');
    await admin.call(tasks.update, { params: { id: made.overdue.id }, body: { status: 6 } });
    expect(await titlesIn('overdue')).not.toContain('Late');
  });

  it('finds as many in the lists that the parts lead to, whoever it is', async () => {
    for (const role of ['admin', 'project manager', 'user', 'client'] as const) {
      const by = await server.as(role);
      const { sections } = await by.call(tasks.workspace);
      expect(sections.map(({ id }) => id)).toEqual(workspaceSections);
      for (const { count, id, route, tasks: listed } of sections) {
        const { query, problems } = parseListQuery(
          tasks.listSpec,
          new URLSearchParams(route.slice(route.indexOf('?'))),
        );
        expect(problems).toEqual({});
        const { data, meta } = await by.call(tasks.list, { query: { ...query, per_page: 100 } });
        expect([id, meta.total, data]).toEqual([id, count, listed]);
      }
    }
  });

  it('sees a task move on at midnight of their own time zone', async () => {
    const { now } = server.clock;
    await make('By midnight', { due_date: '2026-03-18' });
    await server.db.execute(`update users set time_zone = 'Asia/Tokyo' where id = 4`);
    server.clock.now = new Date('2026-03-18T14:59:59Z');
    expect(await titlesIn('today')).toContain('By midnight');
    server.clock.now = new Date('2026-03-18T15:00:00Z');
    expect((await staff.call(tasks.workspace)).today).toBe('2026-03-19');
    expect(await titlesIn('overdue')).toContain('By midnight');
    await server.db.execute(`update users set time_zone = null where id = 4`);
    expect(await titlesIn('today')).toContain('By midnight');
    server.clock.now = now;
  });
});
