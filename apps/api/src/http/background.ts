import type { RootDatabase } from '../db/database.ts';
import type { Logger } from './logger.ts';

/** Does work that no caller waits for. */
export interface Background {
  /** Begins work once the answer under way has been given. What fails is logged, with the id of the request that left it to do. */
  run(work: (db: RootDatabase) => Promise<void>, requestId: string): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
}

/** Creates what does work in the background of a server. */
export function createBackground(db: RootDatabase, log: Logger): Background {
  const running = new Set<Promise<void>>();
  const begin = async (work: (db: RootDatabase) => Promise<void>, requestId: string) => {
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work(db);
    } catch (error) {
      log.warn('Work in the background failed.', { requestId, error });
    }
  };
  return {
    run(work, requestId) {
      const task = begin(work, requestId).finally(() => running.delete(task));
      running.add(task);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
