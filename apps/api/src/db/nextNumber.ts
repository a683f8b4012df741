import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { counters } from './schema/index.ts';

/**
 * Gives the next numbers of a kind, so many, by the first. To be called in the transaction that uses them: others wait for its end, so that
 * no number is given twice, and none is lost when the transaction fails.
 */
export async function nextNumbers(tx: Database, name: string, count: number): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name, value: count })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + ${count}` } })
    .returning({ value: counters.value });
  if (counter === undefined) throw new Error(`The counter ${name} gave no number.`);
  return counter.value - count + 1;
}

/** Gives the next number of a kind, as {@link nextNumbers} does. */
export const nextNumber = (tx: Database, name: string) => nextNumbers(tx, name, 1);

/** Writes a code: `TSK-0042`, with at least four digits. */
export const formatCode = (prefix: string, number: number) => `${prefix}-${String(number).padStart(4, '0')}`;

/** Gives the code that the next record of a kind will have, if nobody else creates one before. */
export async function readNextCode(db: Database, name: string, prefix: string): Promise<string> {
  const [last] = await db.select().from(counters).where(eq(counters.name, name));
  return formatCode(prefix, (last?.value ?? 0) + 1);
}
