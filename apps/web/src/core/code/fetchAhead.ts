import type { KnownAnswer } from '../../api/ApiProvider.tsx';
import type { Session } from '../session/session.ts';

/** A request that `public/theme-init.js` has sent before the application ran. */
interface RequestAhead {
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
    requestsAhead?: RequestAhead[];
  }
}

/** How long after the page was opened an answer counts as one of now, in milliseconds. */
const freshFor = 10_000;

const areFresh = () => performance.now() <= freshFor;

/** Reads the first rows of lists that were asked for ahead, so that they are there when the list is drawn. Who fetches them takes the answer all the same. */
export function readListsAhead(): void {
  for (const ahead of window.requestsAhead ?? []) {
    if (ahead.list === undefined) continue;
    ahead.response
      .then(async (response) => {
        if (response.ok) ahead.answer = await response.clone().json();
      })
      .catch(() => undefined);
  }
}

/** Returns the first rows of lists that have come and that nobody has fetched yet. */
export function listsAheadOf({ token, tokenType, userId }: Session): readonly KnownAnswer[] {
  const { requestsAhead = [] } = window;
  if (!areFresh()) return [];
  return requestsAhead.flatMap(({ address, answer, authorization, list }): KnownAnswer[] => {
    const isOurs = authorization === `${tokenType} ${token}`;
    if (list === undefined || answer === undefined || !isOurs) return [];
    const { pathname, search } = new URL(address);
    return [{ key: [userId, list, pathname + search], data: answer }];
  });
}

/** Fetches as `fetch` does, and takes the answer of a request that was sent ahead, once. */
export const fetchAhead: typeof fetch = (input, init) => {
  const ahead = takeAhead(input, init);
  return ahead ?? fetch(input, init);
};

function takeAhead(input: RequestInfo | URL, { headers, method = 'GET', signal }: RequestInit = {}) {
  const { requestsAhead = [] } = window;
  const isOver = requestsAhead.length === 0 || !areFresh();
  if (isOver || input instanceof Request || method !== 'GET' || signal?.aborted) return undefined;
  const address = new URL(String(input), document.baseURI).href;
  const sent = new Headers(headers);
  const authorization = sent.get('Authorization');
  // what was sent ahead is not of the role that the application is looked at as
  if (sent.has('X-Preview-Role')) return undefined;
  const place = requestsAhead.findIndex(
    (ahead) => ahead.address === address && ahead.authorization === authorization,
  );
  return requestsAhead.splice(place, place < 0 ? 0 : 1)[0]?.response;
}
