import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../ApiProvider.tsx';
import type { KeyFilter } from '../keys.ts';
import type { WriteTarget } from './writeQueue.ts';

interface WriteOptions<Answer> {
  /** Sends the write after all earlier ones to the same target, with the version that they left. */
  readonly target?: WriteTarget;
  /** Stores in the cache what the server answered. */
  readonly store?: (answer: Answer) => Promise<unknown>;
  /** Selects the cached answers that are out of date after the write. */
  readonly invalidates?: KeyFilter;
  /** Whether the write lasts until they were read again: so does what shows only then. */
  readonly awaitsRefresh?: boolean;
  /** Whether it may take long, as files do: what others change is shown meanwhile. */
  readonly isLong?: boolean;
  /** Whether a failure shows as well that they are out of date. */
  readonly isOutdatedBy?: (error: unknown) => boolean;
}

/** Sends a write and brings the cache up to date. `send` gets the version of the target; 0 where there is no target. */
export type Write = <Answer>(
  send: (version: number) => Promise<Answer>,
  options?: WriteOptions<Answer>,
) => Promise<Answer>;

/**
 * Returns the function that every write of cached data goes through: it sends the write when its turn has come (`writeQueue.ts`), stores the
 * answer, and invalidates what the write made out of date. Repeated sends are recognised, and failures shown as the catalogue says, by the
 * client (`writeGuard.ts`, `errorEffect.ts`). The function stays the same.
 */
export function useWrite(): Write {
  const { writeQueue } = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    (send, { target, store, invalidates, awaitsRefresh = false, isLong = false, isOutdatedBy } = {}) => {
      const refresh = async () => invalidates && writeQueue.track(mutate(invalidates));
      const write = async () => {
        try {
          const answer = await (target ? writeQueue.run(target, send) : send(0));
          await store?.(answer);
          const refreshed = refresh();
          if (awaitsRefresh) await refreshed;
          return answer;
        } catch (error) {
          if (isOutdatedBy?.(error)) void refresh();
          throw error;
        }
      };
      return isLong ? write() : writeQueue.track(write());
    },
    [mutate, writeQueue],
  );
}
