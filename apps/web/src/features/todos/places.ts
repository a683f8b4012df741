import type { Todo } from './Todo.ts';

/** The to-dos of a list in their order; undefined where one has not been loaded. */
export type Places = readonly (Todo | undefined)[];

/** Puts a to-do before another, or behind all that are done or not as it is. What is not on the page stays where it is. */
export function moveBefore(page: readonly Todo[], id: number, beforeId: number | null): Todo[] {
  const moved = page.find((todo) => todo.id === id);
  if (moved === undefined) return [...page];
  const others = page.filter((todo) => todo !== moved);
  const place =
    beforeId === null
      ? others.findLastIndex(({ is_done: isDone }) => isDone === moved.is_done) + 1
      : others.findIndex((todo) => todo.id === beforeId);
  if (place < 0) return [...page];
  return others.toSpliced(place, 0, moved);
}
