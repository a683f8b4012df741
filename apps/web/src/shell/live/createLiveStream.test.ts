import type { ChangeEvent } from '@bureau/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveStream, type StreamState } from './createLiveStream.ts';

const event: ChangeEvent = { resource: 'tasks', id: 7, version: 2 };

class FakeStream extends EventTarget {
  isClosed = false;
  readonly ticket: string;
  constructor(ticket: string) {
    super();
    this.ticket = ticket;
  }
  close() {
    this.isClosed = true;
  }
  say(name: string, data?: unknown) {
    this.dispatchEvent(
      data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) }),
    );
  }
}

/** Stands for a browser: its locks, its channels and the server. */
function createBrowser() {
  const streams: FakeStream[] = [];
  const channels = new Set<EventTarget>();
  const queue: (() => Promise<unknown>)[] = [];
  let isTaken = false;
  let isServerUp = true;
  const next = () => {
    const run = queue.shift();
    isTaken = run !== undefined;
    if (run) void run().then(next);
  };
  const locks = {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) =>
      new Promise<unknown>((resolve) => {
        const task = async () => resolve(signal.aborted ? undefined : await run());
        queue.push(task);
        if (!isTaken) next();
      }),
  } as unknown as Pick<LockManager, 'request'>;

  function openTab(hasLocks = true) {
    const closing = new AbortController();
    const told: ChangeEvent[] = [];
    const states: [StreamState, boolean][] = [];
    const channel = new EventTarget();
    channels.add(channel);
    createLiveStream(
      {
        name: 'session',
        signal: closing.signal,
        locks: hasLocks ? locks : undefined,
        channel: Object.assign(channel, {
          postMessage(message: unknown) {
            for (const other of channels)
              if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data: message }));
          },
          close: () => void channels.delete(channel),
        }) as unknown as BroadcastChannel,
        takeTicket: () =>
          isServerUp ? Promise.resolve(`ticket ${streams.length + 1}`) : Promise.reject(new Error('down')),
        openStream(ticket) {
          const stream = new FakeStream(ticket);
          streams.push(stream);
          return stream as unknown as EventSource;
        },
        waitForServer: () => Promise.resolve(),
        random: () => 1,
      },
      {
        onEvent: (one) => told.push(one),
        onState: (state, isFirst) => states.push([state, isFirst]),
      },
    );
    return { told, states, close: () => closing.abort() };
  }
  return { openTab, streams, setServer: (isUp: boolean) => (isServerUp = isUp) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the tabs of a session', () => {
  it('have one stream, and are all told what it tells', async () => {
    const { openTab, streams } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect(streams).toHaveLength(1);
    streams[0]?.say('open');
    streams[0]?.say('message', event);
    expect([first.told, second.told]).toEqual([[event], [event]]);
    const late = openTab();
    await settle();
    expect(late.states).toEqual([['open', true]]);
    expect(streams).toHaveLength(1);
  });

  it('go on with another one when the tab is closed that had it', async () => {
    const { openTab, streams } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await settle();
    streams[0]?.say('open');
    first.close();
    await settle();
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    streams[1]?.say('open');
    streams[1]?.say('message', event);
    expect([first.told, second.told]).toEqual([[], [event]]);
  });

  it('have one each where the browser knows no locks', async () => {
    const { openTab, streams } = createBrowser();
    openTab(false);
    openTab(false);
    await settle();
    expect(streams).toHaveLength(2);
  });
});

describe('a stream that breaks', () => {
  it('is opened again with another ticket, later each time that it fails, and says what it is', async () => {
    const { openTab, setServer, streams } = createBrowser();
    const { states } = openTab();
    await settle();
    streams[0]?.say('open');
    streams[0]?.say('error');
    expect(streams[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams.map(({ ticket }) => ticket)).toEqual(['ticket 1', 'ticket 2']);
    streams[1]?.say('open');
    expect(states).toEqual([
      ['open', true],
      ['broken', false],
      ['open', false],
    ]);
    setServer(false);
    streams[1]?.say('error');
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 - 1);
    setServer(true);
    expect(streams).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(8001);
    expect(streams).toHaveLength(3);
  });

  it('is found out by its silence', async () => {
    const { openTab, streams } = createBrowser();
    const { states } = openTab();
    await settle();
    streams[0]?.say('open');
    await vi.advanceTimersByTimeAsync(40_000);
    streams[0]?.say('beat');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(states).toEqual([['open', true]]);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(states.at(-1)).toEqual(['broken', false]);
  });

  it('is not opened again once the session is over', async () => {
    const { openTab, streams } = createBrowser();
    const tab = openTab();
    await settle();
    streams[0]?.say('open');
    tab.close();
    streams[0]?.say('message', event);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});
