import { tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { testTasks } from '../../testing/template.ts';
import { readTable } from '../../transfer/import/readTable.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await admin.call(tasks.create, {
    body: {
      title: '=HYPERLINK("x")',
      description: '-1\n"two" ',
      status: 3,
      priority: 1,
      due_date: '2026-05-05',
      estimated_minutes: 90,
      progress: 40,
      assignee_ids: [3, 4],
      project_id: 1,
    },
  });
});
afterAll(() => server.stop());

const get = (client: TestClient, query: string) => client.fetch(`/api/tasks/export?${query}`);
const table = async (query: string, client = admin) => readTable(await (await get(client, query)).bytes());

describe.each(['csv', 'xlsx'])('somebody who exports tasks as %s', (format) => {
  it('gets exactly what the list shows, in its order', async () => {
    const query = 'filter[status]=1,2&sort=-priority,title';
    const { data } = await admin.call(tasks.list, {
      query: { filter: { status: [1, 2] }, sort: ['-priority', 'title'], per_page: 500 },
    });
    const { rows } = await table(`format=${format}&${query}&columns=code`);
    expect(rows.map(({ cells }) => cells[0])).toEqual(data.map(({ code }) => code));
  });

  it('gets all of them, with the columns that are asked for in their order', async () => {
    const { head, rows } = await table(`format=${format}&columns=due_date,title,code`);
    expect(head).toEqual(['Due', 'Title', 'Code']);
    expect(rows).toHaveLength(testTasks + 1);
    expect(rows[0]?.cells.slice(0, 2)).toEqual(['2026-05-05', '=HYPERLINK("x")']);
  });

  it('gets a description as text, or as HTML where it is formatted, and imports either without loss', async () => {
    const html = ['<p>R&amp;D &lt;b&gt;<br />two</p><p>three</p>', '<ul><li><strong>one</strong></li></ul>'];
    for (const [index, description] of html.entries())
      await admin.call(tasks.create, { body: { title: `Written ${format} ${index}`, description } });
    const query = `format=${format}&q=written ${format}&columns=title,description&sort=code`;
    const { rows } = await table(query);
    expect(rows.map(({ cells }) => cells[1])).toEqual(['R&D <b>\ntwo\n\nthree', html[1]]);
    const content = new Uint8Array(await (await get(admin, query)).arrayBuffer());
    await admin.call(tasks.import, { file: { name: `tasks.${format}`, content } });
    const { data } = await admin.call(tasks.list, { query: { q: `written ${format}`, sort: ['code'] } });
    const read = await Promise.all(data.map(({ id }) => admin.call(tasks.one, { params: { id } })));
    expect(read.map(({ description }) => description)).toEqual([...html, ...html]);
    await admin.call(tasks.bulk, { body: { ids: data.map(({ id }) => id), action: 'delete' } });
  });

  it('can import it again and gets the same tasks', async () => {
    const file = new Uint8Array(await (await get(admin, `format=${format}&q=hyperlink`)).arrayBuffer());
    const name = `tasks.${format}`;
    const answer = await admin.call(tasks.import, { file: { name, content: file } });
    expect(answer).toMatchObject({ created: 1, failed: 0 });
    const { data } = await admin.call(tasks.list, { query: { q: 'hyperlink', sort: ['code'] } });
    const [first, second] = await Promise.all(
      data.map(({ id }) => admin.call(tasks.one, { params: { id } })),
    );
    const { id: _id, code: _code, version: _version, ...values } = first ?? {};
    const { created_at: _at, updated_at: _up, ...same } = values as Record<string, unknown>;
    expect(second).toMatchObject(same);
    await admin.call(tasks.remove, { params: { id: second?.id ?? 0 } });
  });
});

describe('an export', () => {
  it('is in the language of who asks, with a name that says what it holds', async () => {
    await server.db.execute(`update users set language = 'de' where id = 3`);
    const manager = await server.as('project manager');
    const response = await get(
      manager,
      'format=csv&q=hyperlink&columns=status,priority,estimated_minutes,progress',
    );
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Aufgaben 2026-03-18.csv"; filename*=UTF-8''Aufgaben%202026-03-18.csv`,
    );
    const bytes = await response.bytes();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'Status,Priorität,Schätzung,Fortschritt\r\nPausiert,Dringend,1:30,40%\r\n',
    );
  });

  it('is named after the day that it is where the caller is', async () => {
    const staff = await server.as('user');
    for (const [zone, day] of [
      ['Pacific/Kiritimati', '2026-03-19'],
      ['Pacific/Pago_Pago', '2026-03-17'],
    ]) {
      await server.db.execute(`update users set time_zone = '${zone}' where id = 4`);
      const response = await get(staff, 'format=csv&q=hyperlink');
      expect(response.headers.get('Content-Disposition')).toContain(`"Tasks ${day}.csv"`);
    }
  });

  it('has nothing in it that a spreadsheet would run', async () => {
    const text = await (await get(admin, 'format=csv&q=hyperlink&columns=title,description')).text();
    expect(text).toContain(`"'=HYPERLINK(""x"")","'-1\n""two"" "`);
  });

  it('holds only what the caller may see', async () => {
    const client = await server.as('client');
    const { meta } = await client.call(tasks.list);
    const { rows } = await table('format=csv&columns=code', client);
    expect(rows).toHaveLength(meta.total);
    expect(meta.total).toBeLessThan(testTasks);
  });

  it.each([
    ['format=pdf', 'format'],
    ['', 'format'],
    ['format=csv&columns=title,colour', 'columns'],
    ['format=csv&columns=title,title', 'columns'],
    ['format=csv&colour=1', 'colour'],
    ['format=csv&format=csv', 'format'],
  ])('with %j is refused', async (query, field) => {
    const response = await get(admin, query);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect([response.status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});
