import { setTimeout } from 'node:timers/promises';

/** How long one statement may take while others wait, and how long they then have the database to themselves, in milliseconds. */
const batchTime = 12;
const restTime = 3;

const largestBatch = 2000;

/** Does work for many items in batches that each take a short time: their size follows from how long those before took. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: readonly Item[], start: number) => Promise<void>,
  first = 50,
): Promise<void> {
  let size = first;
  for (let start = 0; start < items.length;) {
    const batch = items.slice(start, start + size);
    const began = performance.now();
    await work(batch, start);
    const took = performance.now() - began;
    start += batch.length;
    // At most twice as many, so that one quick batch does not make the next one long.
    const factor = Math.min(2, Math.max(0.25, batchTime / took));
    size = Math.min(largestBatch, Math.max(10, Math.round(size * factor)));
    await setTimeout(restTime);
  }
}
