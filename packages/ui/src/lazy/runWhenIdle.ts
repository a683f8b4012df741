/** Says how long a page that has just been drawn is left to itself, in milliseconds: its data comes first. */
const settling = 3000;

/** Runs something when the page has settled and has nothing else to do; gives a function that calls it off. */
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
