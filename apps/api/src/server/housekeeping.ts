import { lt } from 'drizzle-orm';
import type { RootDatabase } from '../db/database.ts';
import { idempotencyKeys, loginAttempts, tokens } from '../db/schema/index.ts';
import { idempotencyLifetime } from '../http/idempotency.ts';
import { loginLimit } from '../modules/auth/rules.ts';
import type { Logger } from './logger.ts';

/** How often expired rows are deleted, in milliseconds. They count for nothing before, so it matters only for space. */
const interval = 60 * 60 * 1000;

async function deleteExpired(db: RootDatabase, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, before(loginLimit.window)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(idempotencyLifetime)));
}

/** Deletes what has expired, every hour until it is stopped. */
export function startHousekeeping(db: RootDatabase, log: Logger, now: () => Date) {
  const run = () => {
    deleteExpired(db, now()).catch((error: unknown) => log.warn('Expired rows were not deleted.', { error }));
  };
  const timer = setInterval(run, interval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
