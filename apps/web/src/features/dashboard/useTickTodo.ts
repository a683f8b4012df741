import { dashboard, type ResponseOf, todos } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { reportDefect } from '../../screens/describeFailure.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

type Listed = ResponseOf<typeof dashboard.todos>;

/**
 * Returns the function that ticks off a to-do of the dashboard, or takes that back: at once, and back again when the server refuses. It names no version: nobody
 * else changes a to-do, and done is done whatever else has changed in it.
 */
export function useTickTodo(): (id: number, isDone: boolean) => Promise<void> {
  const showFailure = useShowFailure();
  const { client, userId } = useApi();
  const { mutate } = useSWRConfig();
  const { all, store } = useRecordCache(todos);
  const write = useWrite();
  const key = keyOf(userId, dashboard.todos);
  const show = (id: number, isDone: boolean) =>
    mutate<Listed>(
      key,
      (listed) =>
        listed && {
          ...listed,
          count: listed.count + (isDone ? -1 : 1),
          entries: listed.entries.map((entry) => (entry.id === id ? { ...entry, is_done: isDone } : entry)),
        },
      { revalidate: false },
    );
  return async (id, isDone) => {
    await show(id, isDone);
    try {
      await write(() => client.call(todos.update, { params: { id }, body: { is_done: isDone } }), {
        target: { name: `${todos.name}/${id}`, version: 0 },
        store,
        invalidates: all,
      });
    } catch (failure) {
      await show(id, !isDone);
      void mutate(key);
      reportDefect(failure);
      showFailure(failure);
    }
  };
}
