/** Describes a request as the fake API got it. */
export interface FakeRequest {
  readonly method: string;
  /** Holds path and query, without the host. */
  readonly address: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

/** Answers one request; throwing a TypeError is what `fetch` does when there is no connection. */
export type FakeHandler = (request: FakeRequest, params: readonly string[]) => Response | Promise<Response>;

export interface FakeApi {
  readonly fetch: typeof fetch;
  readonly requests: FakeRequest[];
  /**
   * Sets how a call is answered, such as `on('GET /api/tasks/:id', …)`. The last handler wins.
   */
  readonly on: (call: string, handler: FakeHandler) => void;
  /** Returns how a call is answered so far, so that another answer can fall back on it. */
  readonly answer: (call: string) => FakeHandler;
  /** Returns the requests of one call so far. */
  readonly callsOf: (call: string) => readonly FakeRequest[];
}

export const json = (body: unknown, status = 200, headers: HeadersInit = {}): Response =>
  status === 204 ? new Response(null, { status }) : Response.json(body, { status, headers });

export const noConnection: FakeHandler = () => {
  throw new TypeError('Failed to fetch');
};

function patternOf(call: string): RegExp {
  const [method = 'GET', path = ''] = call.split(' ');
  return new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
}

/** Creates a stand-in for the API that answers in the page itself. A call that nobody expected is a 404. */
export function createFakeApi(): FakeApi {
  const handlers: { readonly pattern: RegExp; readonly handler: FakeHandler }[] = [];
  const requests: FakeRequest[] = [];
  return {
    requests,
    on: (call, handler) => void handlers.unshift({ pattern: patternOf(call), handler }),
    answer(call) {
      const known = handlers.find(({ pattern }) => pattern.source === patternOf(call).source);
      return known?.handler ?? (() => json({ error: 'Not found' }, 404));
    },
    callsOf: (call) => requests.filter(({ method, path }) => patternOf(call).test(`${method} ${path}`)),
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input, 'http://bureau.example');
      const { method = 'GET', body, signal } = init;
      const request: FakeRequest = {
        method,
        address: url.pathname + url.search,
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
        headers: new Headers(init.headers),
        signal: signal ?? undefined,
      };
      signal?.throwIfAborted();
      requests.push(request);
      for (const { pattern, handler } of handlers) {
        const match = pattern.exec(`${method} ${url.pathname}`);
        if (match) {
          const response = await handler(request, match.slice(1));
          signal?.throwIfAborted();
          return response;
        }
      }
      return json({ error: 'Not found' }, 404);
    },
  };
}
