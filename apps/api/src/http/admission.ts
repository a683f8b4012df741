import type { Endpoint } from '@bureau/contract';
import { ApiError } from '../errors/ApiError.ts';
import { QueueFullError, Semaphore } from './Semaphore.ts';

/** How many requests use the database at a time, and how many may wait for it: as many as are served in some ten seconds. */
const defaultCapacity = { places: 8, maxWaiting: 1000 } as const;

/** How many requests run beside them that take many seconds, such as imports. */
const longPlaces = 2;

/** After how many seconds somebody may try again who found the queue full. */
const retryAfter = 5;

/** Lets in as many requests as the database serves well, in the order in which they came. */
export type Admission = <Answer>(endpoint: Endpoint, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Creates the queues that the requests of a server wait in. A request waits once, and not for each of its statements: so none of
 * many statements starves beside others of one.
 */
export function createAdmission({
  places,
  maxWaiting,
}: { places: number; maxWaiting: number } = defaultCapacity): Admission {
  const normal = new Semaphore(places, maxWaiting);
  const long = new Semaphore(longPlaces, maxWaiting);
  return async ({ queue }, work) => {
    if (queue === 'none') return work();
    try {
      return await (queue === 'long' ? long : normal).run(work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new ApiError(503, 'errors.busy', { headers: { 'Retry-After': String(retryAfter) } });
    }
  };
}
