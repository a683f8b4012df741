import type { Endpoint, ResponseOf } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { ApiError } from '../ApiError.ts';
import { useApi } from '../ApiProvider.tsx';
import { keyOf } from '../keys.ts';
import { useWrite } from './useWrite.ts';

interface AnswerWriteOptions<Answer> {
  /** The version that was on screen; 0 for what has none. */
  readonly version?: number;
  /** Stands in for the answer until it is here, and is rolled back when the server refuses the write. */
  readonly optimistic?: Answer;
}

/**
 * Returns the function that writes what an endpoint without parameters reads, of which the write answers with the new state, and returns that. After a failure
 * the present one is read again, unless the server answered with it.
 */
export function useWriteAnswer<E extends Endpoint, Answer = ResponseOf<E>>(endpoint: E) {
  const { userId } = useApi();
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const key = keyOf(userId, endpoint);
  return async (
    send: (version: number) => Promise<Answer>,
    { version = 0, optimistic }: AnswerWriteOptions<Answer> = {},
  ): Promise<Answer> => {
    try {
      const sent = write(send, { target: { name: endpoint.id, version } });
      await mutate<Answer>(key, sent, {
        ...(optimistic !== undefined && { optimisticData: optimistic }),
        rollbackOnError: true,
        revalidate: false,
      });
      return await sent;
    } catch (error) {
      const current = error instanceof ApiError && error.current;
      void (current ? mutate(key, current, { revalidate: false }) : mutate(key));
      throw error;
    }
  };
}
