import { lt } from '../db/orm.ts';
import { maxWindow } from '../access/limits.ts';
import type { RootDatabase } from '../db/database.ts';
import {
  attempts,
  eventStreams,
  eventTickets,
  idempotencyKeys,
  mailedLinks,
  tokens,
} from '../db/schema/index.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import { removeUnusedFiles } from '../files/removeUnused.ts';
import { idempotencyLifetime } from '../http/idempotency.ts';
import type { Logger } from '../http/logger.ts';
import { notifyOfPublished } from '../modules/announcements/service.ts';
import { notifyOfClocks } from '../modules/incidents/service.ts';
import { removeOldNotifications } from '../modules/notifications/service.ts';
import { deleteOldImports, abortStaleImports } from '../transfer/import/abortImports.ts';

/** When housekeeping is done first, and how often from then on, in milliseconds; and how often people are told of what is due. */
const first = 60 * 1000;
const interval = 60 * 60 * 1000;
const dueInterval = 60 * 1000;

/** How long a mailed link that has expired is remembered, so that invitations tell when they were sent, in milliseconds. */
const linkMemory = 30 * 24 * 60 * 60 * 1000;

/** Deletes rows that have expired. They count for nothing before, so it matters only for space. */
async function deleteExpired(db: RootDatabase, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
  await db.delete(eventTickets).where(lt(eventTickets.expiresAt, now));
  await db.delete(eventStreams).where(lt(eventStreams.expiresAt, now));
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before(linkMemory)));
  await db.delete(attempts).where(lt(attempts.at, before(maxWindow)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(idempotencyLifetime)));
}

/** Keeps the database without what has expired. */
export async function runHousekeeping(db: RootDatabase, storage: FileStorage, now: Date): Promise<void> {
  await abortStaleImports(db, { isAlone: false });
  await deleteOldImports(db, new Date(now.getTime() - idempotencyLifetime));
  await deleteExpired(db, now);
  await removeUnusedFiles(db, storage, now);
  await removeOldNotifications(db, now);
}

/** Notifies people of what has become due: announcements that are published, and incidents whose clocks run out. */
export async function notifyOfDue(db: RootDatabase, now: Date): Promise<void> {
  await notifyOfPublished(db, now);
  await notifyOfClocks(db, now);
}

/** Keeps house from time to time, and tells people of what is due, until it is stopped. */
export function startHousekeeping(db: RootDatabase, storage: FileStorage, log: Logger, now: () => Date) {
  const run = () => {
    runHousekeeping(db, storage, now()).catch((error: unknown) =>
      log.warn('Housekeeping failed.', { error }),
    );
  };
  const runNotifications = () => {
    notifyOfDue(db, now()).catch((error: unknown) =>
      log.warn('People could not be told of what is due.', { error }),
    );
  };
  const timers = [
    setTimeout(run, first),
    setInterval(run, interval),
    setInterval(runNotifications, dueInterval),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
