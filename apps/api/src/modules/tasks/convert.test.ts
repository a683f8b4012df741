import { defects, tasks, todos } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('project manager');
});
afterAll(() => server.stop());

describe('somebody who has written something down as the wrong thing', () => {
  it('makes a defect of a task, which is cancelled, and is told where it came from', async () => {
    const task = await manager.call(tasks.create, {
      body: { title: 'Print is blurred', description: '<p>Page 3</p>', priority: 1, assignee_ids: [4] },
    });
    const defect = await manager.call(tasks.toDefect, { params: { id: task.id } });
    expect(defect).toMatchObject({
      title: 'Print is blurred',
      status: 4,
      severity: 5,
      assignee_id: 4,
      steps: '<p>Page 3</p>',
      task_id: task.id,
    });
    expect(await manager.call(defects.one, { params: { id: defect.id } })).toMatchObject({ id: defect.id });
    expect((await manager.call(tasks.one, { params: { id: task.id } })).status).toBe(5);
  });

  it('makes a task of a defect, which belongs to it from then on', async () => {
    const defect = await manager.call(defects.create, {
      body: {
        title: 'Print is blurred',
        severity: 4,
        assignee_id: 4,
        steps: '<p>Print</p>',
        actual: '<p>Blur</p>',
      },
    });
    const task = await manager.call(tasks.fromDefect, { body: { defect_id: defect.id } });
    expect(task).toMatchObject({
      title: 'Print is blurred',
      status: 1,
      priority: 2,
      assignees: [{ user_id: 4 }],
      description:
        '<p><strong>Steps to reproduce</strong></p><p>Print</p><p><strong>Actual result</strong></p><p>Blur</p>',
    });
    const { data } = await manager.call(defects.list, { query: { filter: { task_id: [task.id] } } });
    expect(data).toMatchObject([{ id: defect.id, status: defect.status }]);
  });

  it('makes a task of a to-do, which is done and leads to it', async () => {
    const todo = await manager.call(todos.create, {
      body: { title: 'Call Ines', notes: 'At <noon>\n\nor later', due_date: '2026-05-01' },
    });
    const task = await manager.call(todos.toTask, { params: { id: todo.id } });
    expect(task).toMatchObject({ title: 'Call Ines', due_date: '2026-05-01', assignees: [{ user_id: 3 }] });
    expect(task.description).toBe('<p>At &lt;noon&gt;</p><p>or later</p>');
    expect(await manager.call(todos.one, { params: { id: todo.id } })).toMatchObject({
      is_done: true,
      task_id: task.id,
    });
  });
});
