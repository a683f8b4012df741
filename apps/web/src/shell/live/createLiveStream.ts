import type { ChangeEvent } from '@bureau/contract';

/** How long a stream that breaks is left alone at first and at most, in milliseconds; each time that it cannot be opened doubles it. */
const firstPause = 1000;
const longestPause = 60_000;

/** After how many milliseconds of silence a stream counts as broken: the server says something every 20 s. */
const silence = 50_000;

/** Describes the state of the stream: not known yet, open, or broken. */
export type StreamState = 'unknown' | 'open' | 'broken';

/** Describes what this tab is told. */
export interface LiveListener {
  readonly onEvent: (event: ChangeEvent) => void;
  /**
   * Hears of each state. When a stream is open, what has changed before is not told by it: `isFirst` says that this tab has not had one before.
   */
  readonly onState: (state: StreamState, isFirst: boolean) => void;
}

/** What one tab tells the others of its session. */
type Message =
  | { readonly kind: 'event'; readonly event: ChangeEvent }
  | { readonly kind: 'state'; readonly state: StreamState }
  /** Asks whoever has the stream what its state is. */
  | { readonly kind: 'hello' };

/** Describes what the stream is made of: the browser, and in tests what stands for it. */
export interface LiveStreamOptions {
  /** Names the session: the tabs of one have one stream. */
  readonly name: string;
  /** Ends everything: the session is over, or the tab shows something else. */
  readonly signal: AbortSignal;
  readonly takeTicket: (signal: AbortSignal) => Promise<string>;
  readonly openStream: (ticket: string) => EventSource;
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

/** Settles when a stream has broken, or the signal is aborted. Events are handed on meanwhile. */
function follow(
  stream: EventSource,
  signal: AbortSignal,
  { onEvent, onOpen }: { readonly onEvent: (event: ChangeEvent) => void; readonly onOpen: () => void },
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
    listen();
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    stream.addEventListener('open', () => {
      listen();
      onOpen();
    });
    stream.addEventListener('beat', listen);
    stream.addEventListener('message', (message: MessageEvent<string>) => {
      listen();
      onEvent(JSON.parse(message.data) as ChangeEvent);
    });
    stream.addEventListener('error', end);
  });
}

/**
 * Keeps one stream of changes open for all tabs of a session: the tab that holds a lock has it, and tells the others. When that tab goes, another
 * one takes its place. A stream that breaks is opened again, each time later and never all at the same moment.
 */
export function createLiveStream(options: LiveStreamOptions, { onEvent, onState }: LiveListener): void {
  const { channel, locks, name, openStream, random = Math.random, signal, takeTicket } = options;
  let state: StreamState = 'unknown';
  let isLeader = false;
  let hasBeenOpen = false;
  const post = (message: Message) => channel.postMessage(message);

  function changeState(next: StreamState) {
    if (state === next || signal.aborted) return;
    state = next;
    onState(state, !hasBeenOpen);
    hasBeenOpen ||= state === 'open';
  }

  function tellState(next: StreamState) {
    changeState(next);
    post({ kind: 'state', state });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted || !isMessage(data)) return;
    if (data.kind === 'hello') {
      if (isLeader) post({ kind: 'state', state });
    } else if (isLeader) return;
    else if (data.kind === 'event') onEvent(data.event);
    else changeState(data.state);
  });

  async function lead(): Promise<void> {
    isLeader = true;
    for (let failures = 0; !signal.aborted; failures += 1) {
      await options.waitForServer(signal);
      const ticket = signal.aborted ? null : await takeTicket(signal).catch(() => null);
      if (ticket !== null)
        await follow(openStream(ticket), signal, {
          onEvent(event) {
            onEvent(event);
            post({ kind: 'event', event });
          },
          onOpen() {
            failures = 0;
            tellState('open');
          },
        });
      if (signal.aborted) break;
      tellState('broken');
      const pause = Math.min(firstPause * 2 ** failures, longestPause);
      await wait(pause * (0.5 + random() / 2), signal);
    }
  }

  signal.addEventListener('abort', () => channel.close(), { once: true });
  if (!locks) {
    void lead();
    return;
  }
  post({ kind: 'hello' });
  // aborted, it gives up waiting for its turn
  void locks.request(name, { signal }, lead).catch(() => undefined);
}
