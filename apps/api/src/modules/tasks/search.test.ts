import { tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldForSearch } from '../../db/fold.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const titles = [
    'Crème für Straße 7',
    '100 % of the_rest',
    'С новым годом',
    '見積書を確認する',
    String.raw`a\b`,
  ];
  for (const title of titles) await admin.call(tasks.create, { body: { title } });
});
afterAll(() => server.stop());

async function find(q: string): Promise<string[]> {
  const { data } = await admin.call(tasks.list, { query: { q } });
  return data.map(({ title }) => title);
}

describe('somebody who searches', () => {
  it('finds a title whatever its case and accents', async () => {
    expect(await find('CREME strasse')).toEqual(['Crème für Straße 7']);
  });

  it('finds a task by its code', async () => {
    expect(await find('tsk-0601')).toEqual(['Crème für Straße 7']);
  });

  it('finds only what holds every word, in any order', async () => {
    expect(await find('7 creme')).toEqual(['Crème für Straße 7']);
    expect(await find('creme 8')).toEqual([]);
  });

  it.each([
    ['%', '100 % of the_rest'],
    ['the_', '100 % of the_rest'],
    [String.raw`a\b`, String.raw`a\b`],
  ])('is understood literally when typing %s', async (q, title) => {
    const found = await find(q);
    expect(found).toContain(title);
    expect(found).not.toContain('Crème für Straße 7');
  });

  it.each([
    ['НОВЫМ', 'С новым годом'],
    ['見積書を確認', '見積書を確認する'],
  ])('finds other scripts: %s', async (q, title) => {
    expect(await find(q)).toContain(title);
  });

  it('keeps and finds a title whose folded text is far longer than itself', async () => {
    // Signs that stand for words each, in an order that hardly can be compressed.
    const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
      .filter((sign) => Buffer.byteLength(foldForSearch(sign)) > 3)
      .sort(
        (sign, other) => ((sign.charCodeAt(0) * 7919) % 65_521) - ((other.charCodeAt(0) * 7919) % 65_521),
      );
    const title = signs.slice(0, 500).join('');
    expect(Buffer.byteLength(foldForSearch(title))).toBeGreaterThan(2700);
    expect(await find(title.slice(0, 20))).toEqual([]);
    await admin.call(tasks.create, { body: { title } });
    expect(await find(title.slice(0, 20))).toEqual([title]);
    await admin.call(tasks.remove, { params: { id: 606 } });
  });

  it('gets everything for a search of spaces', async () => {
    const { meta } = await admin.call(tasks.list, { query: { q: '  ' } });
    expect(meta.total).toBe(605);
  });
});

describe('somebody who filters by the day of creation', () => {
  it('gets the day as it is in the time zone of the company', async () => {
    server.clock.now = new Date('2026-03-31T23:30:00Z');
    admin = await server.guest.signIn('admin@bureau.example', 'bureau-demo');
    await admin.call(tasks.create, { body: { title: 'Late in the evening' } });
    const day = async (date: string) => {
      const filter = { created_at: { from: date, to: date } };
      return (await admin.call(tasks.list, { query: { filter } })).data.map(({ title }) => title);
    };
    expect(await day('2026-03-31')).toEqual(['Late in the evening']);
    await server.db.execute(`insert into settings values ('time_zone', '"Asia/Tokyo"')`);
    expect(await day('2026-03-31')).toEqual([]);
    expect(await day('2026-04-01')).toEqual(['Late in the evening']);
  });
});
