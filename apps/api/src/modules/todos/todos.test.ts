import { todos } from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todos as table } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let staff: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [staff, manager] = await Promise.all([server.as('user'), server.as('project manager')]);
});
beforeEach(() => server.db.delete(table));
afterAll(() => server.stop());

const make = async (title: string, more: object = {}, client = staff) =>
  (await client.call(todos.create, { body: { title, ...more } })).id;

/** Lists the titles as somebody finds them who asks for nothing. */
const titles = async (client = staff) => (await client.call(todos.list)).data.map(({ title }) => title);

const drop = (id: number, before: number | null, client = staff) =>
  client.try(todos.reorder, { body: { id, before_id: before } });

describe('somebody who puts their to-dos in order', () => {
  it('finds new ones first, what is done last, and each where it was dropped', async () => {
    const [first, second, third] = [await make('One'), await make('Two'), await make('Three')];
    await make('Done', { is_done: true });
    expect(await titles()).toEqual(['Three', 'Two', 'One', 'Done']);
    await drop(first, third);
    expect(await titles()).toEqual(['One', 'Three', 'Two', 'Done']);
    await drop(third, null);
    expect(await titles()).toEqual(['One', 'Two', 'Three', 'Done']);
    await drop(first, third);
    expect(await titles()).toEqual(['Two', 'One', 'Three', 'Done']);
    const { status, body } = await drop(second, first);
    expect([status, body]).toMatchObject([200, { id: second, version: 1 }]);
  });

  it('may do so in one place any number of times', async () => {
    const last = await make('Last');
    const others: number[] = [];
    for (let index = 0; index < 40; index += 1) others.push(await make(`${index}`));
    const top = await make('Top');
    await drop(top, others.at(-1) ?? 0);
    for (const id of others) await drop(id, last);
    expect(await titles()).toEqual(['Top', ...others.map((_, index) => `${index}`), 'Last']);
  });

  it('moves none of anybody else', async () => {
    const theirs = await make('Theirs', {}, manager);
    const own = await make('Own');
    const unknown = 'The record does not exist, or you do not have access to it.';
    expect(await drop(theirs, null)).toMatchObject({ status: 404 });
    expect(await drop(own, theirs)).toMatchObject({
      status: 422,
      body: { errors: { before_id: [unknown] } },
    });
    expect(await drop(own, own)).toMatchObject({ status: 422 });
    await make('Newer', {}, manager);
    await drop(theirs, (await manager.call(todos.list)).data[0]?.id ?? 0, manager);
    expect([await titles(manager), await titles()]).toEqual([['Theirs', 'Newer'], ['Own']]);
  });

  it('finds the to-dos of a file first, as they stand there', async () => {
    await make('Old');
    await staff.call(todos.import, { file: { content: 'title\nFirst\nSecond' } });
    expect(await titles()).toEqual(['First', 'Second', 'Old']);
  });
});

describe('a list up to a day', () => {
  it('has what is not snoozed any more on it, and what never was', async () => {
    await make('Later', { snoozed_until: '2026-03-19' });
    await make('Today', { snoozed_until: '2026-03-18' });
    await make('Never');
    const listed = async (range: object) =>
      (await staff.call(todos.list, { query: { filter: { snoozed_until: range } } })).data.map(
        ({ title }) => title,
      );
    expect(await listed({ to: '2026-03-18' })).toEqual(['Never', 'Today']);
    expect(await listed({ from: '2026-03-19' })).toEqual(['Later']);
    expect(await listed({ from: '2026-03-01', to: '2026-03-18' })).toEqual(['Today']);
    expect(await listed({ isEmpty: true })).toEqual(['Never']);
  });
});
