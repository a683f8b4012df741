import { type ChangeEvent, events } from '@bureau/contract';
import type { TestClient } from './TestClient.ts';

/** Describes a stream of changes as a client has it open. */
export interface EventStream {
  /** Waits for the next event. It fails where the stream ends before. */
  next(): Promise<ChangeEvent>;
  /** Settles when the server has ended the stream, or the client. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Asks for a ticket and returns the address of a stream. */
export async function streamPath(client: TestClient): Promise<string> {
  const { ticket } = await client.call(events.ticket);
  return `${events.stream.path}?ticket=${encodeURIComponent(ticket)}`;
}

/** Opens a stream of changes, at another server than the client's where one is given. */
export async function openEvents(client: TestClient, address = client.address): Promise<EventStream> {
  const closing = new AbortController();
  const response = await fetch(address + (await streamPath(client)), { signal: closing.signal });
  if (response.status !== 200 || response.body === null)
    throw new Error(`The stream was answered with ${response.status}: ${await response.text()}`);
  const told: ChangeEvent[] = [];
  let hear = Promise.withResolvers<void>();
  const read = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts)
        if (part.startsWith('data: ')) told.push(JSON.parse(part.slice('data: '.length)) as ChangeEvent);
      hear.resolve();
      hear = Promise.withResolvers();
    }
  };
  let hasEnded = false;
  const ended = read(response.body)
    .catch(() => undefined)
    .then(() => {
      hasEnded = true;
      hear.resolve();
    });
  return {
    ended,
    close: () => closing.abort(),
    async next() {
      for (;;) {
        const event = told.shift();
        if (event !== undefined) return event;
        if (hasEnded) throw new Error('The stream has ended.');
        await hear.promise;
      }
    },
  };
}
