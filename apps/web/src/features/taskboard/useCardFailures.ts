import { tasks } from '@bureau/contract';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../../api/ApiError.ts';
import { answersBelow } from '../../api/keys.ts';

/** Keeps why pages of cards that are in view did not come, by their names. */
export function useCardFailures() {
  const { mutate } = useSWRConfig();
  const [failures, setFailures] = useState<ReadonlyMap<string, ApiError>>(new Map());
  const onFailureChange = useCallback((name: string, failure: ApiError | undefined) => {
    setFailures((before) => {
      const after = new Map(before);
      if (failure) after.set(name, failure);
      else after.delete(name);
      return after;
    });
  }, []);
  const [failure] = failures.values();
  return { failure, onFailureChange, retry: () => void mutate(answersBelow(tasks.list.path)) };
}
