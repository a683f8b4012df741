import { projects, search, type SearchType, tasks, teams } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  for (const title of ['Zebra crossing', 'Paint the zebra', 'Zebrafish', 'Crème 100 % zèbre', 'Ask 0603'])
    await admin.call(tasks.create, { body: { title } });
});
afterAll(() => server.stop());

const find = (q: string, client = admin) => client.call(search.all, { query: { q } });

async function titles(q: string, type: SearchType = 'task'): Promise<string[]> {
  return (await find(q)).filter((hit) => hit.type === type).map(({ title }) => title);
}

describe('somebody who searches everywhere', () => {
  it('finds the record with that code first, however it is typed', async () => {
    for (const q of ['TSK-0603', 'tsk-603', ' 0603 ']) {
      const [first] = await find(q);
      expect(first).toEqual({
        type: 'task',
        id: 603,
        code: 'TSK-0603',
        title: 'Zebrafish',
        route: '/tasks/detail/603',
      });
    }
    expect(await titles('0603')).toEqual(['Zebrafish', 'Ask 0603']);
  });

  it('finds titles that begin so before those that only hold the words, without case and accents', async () => {
    expect(await titles('ZEBR')).toEqual([
      'Zebra crossing',
      'Zebrafish',
      'Crème 100 % zèbre',
      'Paint the zebra',
    ]);
  });

  it('finds only what holds every word, taken literally', async () => {
    expect(await titles('zebra the')).toEqual(['Paint the zebra']);
    expect(await titles('% zebre')).toEqual(['Crème 100 % zèbre']);
    expect(await titles('zebr_')).toEqual([]);
    expect(await titles('\u0301')).toEqual([]);
  });

  it('finds projects and teams as well', async () => {
    await admin.call(projects.create, { body: { name: 'Quarry survey', tags: ['Geology'] } });
    await admin.call(teams.create, { body: { name: 'Quarry people' } });
    expect((await find('quarry')).map(({ type, title }) => [type, title])).toEqual([
      ['project', 'Quarry survey'],
      ['team', 'Quarry people'],
    ]);
    expect(await titles('geology', 'project')).toEqual(['Quarry survey']);
    expect(await titles('prj-57', 'project')).toEqual(['Quarry survey']);
  });

  it('finds people by name and address', async () => {
    expect(await titles('weber', 'user')).toEqual(['Jonas Weber']);
    expect(await find('staff@bureau')).toEqual([
      { type: 'user', id: 4, code: 'USR-0004', title: 'Jonas Weber', route: '/users/profile/4' },
    ]);
  });

  it('gets a few of each kind only', async () => {
    expect(await titles('a')).toHaveLength(8);
    expect(await titles('a', 'user')).toHaveLength(8);
  });

  it('is asked for something to search for', async () => {
    for (const q of ['', '  ', 'x'.repeat(101)]) {
      const { status, body } = await admin.try(search.all, { query: { q } });
      expect([status, body]).toEqual([422, { errors: { q: [expect.any(String)] } }]);
    }
    expect((await admin.fetch('/api/search')).status).toBe(422);
  });
});

describe('somebody who does not see everything', () => {
  it('as a client finds nothing of other clients, and only the people who work for it', async () => {
    const client = await server.as('client');
    expect(await find('zebra', client)).toEqual([]);
    expect(await find('quarry', client)).toEqual([]);
    const people = async (q: string) => (await find(q, client)).filter(({ type }) => type === 'user');
    expect(await people('solberg')).toEqual([]);
    expect(await people('okafor')).toHaveLength(1);
  });
});
