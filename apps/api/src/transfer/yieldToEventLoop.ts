import { setTimeout } from 'node:timers/promises';

/**
 * How long work goes on at a stretch while others wait, and how long they then have the thread to themselves, in milliseconds. A request has its turn
 * about ten times before it is answered, so that it may wait for as many slices.
 */
const sliceTime = 2;
const restTime = 1;

/** Returns a function to be awaited between the steps of long work: it yields to the event loop once the work has gone on long enough. */
export function createYield(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < sliceTime) return undefined;
    return setTimeout(restTime).then(() => {
      since = performance.now();
    });
  };
}

/** Maps many items, and yields to the event loop meanwhile. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const yieldIfDue = createYield();
  for (const item of items) {
    results.push(map(item));
    const pausing = yieldIfDue();
    if (pausing !== undefined) await pausing;
  }
  return results;
}
