/** Describes a text for assistive technology to announce. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

const lifetime = 5000;
const listeners = new Set<() => void>();
let announcements: readonly Announcement[] = [];
let lastId = 0;

function change(next: readonly Announcement[]) {
  announcements = next;
  for (const listener of listeners) listener();
}

const timers = new Set<ReturnType<typeof setTimeout>>();

/** Runs a callback after so many milliseconds, unless what is announced is taken back before that. */
function runLater(callback: () => void, time: number): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    callback();
  }, time);
  timers.add(timer);
}

/** How many milliseconds later a text that is a function is announced. */
const delay = 100;

/**
 * Announces a text to assistive technology politely; `BureauProvider` renders the live region. A function is called and announced a moment
 * later: what was pressed is painted and spoken first, and numbers and plurals of the language take a while to be written for the first time.
 */
export function announce(text: string | (() => string)): void {
  if (typeof text === 'function') {
    runLater(() => announce(text()), delay);
    return;
  }
  lastId += 1;
  const announcement = { id: lastId, text };
  change([...announcements, announcement]);
  // What was said is gone soon, so that nobody who reads on finds it at the end of the page.
  runLater(() => change(announcements.filter((other) => other !== announcement)), lifetime);
}

/** Takes back what was announced, or is about to be, so that stories and tests that share a page do not hear each other. */
export function clearAnnouncements(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  change([]);
}

/** Calls a listener on every change; returns a function that unsubscribes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the pending announcements, oldest first. */
export function getAnnouncements(): readonly Announcement[] {
  return announcements;
}
