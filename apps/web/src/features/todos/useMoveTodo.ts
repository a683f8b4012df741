import { type List, todos } from '@bureau/contract';
import { announce } from '@bureau/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersOf } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { moveBefore, type Places } from './places.ts';
import type { Todo } from './Todo.ts';

const target = { name: todos.reorder.id, version: 0 };

/** Moves the to-do at a place of the list to the place before another; returns whether it can stand there. */
export type MoveTodo = (from: number, to: number) => boolean;

/** Returns the function that moves to-dos of a list: at once, and back again when the server refuses. */
export function useMoveTodo(shownRows: () => Places): MoveTodo {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const { all } = useRecordCache(todos);
  const write = useWrite();
  const pending = useRef(0);

  const send = async (id: number, beforeId: number | null) => {
    pending.current += 1;
    await mutate<List<Todo>>(
      answersOf(todos.list),
      (page) => page && { ...page, data: moveBefore(page.data, id, beforeId) },
      { revalidate: false },
    );
    try {
      const body = { id, before_id: beforeId };
      await write(() => client.call(todos.reorder, { body }), { target });
    } catch (failure) {
      showFailure(failure);
    } finally {
      pending.current -= 1;
      // what is read between two moves does not know of the second, which would go back for a moment
      if (pending.current === 0) void mutate(all);
    }
  };

  return (from, to) => {
    const rows = shownRows();
    const moved = rows[from];
    const next = rows[to];
    const previous = rows[to - 1];
    // where one has not been loaded, it is not known before which the other would stand
    const isUnknown = moved === undefined || (next === undefined && to < rows.length);
    if (isUnknown || to === from || to === from + 1) return false;
    const belongs = (other: Todo | undefined) => other?.is_done === moved.is_done;
    if (!belongs(next) && !belongs(previous)) return false;
    void send(moved.id, next !== undefined && belongs(next) ? next.id : null);
    announce(t('todos.moved', { title: moved.title, place: to > from ? to : to + 1, count: rows.length }));
    return true;
  };
}
