import type { Page, Request, Route } from '@playwright/test';

import { expect } from './expect.ts';

/** Names calls of the API, as a method and a glob for the address: `PUT /api/tasks/7`. */
type Calls = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

type Answer = (route: Route) => Promise<unknown>;

/** Answers a call with a status, and with a body that is JSON unless it is a text. */
export const answerWith =
  (status: number, body: object | string): Answer =>
  async (route) =>
    route.fulfill({
      status,
      contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

/** Breaks the connection before the server hears of the call. */
export const resetConnection: Answer = async (route) => route.abort('connectionreset');

/** Asks the server on behalf of a page: again, where it has just ended the connection, since nobody had used that for a while. */
export const fetchFrom = (route: Route) => route.fetch({ maxRetries: 2 });

/** Lets the server do what it is asked, and breaks the connection before its answer arrives. */
export const dropResponse: Answer = async (route) => {
  await fetchFrom(route);
  await route.abort('connectionreset');
};

/** Answers the first call so, and leaves the others to the server. */
export function onlyOnce(answer: Answer): Answer {
  let count = 0;
  return async (route) => {
    count += 1;
    return count === 1 ? answer(route) : route.continue();
  };
}

/**
 * Routes requests of a page to a handler, from now on. A page that is open already sends its requests past it for an instant
 * after the browser has said that it does not, so requests of the test's own are sent until one has come here.
 */
export async function intercept(page: Page, url: string, handler: (route: Route) => unknown): Promise<void> {
  await page.route(url, handler);
  if (!page.url().startsWith('http')) return;
  const probe = '/intercepted';
  const answer: Answer = async (route) => route.fulfill({ status: 204 });
  await page.route(`**${probe}`, answer);
  await page.evaluate(async (path) => {
    const isIntercepted = async () => (await fetch(path).catch(() => null))?.status === 204;
    while (!(await isIntercepted()));
  }, probe);
  await page.unroute(`**${probe}`, answer);
}

/** Holds requests back until the returned function is called, so that what they ask for is as late as a test needs it. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await intercept(page, url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release(undefined);
}

/** Answers calls in another way, until the returned function is called, which asserts that there were such calls. */
export async function injectFault(page: Page, calls: Calls, answer: Answer): Promise<() => Promise<void>> {
  const [method, path = ''] = calls.split(' ');
  let count = 0;
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return answer(route);
  };
  // stays, since the browser would switch off that calls are answered here, and on again only after the next one
  await page.route(`**${path}`, async (route) => route.fallback());
  await intercept(page, `**${path}`, handler);
  return async () => {
    // what is shown before the server has answered may be seen before the call is
    await expect.poll(() => count, `calls of ${calls} that were disturbed`).toBeGreaterThan(0);
    await page.unroute(`**${path}`, handler);
  };
}

/** Counts calls from now on. */
export function countCalls(page: Page, calls: Calls): () => number {
  const [method, path = ''] = calls.split(' ');
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Watches the calls of the API from now on; the function that it gives waits until each of them is answered, but for the stream of changes, which goes on. */
function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on(
    'request',
    (request) =>
      request.resourceType() !== 'eventsource' && request.url().includes('/api/') && open.add(request),
  );
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => expect.poll(() => open.size).toBe(0);
}

/**
 * Notes from now on with which token a page calls. The function that it gives ends that session on the server, as signing
 * out elsewhere does, and then does what it is given: the page finds out by that, since calls are held until it is done.
 * Otherwise whatever the page asks for by itself, such as the stream of changes, could find out first.
 */
export function watchSession(page: Page): (act: () => Promise<void>) => Promise<void> {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  const expectAnswers = watchCalls(page);
  return async (act) => {
    await expectAnswers();
    const release = await holdRequests(page, '**/api/**');
    const response = await page.request.get('/api/logout', { headers: { authorization } });
    expect(response.ok(), 'the session was there and is ended').toBe(true);
    await act();
    release();
  };
}
