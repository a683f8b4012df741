import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Database } from './database.ts';

/** How long others have the database to themselves at least and, while they go on asking for something, at most, in milliseconds. */
const shortestRest = 3;
const longestRest = 50;
const step = 1;

/** Tells whether every connection is taken: on the embedded database, which has one, whether it does anything at all. */
function isTaken(db: Database): boolean {
  const pool = '$client' in db ? db.$client : null;
  if (!(pool instanceof Pool)) return false;
  return pool.waitingCount > 0 || (pool.idleCount === 0 && pool.totalCount === pool.options.max);
}

/**
 * Lets others use the database between two steps of long work: until they have what they ask for, so that a call of several statements waits for
 * one step and not for as many, but not for ever, so that the work comes to its end.
 */
export async function letOthersFirst(db: Database): Promise<void> {
  const since = performance.now();
  await setTimeout(shortestRest);
  while (isTaken(db) && performance.now() - since < longestRest) await setTimeout(step);
}
