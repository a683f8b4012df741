import type { KnownAnswer } from '../../api/ApiProvider.tsx';
import type { Session } from '../session/session.ts';

/** A request that `public/theme-init.js` has sent before the application ran. */
interface PrefetchedRequest {
  readonly address: string;
  /** The header of the same name; null where the request has none. */
  readonly authorization: string | null;
  readonly response: Promise<Response>;
  /** Names the endpoint of the list whose first rows are asked for; undefined where it is something else. */
  readonly list?: string;
  /** What was answered to a list, as soon as it has come. */
  answer?: unknown;
}

declare global {
  interface Window {
    prefetchedRequests?: PrefetchedRequest[];
  }
}

/** How long after the page was opened an answer counts as one of now, in milliseconds. */
const maxAge = 10_000;

const areFresh = () => performance.now() <= maxAge;

/** Reads the first rows of lists that were asked for ahead, so that they are there when the list is drawn. Who fetches them takes the answer all the same. */
export function readPrefetchedLists(): void {
  for (const ahead of window.prefetchedRequests ?? []) {
    if (ahead.list === undefined) continue;
    ahead.response
      .then(async (response) => {
        if (response.ok) ahead.answer = await response.clone().json();
      })
      .catch(() => undefined);
  }
}

/** Returns the first rows of lists that have come and that nobody has fetched yet. */
export function prefetchedListsOf({ token, tokenType, userId }: Session): readonly KnownAnswer[] {
  const { prefetchedRequests = [] } = window;
  if (!areFresh()) return [];
  return prefetchedRequests.flatMap(({ address, answer, authorization, list }): KnownAnswer[] => {
    const isOurs = authorization === `${tokenType} ${token}`;
    if (list === undefined || answer === undefined || !isOurs) return [];
    const { pathname, search } = new URL(address);
    return [{ key: [userId, list, pathname + search], data: answer }];
  });
}

/** Forgets what was asked for ahead with a session that has ended: its token, and what was answered. */
export function forgetPrefetched(): void {
  window.prefetchedRequests = [];
}

/** Fetches as `fetch` does, and takes the answer of a request that was sent ahead, once. */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const ahead = takePrefetched(input, init);
  return ahead ?? fetch(input, init);
};

function takePrefetched(input: RequestInfo | URL, { headers, method = 'GET', signal }: RequestInit = {}) {
  const { prefetchedRequests = [] } = window;
  const isOver = prefetchedRequests.length === 0 || !areFresh();
  if (isOver || input instanceof Request || method !== 'GET' || signal?.aborted) return undefined;
  const address = new URL(String(input), document.baseURI).href;
  const sent = new Headers(headers);
  const authorization = sent.get('Authorization');
  // what was sent ahead is not of the role that the application is looked at as
  if (sent.has('X-Preview-Role')) return undefined;
  const place = prefetchedRequests.findIndex(
    (ahead) => ahead.address === address && ahead.authorization === authorization,
  );
  return prefetchedRequests.splice(place, place < 0 ? 0 : 1)[0]?.response;
}
