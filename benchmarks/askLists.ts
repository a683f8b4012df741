import { type Account, emailOf, password } from '../e2e/support/accounts.ts';

/** Describes as much of an answer as tells that there was something to find. */
interface Found {
  readonly data: readonly { readonly code?: string }[];
  readonly meta?: { readonly total: number };
}

/** Asks for the records of a resource, and gives what was found and how long the whole answer took, in milliseconds. */
export type Ask = (question: string) => Promise<Found & { readonly time: number }>;

/** Signs in and gives the header of all further requests. */
export async function authorise(url: string, account: Account): Promise<{ readonly Authorization: string }> {
  const body = JSON.stringify({ email: emailOf(account), password });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `bearer ${token}` };
}

/** Returns the path of a question: of the groups of a list, or of one of its pages. */
const pathOf = (resource: string, question: string) =>
  question.startsWith('groups?')
    ? `/api/${resource}/${question}`
    : `/api/${resource}?per_page=50&${question}`;

/**
 * Signs in and gives what the lists of a resource, and their groups, are asked for with.
 *
 * @throws Error when a question is refused or nothing is found: it would measure nothing.
 */
export async function openLists(url: string, account: Account, resource = 'tasks'): Promise<Ask> {
  const headers = await authorise(url, account);
  return async (question) => {
    const began = performance.now();
    const answer = await fetch(`${url}${pathOf(resource, question)}`, { headers });
    const text = await answer.text();
    const time = performance.now() - began;
    if (!answer.ok) throw new Error(`${question} was answered with ${answer.status}: ${text}`);
    const found = JSON.parse(text) as Found;
    if (found.data.length === 0) throw new Error(`${question} found nothing for ${account}.`);
    return { ...found, time };
  };
}
