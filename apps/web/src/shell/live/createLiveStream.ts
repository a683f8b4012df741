import type { ChangeEvent } from '@bureau/contract';

/** How long a stream that breaks is left alone at first and at most, in milliseconds; each time that it cannot be opened doubles it. */
const initialDelay = 1000;
const maxDelay = 60_000;

/** After how many milliseconds of silence a stream counts as broken: the server says something every 20 s. */
const silence = 50_000;

/** Describes the state of the stream: not known yet, open, or broken. */
export type StreamState = 'unknown' | 'open' | 'broken';

/** Describes what this tab is told. */
export interface LiveListener {
  readonly onEvent: (event: ChangeEvent) => void;
  readonly onState: (state: StreamState) => void;
  /** Hears that something may have changed of which nobody tells; `areRights` says that others may see it now. */
  readonly onGap: (areRights: boolean) => void;
}

/** What one tab tells the others of its session. */
type Message =
  | { readonly kind: 'event'; readonly event: ChangeEvent }
  | { readonly kind: 'state'; readonly state: StreamState }
  | { readonly kind: 'gap'; readonly areRights: boolean }
  /** Asks whoever has the stream what its state is, and what has changed in so many milliseconds. */
  | { readonly kind: 'hello'; readonly since: number };

/** Describes what the stream is made of: the browser, and in tests what stands for it. */
export interface LiveStreamOptions {
  /** Names the session: the tabs of one have one stream. */
  readonly name: string;
  /** Ends everything: the session is over, or the tab shows something else. */
  readonly signal: AbortSignal;
  readonly takeTicket: (signal: AbortSignal) => Promise<string>;
  /** Opens a stream that tells first what has changed in so many milliseconds. */
  readonly openStream: (ticket: string, since: number) => EventSource;
  /** Counts the milliseconds since that was read which the tab shows. */
  readonly now: () => number;
  /** Waits until the server can be reached, as far as this is known. */
  readonly waitForServer: (signal: AbortSignal) => Promise<void>;
  /** Lets one tab have the stream for all; absent where the browser knows no locks, so that each tab has its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly random?: () => number;
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'kind' in data;

/** Waits, unless the signal is aborted before. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** How much longer is asked for than was missed, and how far back at most, in milliseconds. */
const margin = 2000;
const historyTime = 60_000;

/** Settles when a stream has broken, or the signal is aborted. What it says is handed on meanwhile. */
function follow(
  stream: EventSource,
  signal: AbortSignal,
  on: {
    readonly event: (event: ChangeEvent) => void;
    readonly open: () => void;
    readonly rights: () => void;
    readonly replayed: (isComplete: boolean) => void;
    readonly beat: () => void;
  },
): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      // by itself it would come back with a ticket that is used
      stream.close();
      resolve();
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(end, silence);
    };
    const listenTo = (name: string, act: (data: string) => void) =>
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        listen();
        act(data);
      });
    timer = setTimeout(end, silence);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    listenTo('open', on.open);
    listenTo('beat', on.beat);
    listenTo('rights', on.rights);
    listenTo('replayed', (data) => {
      const { is_complete: isComplete } = JSON.parse(data) as { readonly is_complete: boolean };
      on.replayed(isComplete);
    });
    listenTo('message', (data) => on.event(JSON.parse(data) as ChangeEvent));
    stream.addEventListener('error', end);
    return undefined;
  });
}

/**
 * Keeps one stream of changes open for all tabs of a session: the tab that holds a lock has it, and tells the others. When that tab goes, another
 * one takes its place. A stream that breaks is opened again, each time later and never all at the same moment, and tells what was missed.
 */
export function createLiveStream(
  options: LiveStreamOptions,
  { onEvent, onGap, onState }: LiveListener,
): void {
  const { channel, locks, name, now, openStream, random = Math.random, signal, takeTicket } = options;
  let state: StreamState = 'unknown';
  let isLeader = false;
  /** Until when this tab knows everything. */
  let knownUntil = 0;
  /** What the stream has told lately, and since when, for tabs that come later. */
  let history: { readonly at: number; readonly event: ChangeEvent }[] = [];
  let historySince = Infinity;
  const post = (message: Message) => channel.postMessage(message);

  function changeState(next: StreamState) {
    if (state === next || signal.aborted) return;
    state = next;
    onState(state);
  }

  const publishState = (next: StreamState) => {
    changeState(next);
    post({ kind: 'state', state: next });
  };
  const publishGap = (areRights: boolean) => {
    historySince = now();
    onGap(areRights);
    post({ kind: 'gap', areRights });
  };

  /** Replays to a tab that has just come what it has missed; the others hear of it once more, and know it. */
  function replay(since: number) {
    const first = now() - since;
    post({ kind: 'state', state });
    if (first < historySince) post({ kind: 'gap', areRights: false });
    else for (const { at, event } of history) if (at >= first) post({ kind: 'event', event });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted || !isMessage(data)) return;
    if (data.kind === 'hello') {
      if (isLeader && state === 'open') replay(data.since);
      return;
    }
    if (isLeader) return;
    // while somebody has a stream
    knownUntil = now();
    if (data.kind === 'event') onEvent(data.event);
    else if (data.kind === 'gap') onGap(data.areRights);
    else changeState(data.state);
  });

  function publish(event: ChangeEvent) {
    const at = now();
    history = [...history.filter((told) => told.at > at - historyTime), { at, event }];
    historySince = Math.max(historySince, at - historyTime);
    onEvent(event);
    post({ kind: 'event', event });
  }

  async function lead(): Promise<void> {
    isLeader = true;
    const hasEnded = () => signal.aborted;
    for (let failures = 0; !hasEnded(); failures += 1) {
      await options.waitForServer(signal);
      const ticket = hasEnded() ? null : await takeTicket(signal).catch(() => null);
      if (ticket !== null) {
        const since = Math.min(now() - knownUntil + margin, historyTime + margin);
        await follow(openStream(ticket, Math.ceil(since)), signal, {
          event: publish,
          rights: () => publishGap(true),
          open() {
            failures = 0;
            historySince = now() - since;
            publishState('open');
          },
          replayed(isComplete) {
            knownUntil = now();
            if (!isComplete) publishGap(false);
          },
          beat() {
            knownUntil = now();
            // so that another tab knows from when it has to ask, once it takes over
            publishState('open');
          },
        });
      }
      if (hasEnded()) break;
      publishState('broken');
      const pause = Math.min(initialDelay * 2 ** failures, maxDelay);
      await wait(pause * (0.5 + random() / 2), signal);
    }
  }

  signal.addEventListener('abort', () => channel.close(), { once: true });
  if (!locks) {
    void lead();
    return;
  }
  post({ kind: 'hello', since: now() + margin });
  // aborted, it gives up waiting for its turn
  void locks.request(name, { signal }, lead).catch(() => undefined);
}
