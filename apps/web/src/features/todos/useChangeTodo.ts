import { todos, type UpdateOf } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

type Changes = UpdateOf<typeof todos>;

/**
 * Returns the function that changes a to-do at once, and back again when the server refuses; it returns whether the server has taken it. It names no
 * version: nobody else changes a to-do.
 */
export function useChangeTodo(): (id: number, changes: Changes) => Promise<boolean> {
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { all, patch, store } = useRecordCache(todos);
  const write = useWrite();
  return async (id, changes) => {
    await patch(id, changes);
    try {
      await write(() => client.call(todos.update, { params: { id }, body: changes }), {
        target: { name: `${todos.name}/${id}`, version: 0 },
        store,
        invalidates: all,
      });
      return true;
    } catch (failure) {
      void mutate(all);
      showFailure(failure);
      return false;
    }
  };
}
