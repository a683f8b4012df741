import { todos, type UpdateOf } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

type Changes = UpdateOf<typeof todos>;

interface ChangeTodo {
  /** Changes a to-do; it throws where the server refuses, which whoever called says. */
  readonly save: (id: number, changes: Changes) => Promise<void>;
  /** Changes a to-do, and says why where the server refuses; it returns whether the server has taken it. */
  readonly change: (id: number, changes: Changes) => Promise<boolean>;
}

/**
 * Returns the functions that change a to-do at once, and back again when the server refuses. They name no version: nobody else changes a to-do.
 */
export function useChangeTodo(): ChangeTodo {
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { all, patch, store } = useRecordCache(todos);
  const write = useWrite();

  async function send(id: number, changes: Changes, handlesErrors: boolean): Promise<void> {
    await patch(id, changes);
    try {
      await write(() => client.call(todos.update, { params: { id }, body: changes, handlesErrors }), {
        target: { name: `${todos.name}/${id}`, version: 0 },
        store,
        invalidates: all,
      });
    } catch (failure) {
      void mutate(all);
      throw failure;
    }
  }

  return {
    save: async (id, changes) => send(id, changes, true),
    async change(id, changes) {
      try {
        await send(id, changes, false);
        return true;
      } catch (failure) {
        showFailure(failure);
        return false;
      }
    },
  };
}
