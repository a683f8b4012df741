import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { counters } from './schema/index.ts';

/**
 * Gives the next number of a kind. To be called in the transaction that uses the number: others wait for its end, so that no number is
 * given twice, and none is lost when the transaction fails.
 */
export async function nextNumber(tx: Database, name: string): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (counter === undefined) throw new Error(`The counter ${name} gave no number.`);
  return counter.value;
}

/** Writes a code: `TSK-0042`, with at least four digits. */
export const formatCode = (prefix: string, number: number) => `${prefix}-${String(number).padStart(4, '0')}`;
