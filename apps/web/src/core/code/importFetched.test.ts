import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { importFetched, StaleCodeError } from './importFetched.ts';

type Answer = RequestListener;

const code: Answer = (_, response) => response.end('export const answer = 42;');
const fails =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end();
/** Ends the connection before there is an answer. */
const aborts: Answer = (request) => request.socket.destroy();
/** Ends the connection in the middle of the file. */
const breaksOff: Answer = (request, response) => {
  response.writeHead(200, { 'Content-Length': 1000 });
  response.write('export const', () => request.socket.destroy());
};

/** How files are answered, the first answer first and the last for ever, and what was asked for. */
const answers = new Map<string, Answer[]>();
const asked: string[] = [];

const server = createServer((request, response) => {
  const file = (request.url ?? '').slice(1);
  asked.push(file);
  const [answer = code, ...later] = answers.get(file) ?? [];
  if (later.length > 0) answers.set(file, later);
  answer(request, response);
});

let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked.length = 0;
  // the styles of other files of this worker stay
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
});

let count = 0;

/** Names files that nothing has asked for yet, and says how they are answered. */
function files(...all: Answer[][]): string[] {
  document.head.insertAdjacentHTML('beforeend', `<base href="${origin}/">`);
  return all.map((list) => {
    const name = `assets/${(count += 1)}.js`;
    answers.set(name, list);
    return name;
  });
}

const makeLoad = () => vi.fn<() => Promise<unknown>>(() => Promise.resolve({ answer: 42 }));

describe('importing a module', () => {
  it('comes after all its files, and asks for each of them once, however often it is imported', async () => {
    const names = files([code], [code]);
    const load = () => {
      expect(asked.toSorted()).toEqual(names.toSorted());
      return Promise.resolve({ answer: 42 });
    };
    const both = await Promise.all([importFetched(load, names), importFetched(load, names)]);
    expect(both).toEqual([{ answer: 42 }, { answer: 42 }]);
    await importFetched(load, names);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['the connection ends', aborts],
    ['the file breaks off', breaksOff],
    ['the server fails', fails(503)],
  ])('can be tried again after %s, and then asks only for what did not come', async (_, answer) => {
    const [lost = '', kept = ''] = files([answer, code], [code]);
    const load = makeLoad();
    await expect(importFetched(load, [kept])).resolves.toEqual({ answer: 42 });
    load.mockClear();
    const failure: unknown = await importFetched(load, [lost, kept]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(StaleCodeError);
    expect(load).not.toHaveBeenCalled();
    await expect(importFetched(load, [lost, kept])).resolves.toEqual({ answer: 42 });
    expect(asked).toEqual([kept, lost, lost]);
  });

  it.each([404, 410])('says that code is gone where the server answers %i', async (status) => {
    const load = makeLoad();
    await expect(importFetched(load, files([fails(status)], [code]))).rejects.toBeInstanceOf(StaleCodeError);
    expect(load).not.toHaveBeenCalled();
  });

  it('says that code is gone where it is here and yet cannot be imported', async () => {
    const cause = new SyntaxError('not a module');
    const failure: unknown = await importFetched(() => Promise.reject(cause), files([code])).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StaleCodeError);
    expect(failure).toHaveProperty('cause', cause);
  });

  it('can be tried again where it cannot be imported without a network', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const [name = ''] = files([code]);
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(importFetched(() => Promise.reject(cause), [name])).rejects.toBe(cause);
    isOnline.mockRestore();
    await expect(importFetched(makeLoad(), [name])).resolves.toEqual({ answer: 42 });
  });

  it('asks for no module that the page itself names, but for what it only has fetched ahead', async () => {
    const [script = '', link = '', other = ''] = files([code], [code], [code]);
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script type="module" src="/${script}"></script><link rel="modulepreload" href="/${link}">` +
        `<link rel="preload" as="fetch" href="/${other}">`,
    );
    await expect(importFetched(makeLoad(), [script, link, other])).resolves.toEqual({ answer: 42 });
    expect(asked).toEqual([other]);
  });
});
