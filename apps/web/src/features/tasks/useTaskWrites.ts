import { type BodyOf, type ResponseOf, type Task, type TaskListItem, tasks } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';

type Related = ResponseOf<typeof tasks.related>;

const withStatus = (all: Related['subtasks'], id: number, status: TaskListItem['status']) =>
  all.map((task) => (task.id === id ? { ...task, status } : task));

/** Returns the functions that write what hangs together with a task. Each returns whether the server has taken it; what it has not is said. */
export function useTaskWrites() {
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { all, store } = useRecordCache(tasks);
  const write = useWrite();

  const attempt = async (id: number | 'new', send: () => Promise<Task>): Promise<boolean> => {
    try {
      const target = { name: `${tasks.name}/${id}`, version: 0 };
      await write(send, { target, store, invalidates: all });
      return true;
    } catch (failure) {
      void mutate(all);
      showFailure(failure);
      return false;
    }
  };

  return {
    /** Adds a task; one after the other, so that they stand in their order. */
    add: (body: BodyOf<typeof tasks.create>) => attempt('new', () => client.call(tasks.create, { body })),
    /** Moves a task to a status: at once, where it stands below another. */
    move: async ({ id }: Pick<TaskListItem, 'id'>, status: TaskListItem['status']) => {
      await mutate<Related>(
        answersOf(tasks.related),
        (related) => related && { ...related, subtasks: withStatus(related.subtasks, id, status) },
        { revalidate: false },
      );
      return attempt(id, () => client.call(tasks.statusChange, { params: { id }, body: { status } }));
    },
    /** Sets whether a task waits for another one. */
    wait: (id: number, otherId: number, isWaiting: boolean) =>
      attempt(id, () =>
        client.call(tasks.wait, {
          params: { id },
          body: { task_id: otherId, is_waiting: isWaiting },
        }),
      ),
    watch: (id: number, isWatching: boolean) =>
      attempt(id, () => client.call(tasks.watch, { params: { id }, body: { is_watching: isWatching } })),
  };
}
