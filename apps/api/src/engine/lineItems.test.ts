import { clients, meetings, providers, tasks, type UpdateOf } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('a checklist', () => {
  it('keeps its order, is ticked off, and tells in the log what has changed', async () => {
    const body = {
      title: 'Order chairs',
      checklist: [{ title: 'Ask' }, { title: 'Compare', is_done: true }],
    };
    const { id, checklist } = await admin.call(tasks.create, { body });
    expect(checklist).toEqual([
      { title: 'Ask', is_done: false },
      { title: 'Compare', is_done: true },
    ]);
    const change = (changes: UpdateOf<typeof tasks>) =>
      admin.try(tasks.update, { params: { id }, body: changes });
    const ticked = [...checklist.toReversed(), { title: 'Pay', is_done: false }];
    expect((await change({ checklist: ticked })).body).toMatchObject({ version: 2, checklist: ticked });
    expect((await change({ checklist: ticked })).body).toMatchObject({ version: 2 });
    const { data } = await admin.call(tasks.activities, { params: { id } });
    expect(data.find(({ field }) => field === 'checklist')).toMatchObject({
      old_value: 'Ask, Compare ✓',
      new_value: 'Compare ✓, Ask, Pay',
    });
    const blank = await change({ checklist: [{ title: 'Pay' }, { title: '' }] });
    expect(blank.body).toMatchObject({ errors: { 'checklist.1.title': expect.anything() as unknown } });
  });

  it('has a label once, however often a request names it', async () => {
    const { id, labels, version } = await admin.call(tasks.create, {
      body: { title: 'Labelled', labels: ['red', 'blue', 'red'] },
    });
    expect(labels).toEqual(['red', 'blue']);
    const same = { labels: ['red', 'red', 'blue'] };
    expect(await admin.call(tasks.update, { params: { id }, body: same })).toMatchObject({ version });
    const body = { ids: [id], action: 'update' as const, values: { labels: ['blue', 'blue'] } };
    await admin.call(tasks.bulk, { body });
    expect((await admin.call(tasks.one, { params: { id } })).labels).toEqual(['blue']);
  });

  it('and a description are the same with what is added to them', async () => {
    const body = { title: 'Again', checklist: [{ title: 'Ask' }], description: 'As agreed' };
    const { id, version } = await admin.call(tasks.create, { body });
    expect(await admin.call(tasks.update, { params: { id }, body })).toMatchObject({ version });
  });

  it('and the labels of a task stand in the order that they are brought into', async () => {
    const checklist = ['Cut', 'Sew'].map((title) => ({ title, is_done: false }));
    const labels = ['urgent', 'blue'];
    const { id } = await admin.call(tasks.create, { body: { title: 'Trousers', checklist, labels } });
    const turned = { checklist: checklist.toReversed(), labels: labels.toReversed() };
    for (const body of [{ checklist: turned.checklist }, { labels: turned.labels }])
      await admin.call(tasks.update, { params: { id }, body });
    expect(await admin.call(tasks.one, { params: { id } })).toMatchObject({ ...turned, version: 3 });
  });
});

describe('rows of a record in a file', () => {
  it('are written a line each, and read again', async () => {
    const agenda_items = [
      { title: 'Budget | review \\', minutes: 20 },
      { title: 'Questions', minutes: null },
    ];
    await admin.call(meetings.create, {
      body: { title: 'Lines kept', starts_at: '2026-03-01T09:00:00.000Z', agenda_items },
    });
    const file = await admin.fetch(
      `${meetings.export.path}?format=csv&columns=title,starts_at,agenda_items&q=Lines`,
    );
    const content = (await file.text()).replace('Lines kept', 'Lines read');
    expect(content).toContain('"Budget \\| review \\\\ | 00:20\nQuestions"');
    expect(await admin.call(meetings.import, { file: { content } })).toMatchObject({
      created: 1,
      errors: [],
    });
    const { data } = await admin.call(meetings.list, { query: { q: 'Lines read' } });
    expect((await admin.call(meetings.one, { params: { id: data[0]?.id ?? 0 } })).agenda_items).toEqual(
      agenda_items,
    );
  });

  it('are refused with what is wrong in them', async () => {
    const content = 'Name,Other contacts\nNorth,"Ada | | nobody"\nSouth,"Ada | Buyer | ada@south.example"\n';
    const query = { skip_errors: '1' as const };
    expect(await admin.call(clients.import, { file: { content }, query })).toMatchObject({
      created: 1,
      errors: [{ row: 2, field: 'contacts' }],
    });
    const { data } = await admin.call(clients.list, { query: { q: 'South' } });
    expect((await admin.call(clients.one, { params: { id: data[0]?.id ?? 0 } })).contacts).toEqual([
      { name: 'Ada', role: 'Buyer', email: 'ada@south.example', phone: null },
    ]);
  });
});

describe('the working hours of a provider', () => {
  it('are times of a day, and end after they begin', async () => {
    const hours = (start: string, end: string) => ({
      name: 'Hours',
      working_hours: [{ day: 'monday' as const, start, end }],
    });
    const errorsOf = async (start: string, end: string) =>
      ((await admin.try(providers.create, { body: hours(start, end) })).body as { errors: object }).errors;
    expect(await errorsOf('08:00', '25:00')).toHaveProperty(['working_hours.0.end']);
    expect(await errorsOf('17:00', '08:00')).toHaveProperty(['working_hours.0.end']);
    expect(await admin.try(providers.create, { body: hours('08:00', '17:00') })).toMatchObject({
      status: 201,
      body: { working_hours: [{ day: 'monday', start: '08:00', end: '17:00' }] },
    });
  });
});
