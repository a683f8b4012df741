import { clients, defects, projects } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { stemsOf } from './similar.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const report = (title: string, body: object = {}) => admin.call(defects.create, { body: { title, ...body } });
const find = async (title: string, projectId?: number, client = admin) => {
  const query = { title, ...(projectId !== undefined && { project_id: String(projectId) }) };
  return (await client.call(defects.similar, { query })).map((one) => one.id);
};

it('words count in their forms, without accents, in languages that write no blanks, and short ones not at all', () => {
  expect(stemsOf('The exports crash at 5 %')).toEqual(['expor', 'crash', 'the']);
  expect(stemsOf('Ärger')).toEqual(['arger']);
  expect(stemsOf('印刷できません').length).toBeGreaterThan(0);
  expect(stemsOf(' – ')).toEqual([]);
});

it('a defect that was written down before is found by another wording of its title, the most alike first', async () => {
  const exact = await report('Quarterly zeppelin crashes with umlauts');
  const near = await report('Umlauts break every zeppelin');
  await report('Colours of the calendar');
  expect(await find('The quarterly zeppelins crash with an umlaut')).toEqual([exact.id]);
  expect(await find('Zeppelin of umlauts')).toEqual([near.id, exact.id]);
  expect(await find('x')).toEqual([]);
  expect(await find('100 %_')).toEqual([]);
});

it('no more than five are listed, and of what was merged only what it became', async () => {
  const all: number[] = [];
  for (let index = 0; index < 7; index++) all.push((await report('Wobbling turntable')).id);
  const [merged = 0] = all;
  const into = all.at(-1) ?? 0;
  expect(await find('Turntable wobbling')).toEqual(all.toReversed().slice(0, 5));
  for (const id of all.slice(1, -1)) await admin.call(defects.remove, { params: { id } });
  await admin.call(defects.merge, { params: { id: merged }, body: { into_id: into } });
  expect(await find('Turntable wobbling')).toEqual([into]);
});

it('nobody is shown one of a project that they do not see, and a client those of the own projects alone', async () => {
  const client = await server.as('client');
  const { data } = await client.call(projects.list, { query: { per_page: 1 } });
  const own = data[0]?.id ?? 0;
  const other = await admin.call(clients.create, { body: { name: 'Somebody else' } });
  const foreign = await admin.call(projects.create, { body: { name: 'Secret', client_id: other.id } });
  const [theirs, hidden, nobodys] = [
    await report('Hydraulic pressure drops', { project_id: own }),
    await report('Hydraulic pressure drops', { project_id: foreign.id }),
    await report('Hydraulic pressure drops'),
  ];
  expect(await find('Hydraulic pressure', undefined, client)).toEqual([theirs.id]);
  expect(await find('Hydraulic pressure', foreign.id, client)).toEqual([]);
  const staff = await find('Hydraulic pressure', undefined, await server.as('user'));
  expect(staff).toContain(nobodys.id);
  expect(staff).not.toContain(hidden.id);
  expect(await find('Hydraulic pressure', foreign.id)).toEqual([hidden.id]);
});
