import { type Account, emailOf, password } from '../e2e/support/accounts.ts';

/** Asks for a list of tasks and gives how long the whole answer took, in milliseconds. */
export type Ask = (question: string) => Promise<number>;

/** Signs in and gives the header of all further requests. */
export async function authorise(url: string, account: Account): Promise<{ readonly Authorization: string }> {
  const body = JSON.stringify({ email: emailOf(account), password });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `bearer ${token}` };
}

/** Signs in and gives what lists of tasks are asked for with. */
export async function openLists(url: string, account: Account): Promise<Ask> {
  const headers = await authorise(url, account);
  return async (question) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/tasks?per_page=50&${question}`, { headers });
    const text = await answer.text();
    const time = performance.now() - began;
    if (!answer.ok) throw new Error(`${question} was answered with ${answer.status}: ${text}`);
    return time;
  };
}
