/** How long after a first failure code is asked for again, and how long at most after many, in milliseconds. */
const minDelay = 2000;
const maxDelay = 60_000;

/**
 * Runs a callback when the network is likely to be back: the browser is online again, or a delay has passed. Returns a function that
 * cancels it.
 */
export function retryWhenOnline(failures: number, run: () => void): () => void {
  const timer = setTimeout(() => end(run), Math.min(minDelay * 2 ** failures, maxDelay));
  const onOnline = () => end(run);
  window.addEventListener('online', onOnline);
  function end(then?: () => void) {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    then?.();
  }
  return end;
}
