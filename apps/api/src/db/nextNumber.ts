import { eq, lte, sql } from './orm.ts';
import type { Database } from './database.ts';
import { counters } from './schema/index.ts';

/**
 * Returns the next numbers of a kind, so many, by the first. To be called in the transaction that uses them: others wait for its end, so that
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

/** Reads the number that a kind was given last; 0 where none was. */
export async function readLastNumber(db: Database, name: string): Promise<number> {
  const [last] = await db.select().from(counters).where(eq(counters.name, name));
  return last?.value ?? 0;
}

/** Lets a kind go on with a number. Returns false, and changes nothing, where a later one was given already. */
export async function setNextNumber(tx: Database, name: string, next: number): Promise<boolean> {
  const value = next - 1;
  const set = await tx
    .insert(counters)
    .values({ name, value })
    .onConflictDoUpdate({ target: counters.name, set: { value }, setWhere: lte(counters.value, value) })
    .returning({ name: counters.name });
  return set.length > 0;
}

/** How many digits codes have at least where nothing is set. */
export const defaultDigits = 4;

/** Writes a code: `TSK-0042`, with at least so many digits. */
export const formatCode = (prefix: string, number: number, digits = defaultDigits) =>
  `${prefix}-${String(number).padStart(digits, '0')}`;
