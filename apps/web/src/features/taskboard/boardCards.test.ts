import type { TaskListItem } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { createTask } from '../../testing/fixtures.ts';
import {
  type BoardGroup,
  createCardReader,
  type LoadedCards,
  neighboursOf,
  newestOf,
  planMove,
  withHold,
  withMoves,
} from './boardCards.ts';

const person = (user_id: number) => ({ user_id, firstname: 'Ada', lastname: String(user_id), avatar: null });
const card = (id: number, assignees: readonly number[] = []): TaskListItem => ({
  ...createTask(id),
  status: 1,
  assignees: assignees.map(person),
});
const [first, second, third] = [card(1), card(2), card(3)];
const cell = (columnId: number, laneId: number | string | null = null) => ({ columnId, laneId });
const alone = { above: null, leading: null, following: null };
const ids = (cards: readonly (TaskListItem | undefined)[]) => cards.map((one) => one?.id);

describe('a card that is put elsewhere', () => {
  it('shows there before the server has it, and once when the server has', () => {
    const moves = [{ card: first, to: cell(2), beforeId: 3, afterId: null }];
    expect(ids(withMoves([first, second], cell(1), moves))).toEqual([2]);
    expect(ids(withMoves([third], cell(2), moves))).toEqual([1, 3]);
    expect(ids(withMoves([first, third], cell(2), moves))).toEqual([1, 3]);
    expect(withMoves([third], cell(2), moves)[0]?.status).toBe(2);
  });

  it('stands behind what was above it where what it was dropped before has gone, and else at the end', () => {
    const dropped = (afterId: number | null | undefined) =>
      ids(withMoves([second, card(4)], cell(2), [{ card: first, to: cell(2), beforeId: 3, afterId }]));
    expect(dropped(2)).toEqual([2, 1, 4]);
    expect(dropped(null)).toEqual([1, 2, 4]);
    expect([dropped(undefined), dropped(9)]).toEqual([
      [2, 4, 1],
      [2, 4, 1],
    ]);
  });

  it('stands behind what was above it where nothing is known of what was below, and else at the end', () => {
    const dropped = (afterId: number | null | undefined) =>
      ids(withMoves([second, card(4)], cell(2), [{ card: first, to: cell(2), beforeId: null, afterId }]));
    expect([dropped(2), dropped(null), dropped(undefined)]).toEqual([
      [2, 1, 4],
      [2, 4, 1],
      [2, 4, 1],
    ]);
  });

  it('goes back before the card that followed it', () => {
    const { back, there } = planMove(
      { card: first, from: cell(1), to: cell(2), before: third },
      undefined,
      neighboursOf({ card: first, before: third }, [first, second], [card(4), third]),
    );
    expect(there.body).toEqual({ id: 1, status: 2, before_id: 3, after_id: 4 });
    expect(back.body).toEqual({ id: 1, status: 1, before_id: 2, after_id: null });
  });

  it('does not count itself, nor what has not come', () => {
    const around = neighboursOf({ card: second, before: null }, [undefined, second], [undefined, second]);
    expect(around).toEqual({ above: undefined, leading: undefined, following: null });
  });

  it('is of the person of its lane, and of all others as before', () => {
    const { back, there } = planMove(
      { card: card(1, [11, 12]), from: cell(1, 11), to: cell(1, 13), before: null },
      'assignee_id',
      alone,
    );
    expect(there.body).toMatchObject({ assign_ids: [13], unassign_ids: [11] });
    expect(back.body).toMatchObject({ assign_ids: [11], unassign_ids: [13] });
  });

  it('stays with the person of the other lane who had it before, when that is taken back', () => {
    const { back, there } = planMove(
      { card: card(1, [11, 13]), from: cell(1, 11), to: cell(1, 13), before: null },
      'assignee_id',
      alone,
    );
    expect(there.body).toMatchObject({ assign_ids: [13], unassign_ids: [11] });
    expect(back.body).toMatchObject({ assign_ids: [11], unassign_ids: [] });
  });

  it('is taken from everybody in the lane of nobody, and given back to them', () => {
    const { back, there } = planMove(
      { card: card(1, [11, 12]), from: cell(1, 11), to: cell(1, 'none'), before: null },
      'assignee_id',
      alone,
    );
    expect(there.body).toMatchObject({ assign_ids: [], unassign_ids: [11, 12] });
    expect(back.body).toMatchObject({ assign_ids: [11, 12], unassign_ids: [] });
  });

  it('gets the project of its lane', () => {
    const { back, there } = planMove(
      { card: first, from: cell(1, 7), to: cell(2, 'none'), before: null },
      'project_id',
      alone,
    );
    expect(there.body).toMatchObject({ project_id: null });
    expect(back.body).toMatchObject({ project_id: 7 });
  });
});

