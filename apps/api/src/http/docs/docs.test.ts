import { endpoints } from '@bureau/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function read(search: string): Promise<string> {
  const response = await server.guest.fetch(`/api/docs${search}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBeNull();
  return response.text();
}

const groups = [...new Set(endpoints.map(({ id }) => id.split('.')[0] ?? ''))];

describe('an engineer who reads about the API', () => {
  it('finds a document that is valid by OpenAPI 3.1', async () => {
    const response = await server.guest.fetch('/api/openapi.json');
    const validator = new Validator();
    const result = await validator.validate((await response.json()) as Record<string, unknown>);
    expect([result.errors, result.valid, validator.version]).toEqual([undefined, true, '3.1']);
  });

  it('finds every call on the page, by its resource, with who may call it', async () => {
    const page = await read('');
    for (const { id, path, summary } of endpoints) {
      expect(page).toContain(`href="/api/docs?group=${id.split('.')[0]}#${id}"`);
      expect(page).toContain(`<code>${path}</code>`);
      expect(page).toContain(summary.replaceAll("'", '&#39;').replaceAll('"', '&quot;'));
    }
    expect(page).toContain(`${endpoints.length} calls`);
    expect(page).toContain('Whoever has the permission tasks_view may call it.');
  });

  it.each(groups)('finds the parameters, the body and the answers of the calls of %s', async (group) => {
    const page = await read(`?group=${group}`);
    for (const { id, status, body } of endpoints.filter((endpoint) => endpoint.id.startsWith(`${group}.`))) {
      const [, section = ''] = page.split(`id="${id}"`);
      const [own = ''] = section.split('</section>');
      expect(own).toContain(`<strong>${status}</strong>`);
      expect(own).toContain('<strong>500</strong>');
      const fields = Object.keys((body?.describe() as { fields?: object } | undefined)?.fields ?? {});
      for (const field of fields) expect(own).toContain(`<code>${field}</code>`);
    }
  });

  it('finds calls by words, and is told when there are none', async () => {
    const found = await read('?q=import+users');
    expect(found).toContain('#users.import');
    expect(found).not.toContain('#tasks.list');
    expect(await read('?q=nothing-of-the-kind')).toContain('0 calls');
    expect(await read('?group=nothing')).toContain('There is no group of this name.');
  });

  it('is shown a page that runs nothing and loads nothing, whatever is searched for', async () => {
    const words = '"><script>alert(1)</script>';
    for (const search of ['', '?group=tasks', `?q=${encodeURIComponent(words)}`]) {
      const page = await read(search);
      expect(page).not.toMatch(/<script|<iframe|<link|<img|\son\w+=|javascript:|https?:\/\//i);
    }
    expect(await read(`?q=${encodeURIComponent(words)}`)).toContain('&lt;script&gt;');
  });
});
