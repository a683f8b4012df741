import { customFields, defects, incidents, tasks, todos } from '@bureau/contract';
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

  it('makes a defect of a task of several people for the one that is shown first', async () => {
    const { assignees, id } = await manager.call(tasks.create, {
      body: { title: 'Blurred', assignee_ids: [2, 4, 5] },
    });
    expect(assignees.map((person) => person.user_id)).toEqual([5, 4, 2]);
    expect(await manager.call(tasks.toDefect, { params: { id } })).toMatchObject({ assignee_id: 5 });
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

  it('does so while the company asks for more than the wrong thing says, and adds it afterwards', async () => {
    const admin = await server.as('admin');
    const ask = (form: 'tasks' | 'defects' | 'knowledgebase', label: string, value?: string) =>
      admin.call(customFields.create, {
        body: { form, field_label: label, field_type: 'text', is_required: true, default_value: value },
      });
    const task = await admin.call(tasks.create, { body: { title: 'Blurred' } });
    const defect = await admin.call(defects.create, { body: { title: 'Blurred' } });
    const todo = await admin.call(todos.create, { body: { title: 'Blurred' } });
    const { id } = await admin.call(incidents.create, { body: { title: 'Blurred' } });
    const fields = [
      await ask('tasks', 'Cost centre'),
      await ask('defects', 'Device'),
      await ask('defects', 'Colour', 'black'),
      await ask('knowledgebase', 'Readers'),
    ];
    const made = [
      await admin.call(tasks.toDefect, { params: { id: task.id } }),
      await admin.call(tasks.fromDefect, { body: { defect_id: defect.id } }),
      await admin.call(todos.toTask, { params: { id: todo.id } }),
      await admin.call(incidents.toDefect, { params: { id } }),
      await admin.call(incidents.toArticle, { params: { id } }),
    ];
    const coloured = { colour: 'black' };
    expect(made.map((one) => one.custom_fields)).toEqual([coloured, {}, {}, coloured, {}]);
    const body = { custom_fields: { device: 'Printer' } };
    const changed = await admin.call(defects.update, { params: { id: made[0]?.id ?? 0 }, body });
    expect(changed.custom_fields).toEqual({ colour: 'black', device: 'Printer' });
    for (const field of fields) await admin.call(customFields.remove, { params: { id: field.id } });
  });
});