describe('the cards below a pointer', () => {
  it('stay where they are: a gap stands for one that has gone, and others come behind', () => {
    const hold = { key: '1/null', ids: [1, 2, undefined] };
    expect(ids(withHold([third, first, second], { key: '1/null', ids: [1, 2] }))).toEqual([1, 2, 3]);
    expect(ids(withHold([second, undefined, undefined], hold))).toEqual([undefined, 2, undefined, undefined]);
    expect(withHold([{ ...first, version: 9 }], hold)[0]?.version).toBe(9);
  });

  it('leave their gaps to those that come while somebody scrolls', () => {
    const hold = { key: '1/null', ids: [1, undefined, undefined] };
    expect(ids(withHold([first, second, third], hold))).toEqual([1, 2, 3]);
    expect(ids(withHold([first, second, undefined], hold))).toEqual([1, 2, undefined]);
    expect(ids(withHold([second, first, third, undefined], hold))).toEqual([1, 2, 3, undefined]);
  });
});

describe('the cards of a place', () => {
  it('are the same array until one of them is another, with gaps for those that have not come', () => {
    const read = createCardReader(undefined);
    const readAll = (loaded: LoadedCards) => read(cell(1), loaded, newestOf([loaded]), []);
    const loaded = { total: 3, pages: new Map([[1, [first, second]]]) };
    const cards = readAll(loaded);
    expect(ids(cards)).toEqual([1, 2, undefined]);
    expect(readAll({ ...loaded, pages: new Map(loaded.pages) })).toBe(cards);
    const changed = { total: 3, pages: new Map([[1, [{ ...first, version: 9 }, second]]]) };
    expect(readAll(changed)).not.toBe(cards);
  });
});

describe('a card that somebody else has put elsewhere', () => {
  const pageOf = (...items: TaskListItem[]): LoadedCards => ({
    total: items.length,
    pages: new Map([[1, items]]),
  });
  const idsOf = (
    place: ReturnType<typeof cell>,
    shown: LoadedCards,
    other: LoadedCards,
    group?: BoardGroup,
  ) => ids(createCardReader(group)(place, shown, newestOf([shown, other]), []));

  it('is in one column, whichever of the two is read first', () => {
    const [before, after] = [pageOf(first, second), pageOf({ ...first, status: 2, version: 9 })];
    expect(idsOf(cell(1), before, after)).toEqual([2]);
    expect(idsOf(cell(2), after, before)).toEqual([1]);
  });

  it('is in the lanes that it has now', () => {
    const before = pageOf(card(1, [11, 12]), card(2, [11]));
    const after = pageOf({ ...card(1, [12, 13]), version: 9 });
    expect(idsOf(cell(1, 11), before, after, 'assignee_id')).toEqual([2]);
    expect(idsOf(cell(1, 12), before, after, 'assignee_id')).toEqual([1, 2]);
    expect(idsOf(cell(1, 'none'), pageOf(card(1)), after, 'assignee_id')).toEqual([]);
    const urgent = pageOf({ ...first, priority: 4, version: 9 });
    expect(idsOf(cell(1, 2), pageOf({ ...first, priority: 2 }), urgent, 'priority')).toEqual([]);
  });
});
