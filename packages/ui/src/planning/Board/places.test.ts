import { describe, expect, it } from 'vitest';
import { cardAfter, gapOfIndex, indexOfGap, type Shape, stepSpot } from './places.ts';

const sizes: Readonly<Record<string, number>> = {
  'todo ada': 2,
  'doing ada': 1,
  'done ada': 5,
  'todo bo': 3,
};
const shape: Shape = {
  columnIds: ['todo', 'doing', 'done'],
  laneIds: ['ada', 'bo'],
  sizeOf: ({ columnId, laneId }) => sizes[`${columnId} ${laneId}`] ?? 0,
  isOpen: ({ columnId }) => columnId !== 'done',
};

describe('a card that is held', () => {
  const at = (columnId: string, laneId: string, index: number) => ({ columnId, laneId, index });
  it.each([
    ['ArrowDown', at('todo', 'ada', 0), at('todo', 'ada', 1)],
    ['ArrowDown', at('todo', 'ada', 2), at('todo', 'bo', 0)],
    ['ArrowDown', at('todo', 'bo', 3), undefined],
    ['ArrowUp', at('todo', 'bo', 0), at('todo', 'ada', 2)],
    ['ArrowUp', at('todo', 'ada', 0), undefined],
    ['ArrowRight', at('todo', 'ada', 2), at('doing', 'ada', 1)],
    ['ArrowRight', at('doing', 'ada', 0), at('done', 'ada', 5)],
    ['ArrowRight', at('done', 'ada', 5), undefined],
    ['ArrowLeft', at('todo', 'ada', 0), undefined],
    ['PageDown', at('todo', 'ada', 1), at('todo', 'bo', 1)],
    ['Home', at('todo', 'bo', 2), at('todo', 'bo', 0)],
    ['End', at('todo', 'bo', 0), at('todo', 'bo', 3)],
    ['a', at('todo', 'bo', 0), undefined],
  ] as const)('goes by %s from %o to %o', (key, from, to) => {
    expect(stepSpot(shape, from, key, false)).toEqual(to);
  });

  it('goes the other way by the same arrow where the text runs from right to left', () => {
    expect(stepSpot(shape, at('todo', 'ada', 0), 'ArrowLeft', true)).toEqual(at('doing', 'ada', 0));
  });
});

it('a gap above or below the card that is dragged is where it stands', () => {
  expect([0, 1, 2, 3].map((gap) => indexOfGap(gap, 1))).toEqual([0, 1, 1, 2]);
  expect([0, 1, 2].map((index) => gapOfIndex(index, 1))).toEqual([0, 1, 3]);
  expect(indexOfGap(2, -1)).toBe(2);
});

describe('the card that another is dropped before', () => {
  it('follows it, at the end none does', () => {
    expect(cardAfter(['a', 'b', 'c'], 1, -1)).toEqual({ before: 'b', index: 1 });
    expect(cardAfter(['a', 'b', 'c'], 3, -1)).toEqual({ before: null, index: 3 });
    expect(cardAfter([], 0, -1)).toEqual({ before: null, index: 0 });
  });
  it('is never itself', () => {
    expect(cardAfter(['a', 'own', 'c'], 1, 1)).toEqual({ before: 'c', index: 1 });
    expect(cardAfter(['a', 'own'], 1, 1)).toEqual({ before: null, index: 1 });
    expect(cardAfter(['own', 'b', 'c'], 1, 0)).toEqual({ before: 'c', index: 1 });
  });
  it('is the nearest one above where it is not loaded yet', () => {
    expect(cardAfter(['a', undefined, undefined], 2, -1)).toEqual({ before: 'a', index: 0 });
    expect(cardAfter([undefined, undefined], 1, -1)).toEqual({ before: null, index: 2 });
  });
});
