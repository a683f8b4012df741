import type { TaskListItem } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { createTask } from '../../testing/fixtures.ts';
import { createCardReader, followerOf, planMove, withMoves } from './boardCards.ts';

const person = (user_id: number) => ({ user_id, firstname: 'Ada', lastname: String(user_id), avatar: null });
const card = (id: number, assignees: readonly number[] = []): TaskListItem => ({
  ...createTask(id),
  status: 1,
  assignees: assignees.map(person),
});
const [first, second, third] = [card(1), card(2), card(3)];
const cell = (columnId: number, laneId: number | string | null = null) => ({ columnId, laneId });
const ids = (cards: readonly (TaskListItem | undefined)[]) => cards.map((one) => one?.id);

describe('a card that is put elsewhere', () => {
  it('shows there before the server has it, and once when the server has', () => {
    const moves = [{ card: first, to: cell(2), beforeId: 3 }];
    expect(ids(withMoves([first, second], cell(1), moves))).toEqual([2]);
    expect(ids(withMoves([third], cell(2), moves))).toEqual([1, 3]);
    expect(ids(withMoves([first, third], cell(2), moves))).toEqual([1, 3]);
    expect(withMoves([third], cell(2), moves)[0]?.status).toBe(2);
  });

  it('stands at the end where what it was dropped before has gone', () => {
    expect(ids(withMoves([second], cell(2), [{ card: first, to: cell(2), beforeId: 3 }]))).toEqual([2, 1]);
  });

  it('goes back before the card that followed it', () => {
    const { back, there } = planMove(
      { card: first, from: cell(1), to: cell(2), before: third },
      undefined,
      followerOf([first, second], first),
    );
    expect(there.body).toEqual({ id: 1, status: 2, before_id: 3 });
    expect(back.body).toEqual({ id: 1, status: 1, before_id: 2 });
  });

  it('is of the person of its lane, and of all others as before', () => {
    const { back, there } = planMove(
      { card: card(1, [11, 12]), from: cell(1, 11), to: cell(1, 13), before: null },
      'assignee_id',
      null,
    );
    expect(there.body).toMatchObject({ assign_ids: [13], unassign_ids: [11] });
    expect(back.body).toMatchObject({ assign_ids: [11], unassign_ids: [13] });
  });

  it('is taken from everybody in the lane of nobody, and given back to them', () => {
    const { back, there } = planMove(
      { card: card(1, [11, 12]), from: cell(1, 11), to: cell(1, 'none'), before: null },
      'assignee_id',
      null,
    );
    expect(there.body).toMatchObject({ assign_ids: [], unassign_ids: [11, 12] });
    expect(back.body).toMatchObject({ assign_ids: [11, 12], unassign_ids: [] });
  });

  it('gets the project of its lane', () => {
    const { back, there } = planMove(
      { card: first, from: cell(1, 7), to: cell(2, 'none'), before: null },
      'project_id',
      null,
    );
    expect(there.body).toMatchObject({ project_id: null });
    expect(back.body).toMatchObject({ project_id: 7 });
  });
});

describe('the cards of a place', () => {
  it('are the same array until one of them is another, with gaps for those that have not come', () => {
    const read = createCardReader();
    const loaded = { total: 3, pages: new Map([[1, [first, second]]]) };
    const cards = read(cell(1), loaded, []);
    expect(ids(cards)).toEqual([1, 2, undefined]);
    expect(read(cell(1), { ...loaded, pages: new Map(loaded.pages) }, [])).toBe(cards);
    const changed = { total: 3, pages: new Map([[1, [{ ...first, version: 9 }, second]]]) };
    expect(read(cell(1), changed, [])).not.toBe(cards);
  });
});
