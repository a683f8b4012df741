import type { Database } from '../../db/database.ts';
import { letOthersFirst } from '../../db/letOthersFirst.ts';

/** How long one transaction may take while others wait, in milliseconds. */
const batchTime = 10;

const largestBatch = 2000;

/**
 * Does work for many items in batches that each take a short time: their size follows from how long those before took. Each is a transaction,
 * so that what is measured does not hold the time in which it waited for others, who have their turn between two batches.
 *
 * @param work does the work for a batch, which begins at the place `start`.
 * @param onDone is told after each batch for how many items the work is done.
 */
export async function inBatches<Item>(
  db: Database,
  items: readonly Item[],
  work: (tx: Database, batch: readonly Item[], start: number) => Promise<void>,
  onDone: (done: number) => Promise<void> | undefined = () => undefined,
): Promise<void> {
  let size = 25;
  for (let start = 0; start < items.length;) {
    const batch = items.slice(start, start + size);
    const took = await db.transaction(async (tx) => {
      const began = performance.now();
      await work(tx, batch, start);
      return performance.now() - began;
    });
    start += batch.length;
    // At most twice as many, so that one quick batch does not make the next one long.
    const factor = Math.min(2, Math.max(0.25, batchTime / took));
    size = Math.min(largestBatch, Math.max(10, Math.round(size * factor)));
    await onDone(start);
    await letOthersFirst(db);
  }
}
