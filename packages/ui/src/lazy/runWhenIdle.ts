/** How long a page that has just been drawn is left to itself, in milliseconds: its data comes first. */
const settling = 3000;

/** Runs a callback when the page has settled and is idle; returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari knows no idle moments.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run);
    else run();
  }, settling);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
