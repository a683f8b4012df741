import { projects, sprints, tasks, type UpdateOf } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Turns the clock, and signs in again, since sessions end within a day. */
async function goTo(now: Date) {
  server.clock.now = now;
  const account = demoAccounts.find(({ role }) => role === 'admin');
  admin = await server.guest.signIn(account?.email ?? '', demoPassword);
}

const goToMarch = (date: number) => goTo(new Date(`2026-03-${date}T10:00:00Z`));

const makeSprint = async (project_id: number, start_date: string | null, end_date: string | null) =>
  (await admin.call(sprints.create, { body: { name: 'Sprint', project_id, start_date, end_date } })).id;
const makeTask = async (project_id: number, sprint_id: number, estimated_minutes: number | null) =>
  (await admin.call(tasks.create, { body: { title: 'Pier', project_id, sprint_id, estimated_minutes } })).id;
const change = (id: number, body: UpdateOf<typeof tasks>) =>
  admin.call(tasks.update, { params: { id }, body });
const read = (id: number) => admin.call(sprints.burndown, { params: { id } });
const work = (count: number, minutes: number) => ({ tasks: count, minutes });

describe('the burndown of a sprint', () => {
  it('tells of each day what is left, whatever happens to its tasks', async () => {
    await goToMarch(18);
    const project = (await admin.call(projects.create, { body: { name: 'Harbour' } })).id;
    const sprint = await makeSprint(project, '2026-03-18', '2026-03-24');
    const [a, b, c, d] = [
      await makeTask(project, sprint, 600),
      await makeTask(project, sprint, 300),
      await makeTask(project, sprint, 100),
      await makeTask(project, sprint, null),
    ];
    expect(await read(sprint)).toMatchObject({ planned: work(4, 1000), before: [] });
    await admin.call(sprints.start, { params: { id: sprint }, body: {} });

    await goToMarch(19);
    await change(a, { status: 6 });
    const e = await makeTask(project, sprint, 200);

    await goToMarch(20);
    await change(a, { status: 1 });
    await admin.call(tasks.bulk, {
      body: { ids: [b], action: 'update', values: { estimated_minutes: 500 } },
    });

    await goToMarch(23);
    await change(b, { progress: 50 });
    await admin.call(tasks.reorder, { body: { id: c, status: 5, before_id: null } });
    await change(e, { sprint_id: null });
    const { days, planned } = await read(sprint);
    expect(planned).toEqual(work(4, 1000));
    const none = { left: null, total: null };
    expect(days).toEqual([
      day('18', true, [3.2, 800], { left: work(4, 1000), total: work(4, 1000) }),
      day('19', true, [2.4, 600], { left: work(4, 600), total: work(5, 1200) }),
      day('20', true, [1.6, 400], { left: work(5, 1400), total: work(5, 1400) }),
      day('21', false, [1.6, 400], { left: work(5, 1400), total: work(5, 1400) }),
      day('22', false, [1.6, 400], { left: work(5, 1400), total: work(5, 1400) }),
      day('23', true, [0.8, 200], { left: work(3, 850), total: work(3, 1100) }),
      day('24', true, [0, 0], none),
    ]);

    await goToMarch(24);
    for (const id of [a, b]) await change(id, { status: 6 });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await admin.call(sprints.complete, { params: { id: sprint }, body: { move_to: null } });
    // what was moved on was still left when it ended
    const { days: all } = await read(sprint);
    expect(all.at(-1)).toMatchObject({ left: work(1, 0), total: work(3, 1100) });
    // what happens afterwards is not told of
    await change(b, { status: 1 });
    await change(d, { estimated_minutes: 900 });
    expect(await read(sprint)).toMatchObject({ days: all });

    const next = await makeSprint(project, null, null);
    expect(await read(next)).toEqual({
      planned: work(0, 0),
      days: [],
      before: [{ id: sprint, name: 'Sprint', planned: work(4, 1000), done: work(2, 1100) }],
    });
  });

  it('is not begun by what was done or not written down yet before it was started', async () => {
    await goToMarch(19);
    const { id: project } = await admin.call(projects.create, { body: { name: 'Lock' } });
    const sprint = await makeSprint(project, '2026-03-17', '2026-03-20');
    const early = await makeTask(project, sprint, 60);
    await makeTask(project, sprint, 30);
    await change(early, { status: 6 });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await admin.call(sprints.start, { params: { id: sprint }, body: {} });
    const { days, planned } = await read(sprint);
    expect(planned).toEqual(work(1, 30));
    const same = { left: planned, total: planned };
    expect(days).toMatchObject([same, same, same, { left: null }]);
    // what was done before and is to be done again came in meanwhile
    await change(early, { status: 1 });
    expect((await read(sprint)).days[2]).toMatchObject({ left: work(2, 90), total: work(2, 90) });
  });

  it('goes on after its last day as long as it is not completed, if it was begun', async () => {
    await goToMarch(18);
    const { id: project } = await admin.call(projects.create, { body: { name: 'Crane' } });
    const begun = await makeSprint(project, '2026-03-18', '2026-03-20');
    await makeTask(project, begun, 60);
    await admin.call(sprints.start, { params: { id: begun }, body: {} });
    const planned = await makeSprint(project, '2026-03-18', '2026-03-20');
    await goToMarch(24);
    const lastDayOf = async (id: number) => (await read(id)).days.at(-1)?.date;
    expect(await lastDayOf(begun)).toBe('2026-03-24');
    expect(await lastDayOf(planned)).toBe('2026-03-20');
  });

  it('ends with the last day that a date can be', async () => {
    await goToMarch(18);
    const { id: project } = await admin.call(projects.create, { body: { name: 'Buoy' } });
    const last = await makeSprint(project, '9999-12-30', '9999-12-31');
    expect((await read(last)).days.map(({ date }) => date)).toEqual(['9999-12-30', '9999-12-31']);
  });

  it('forgets tasks that are deleted', async () => {
    await goTo(new Date());
    const project = (await admin.call(projects.create, { body: { name: 'Pier' } })).id;
    const today = server.clock.now.toISOString().slice(0, 10);
    const sprint = await makeSprint(project, today, today);
    const task = await makeTask(project, sprint, 60);
    await makeTask(project, sprint, 30);
    await admin.call(sprints.start, { params: { id: sprint }, body: {} });
    await admin.call(tasks.remove, { params: { id: task } });
    const { planned } = await read(sprint);
    expect(planned).toEqual(work(2, 90));
    const next = await makeSprint(project, null, null);
    await admin.call(sprints.complete, { params: { id: sprint }, body: { move_to: next } });
    expect(await read(next)).toMatchObject({ planned: work(1, 30) });
  });
});

function day(date: string, is_working: boolean, [count, minutes]: readonly [number, number], known: object) {
  return { date: `2026-03-${date}`, is_working, ideal: work(count, minutes), ...known };
}
