import { type BodyOf, customFields, projects, tasks, taskTemplates } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const create = (body: BodyOf<typeof taskTemplates.create>) => admin.call(taskTemplates.create, { body });
const makeTask = async (body: BodyOf<typeof tasks.create>) => (await admin.call(tasks.create, { body })).id;

describe('a task that is saved as a template', () => {
  it('is made again with its checklist and all that is below it, as not begun', async () => {
    const id = await makeTask({
      title: 'Welcome a colleague',
      description: '<p>Before the first day</p>',
      status: 6,
      priority: 2,
      start_date: '2026-03-02',
      due_date: '2026-03-06',
      estimated_minutes: 90,
      labels: ['staff'],
      is_billable: true,
      assignee_ids: [4],
      checklist: [{ title: 'Order a badge', is_done: true }],
    });
    const first = await makeTask({ title: 'Prepare the desk', parent_id: id, estimated_minutes: 30 });
    await makeTask({ title: 'Introduce the team', parent_id: id });
    await makeTask({ title: 'Order a chair', parent_id: first });
    const template = await admin.call(taskTemplates.fromTask, {
      body: { task_id: id, name: 'Onboarding', project_id: null },
    });
    expect(template).toMatchObject({
      name: 'Onboarding',
      due_in_days: 4,
      subtasks: [
        { title: 'Prepare the desk', level: '1', estimated_minutes: 30 },
        { title: 'Order a chair', level: '2', estimated_minutes: null },
        { title: 'Introduce the team', level: '1' },
      ],
    });

    server.clock.now = new Date('2026-03-16T12:00:00Z');
    const made = await admin.call(taskTemplates.createTask, {
      params: { id: template.id },
      body: { title: 'Welcome Marta', priority: 1 },
    });
    expect(made).toMatchObject({
      title: 'Welcome Marta',
      description: '<p>Before the first day</p>',
      status: 1,
      priority: 1,
      due_date: '2026-03-20',
      estimated_minutes: 90,
      labels: ['staff'],
      is_billable: true,
      assignees: [{ user_id: 4 }],
      checklist: [{ title: 'Order a badge', is_done: false }],
      subtask_count: 2,
    });
    const { subtasks } = await admin.call(tasks.related, { params: { id: made.id } });
    expect(subtasks.map(({ parent_name: parent, title }) => [title, parent])).toEqual([
      ['Prepare the desk', 'Welcome Marta'],
      ['Introduce the team', 'Welcome Marta'],
      ['Order a chair', 'Prepare the desk'],
    ]);
  });
});

describe('what a company has added to tasks', () => {
  it('is said by a template as far as somebody likes, and is said then of the tasks after it', async () => {
    const add = (body: BodyOf<typeof customFields.create>) => admin.call(customFields.create, { body });
    const { field_column: phase } = await add({
      form: 'tasks',
      field_label: 'Phase of construction',
      field_type: 'dropdown',
      options: ['Tender', 'Build'],
      is_required: true,
    });
    const { field_column: safety } = await add({
      form: 'tasks',
      field_label: 'Safety check',
      field_type: 'checkbox',
      default_value: true,
    });
    try {
      const template = await create({
        name: 'Inspection',
        title: 'Inspect',
        custom_fields: { [safety]: false },
      });
      expect(template.custom_fields).toEqual({ [safety]: false });
      const params = { id: template.id };
      const wrong = { params, body: { custom_fields: { [phase]: 'Repair' } } };
      expect(await admin.try(taskTemplates.update, wrong)).toMatchObject({ status: 422 });
      const refused = await admin.try(taskTemplates.createTask, { params, body: { title: 'Inspect' } });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [`custom_fields.${phase}`]: [expect.any(String)] } },
      });

      await admin.call(taskTemplates.update, { params, body: { custom_fields: { [phase]: 'Build' } } });
      const { data: log } = await admin.call(taskTemplates.activities, { params });
      expect(log[0]).toMatchObject({ field_label: 'Phase of construction', new_value: 'Build' });
      const made = await admin.call(taskTemplates.createTask, { params, body: { title: 'Inspect pier 4' } });
      expect(made.custom_fields).toEqual({ [phase]: 'Build', [safety]: false });
      const other = await admin.call(taskTemplates.createTask, {
        params,
        body: { title: 'Inspect pier 5', custom_fields: { [phase]: 'Tender' } },
      });
      expect(other.custom_fields).toEqual({ [phase]: 'Tender', [safety]: false });

      // nobody is asked for anything of what is below it
      await makeTask({
        title: 'Inspect the ropes',
        parent_id: other.id,
        custom_fields: { [phase]: 'Build', [safety]: false },
      });
      const whole = await admin.call(taskTemplates.fromTask, {
        body: { task_id: other.id, name: 'With ropes', project_id: null },
      });
      const { id: withRopes } = await admin.call(taskTemplates.createTask, {
        params: { id: whole.id },
        body: { title: 'Inspect pier 6' },
      });
      const below = await admin.call(tasks.list, { query: { filter: { parent_id: [withRopes] } } });
      const [ropes] = below.data;
      expect(await admin.call(tasks.one, { params: { id: ropes?.id ?? 0 } })).toMatchObject({
        title: 'Inspect the ropes',
        custom_fields: { [safety]: true },
      });

      const body = { task_id: other.id, name: 'Again', project_id: null };
      const again = await admin.call(taskTemplates.fromTask, { body });
      expect(again.custom_fields).toEqual(other.custom_fields);
      // a template is found by no filter of tasks
      const { data } = await admin.call(tasks.list, {
        query: { custom_fields: { [phase]: 'Build' }, q: 'pier' },
      });
      expect(data.map(({ id }) => id)).toEqual([made.id]);
    } finally {
      const { data } = await admin.call(customFields.list);
      for (const { field_column: column, id } of data)
        if (column === phase || column === safety) await admin.call(customFields.remove, { params: { id } });
    }
  });
});

describe('a template', () => {
  it('for a project is seen by who sees the project, one for all by all staff, and none by a client', async () => {
    const makeProject = async (name: string, members: number[]) =>
      (
        await admin.call(projects.create, {
          body: { name, client_id: 1, members: members.map((user_id) => ({ user_id })) },
        })
      ).id;
    const own = await makeProject('Own', [4]);
    const foreign = await makeProject('Foreign', []);
    const general = await create({ name: 'Seen: for all', title: 'One' });
    const ofOwn = await create({ name: 'Seen: own', title: 'One', project_id: own });
    const ofForeign = await create({ name: 'Seen: foreign', title: 'One', project_id: foreign });

    const seenBy = async (role: 'user' | 'client') => {
      const { data } = await (await server.as(role)).call(taskTemplates.list, { query: { q: 'seen:' } });
      return data.map(({ id }) => id);
    };
    expect(await seenBy('user')).toEqual([general.id, ofOwn.id]);
    expect(await seenBy('client')).toEqual([]);

    const manager = await server.as('project manager');
    const attempt = { params: { id: ofForeign.id }, body: { title: 'Hidden' } };
    expect(await manager.try(taskTemplates.createTask, attempt)).toMatchObject({ status: 404 });
  });

  it('is in no list of tasks', async () => {
    await create({ name: 'Nowhere', title: 'A template alone', subtasks: [{ title: 'A step alone' }] });
    const { meta } = await admin.call(tasks.list, { query: { q: 'alone' } });
    expect(meta.total).toBe(0);
  });
});
