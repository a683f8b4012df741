import { useCallback } from 'react';
import type { Identified, CoreResource } from '../resource.ts';
import { type CachePart, useRecordCache } from './useRecordCache.ts';

interface WriteOptions {
  /** What is read again after the write. */
  readonly invalidates: CachePart;
  /** Whether a failure shows that the lists are out of date. */
  readonly isOutdatedBy?: (error: unknown) => boolean;
}

/** Sends a write and brings the cache up to date. */
export type Write = <Answer>(send: () => Promise<Answer>, options: WriteOptions) => Promise<Answer>;

const isRecord = (answer: unknown): answer is Identified =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer;

/**
 * Returns the function that every write to records of a resource goes through: it sends the write, stores the record that the server
 * answers with, and invalidates what the write made out of date. Repeated sends are recognised by the client (`writeGuard.ts`), the order of
 * writes to one record is kept by `recordQueue.ts`. The function stays the same.
 */
export function useWrite(resource: CoreResource): Write {
  const cache = useRecordCache(resource);
  return useCallback(
    async (send, { invalidates, isOutdatedBy }) => {
      try {
        const answer = await send();
        if (isRecord(answer)) await cache.store(answer);
        cache.invalidate(invalidates);
        return answer;
      } catch (error) {
        if (isOutdatedBy?.(error)) cache.invalidate('lists');
        throw error;
      }
    },
    [cache],
  );
}
