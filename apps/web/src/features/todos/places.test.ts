import { createRecord } from '../../testing/fakeResource.ts';
import { todos } from '@bureau/contract';
import { expect, it } from 'vitest';
import { moveBefore } from './places.ts';
import type { Todo } from './Todo.ts';

const page = [1, 2, 3, 4].map((id) => createRecord(todos, id, { is_done: id > 2 }) as unknown as Todo);
const idsOf = (list: readonly Todo[]) => list.map(({ id }) => id);

it('shows a to-do where it was dropped before the server has answered', () => {
  expect(idsOf(moveBefore(page, 2, 1))).toEqual([2, 1, 3, 4]);
  expect(idsOf(moveBefore(page, 3, null))).toEqual([1, 2, 4, 3]);
});

it('shows one that goes to the end above what is done', () => {
  expect(idsOf(moveBefore(page, 1, null))).toEqual([2, 1, 3, 4]);
});

it('leaves a page as it is that does not have both', () => {
  expect(idsOf(moveBefore(page, 9, 1))).toEqual([1, 2, 3, 4]);
  expect(idsOf(moveBefore(page, 1, 9))).toEqual([1, 2, 3, 4]);
});
