import type { Account } from '../e2e/support/accounts.ts';
import { authorise } from './askLists.ts';

/** Streams of changes that are open. */
export interface OpenStreams {
  /** Settles when each of them has told the next change. */
  readonly nextOfAll: () => Promise<unknown>;
  readonly close: () => void;
}

/** Opens streams of changes, each by a ticket of its own, as the tabs of so many people do. */
export async function openStreams(url: string, account: Account, count: number): Promise<OpenStreams> {
  const headers = await authorise(url, account);
  const closing = new AbortController();
  let waiting: (() => void)[] = [];

  async function read(place: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (text.includes('data: {"resource"')) waiting[place]?.();
  }

  for (let place = 0; place < count; place++) {
    const answer = await fetch(`${url}/api/events/ticket`, { method: 'POST', headers });
    const { ticket } = (await answer.json()) as { ticket: string };
    const { signal } = closing;
    const { body, status } = await fetch(`${url}/api/events?ticket=${encodeURIComponent(ticket)}`, {
      signal,
    });
    if (status !== 200 || body === null) throw new Error(`A stream was answered with ${status}.`);
    // closed at the end
    read(place, body).catch(() => undefined);
  }
  return {
    nextOfAll() {
      const told = Array.from({ length: count }, () => Promise.withResolvers<void>());
      waiting = told.map(({ resolve }) => resolve);
      return Promise.all(told.map(({ promise }) => promise));
    },
    close: () => closing.abort(),
  };
}
