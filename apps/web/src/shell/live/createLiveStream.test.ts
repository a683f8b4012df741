import type { ChangeEvent } from '@bureau/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStopwatch } from '../../core/time/startStopwatch.ts';
import { createLiveStream, type StreamState } from './createLiveStream.ts';

const event: ChangeEvent = { resource: 'tasks', id: 7, version: 2 };

class FakeStream extends EventTarget {
  isClosed = false;
  readonly ticket: string;
  /** How many milliseconds it is to tell of. */
  readonly since: number;
  constructor(ticket: string, since: number) {
    super();
    this.ticket = ticket;
    this.since = since;
  }
  open(isComplete = true) {
    this.say('open');
    this.say('replayed', { is_complete: isComplete });
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
  const takeTurn = () => {
    const run = queue.shift();
    isTaken = run !== undefined;
    if (run) void run().then(takeTurn);
  };
  const locks = {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) =>
      new Promise<unknown>((resolve) => {
        const task = async () => resolve(signal.aborted ? undefined : await run());
        queue.push(task);
        if (!isTaken) takeTurn();
      }),
  } as unknown as Pick<LockManager, 'request'>;

  function openTab(hasLocks = true) {
    const closing = new AbortController();
    const told: ChangeEvent[] = [];
    const states: StreamState[] = [];
    const gaps: boolean[] = [];
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
        }),
        takeTicket: () =>
          isServerUp ? Promise.resolve(`ticket ${streams.length + 1}`) : Promise.reject(new Error('down')),
        now: startStopwatch(),
        openStream(ticket, since) {
          const stream = new FakeStream(ticket, since);
          streams.push(stream);
          return stream as unknown as EventSource;
        },
        waitForServer: () => Promise.resolve(),
        random: () => 1,
      },
      {
        onEvent: (one) => told.push(one),
        onState: (state) => states.push(state),
        onGap: (areRights) => gaps.push(areRights),
      },
    );
    return { told, states, gaps, close: () => closing.abort() };
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
    streams[0]?.open();
    streams[0]?.say('message', event);
    expect([first.told, second.told]).toEqual([[event], [event]]);
    const late = openTab();
    await settle();
    expect([late.states, late.told, late.gaps]).toEqual([['open'], [event], []]);
    expect(streams).toHaveLength(1);
  });

  it('go on with another one when the tab is closed that had it', async () => {
    const { openTab, streams } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await settle();
    streams[0]?.open();
    first.close();
    await settle();
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    streams[1]?.open();
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
    streams[0]?.open();
    streams[0]?.say('error');
    expect(streams[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams.map(({ ticket }) => ticket)).toEqual(['ticket 1', 'ticket 2']);
    streams[1]?.open();
    expect(states).toEqual(['open', 'broken', 'open']);
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
    streams[0]?.open();
    await vi.advanceTimersByTimeAsync(40_000);
    streams[0]?.say('beat');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(states).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(states.at(-1)).toBe('broken');
  });

  it('is asked for what was missed, and what it does not know is read anew by all tabs', async () => {
    const { openTab, streams } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    await vi.advanceTimersByTimeAsync(4000);
    streams[0]?.open();
    await vi.advanceTimersByTimeAsync(20_000);
    streams[0]?.say('beat');
    await vi.advanceTimersByTimeAsync(10_000);
    streams[0]?.say('error');
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams.map(({ since }) => since)).toEqual([2000, 13_000]);
    streams[1]?.open(false);
    streams[1]?.say('rights', {});
    expect([first.gaps, second.gaps]).toEqual([
      [false, true],
      [false, true],
    ]);
    streams[1]?.say('beat');
    first.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(streams[2]?.since).toBe(2000);
  });

  it('is asked for what was missed while the device slept', async () => {
    const { openTab, streams } = createBrowser();
    openTab();
    await settle();
    streams[0]?.open();
    vi.setSystemTime(Date.now() + 30_000);
    streams[0]?.say('error');
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams[1]?.since).toBe(33_000);
  });

  it('is not opened again once the session is over', async () => {
    const { openTab, streams } = createBrowser();
    const tab = openTab();
    await settle();
    streams[0]?.open();
    tab.close();
    streams[0]?.say('message', event);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});
