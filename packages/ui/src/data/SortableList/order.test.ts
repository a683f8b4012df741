import { expect, it } from 'vitest';
import { dropAt, moveEntry, type Step, stepFrom } from './order.ts';
import type { SortableListEntry, SortableListMove } from './SortableList.types.ts';

const entry = (id: string, ...children: string[]) => ({
  id,
  label: id,
  children: children.map((child) => ({ id: child, label: child })),
});

const entries = [entry('a'), entry('b', 'b1', 'b2'), entry('c')];

const shown = (all: readonly SortableListEntry[]) =>
  all.map(({ children = [], id }) => [id, ...children.map((child) => child.id)].join(' ')).join(', ');

const after = (move: SortableListMove | undefined) => move && shown(moveEntry(entries, move));

const step = (id: string, name: Step) => after(stepFrom(entries, id, name, true));

it('an entry steps among those beside it, below the one above it, and out again', () => {
  expect(step('b', 'up')).toBe('b b1 b2, a, c');
  expect(step('a', 'up')).toBeUndefined();
  expect(step('c', 'down')).toBeUndefined();
  expect(step('b1', 'down')).toBe('a, b b2 b1, c');
  expect(step('c', 'in')).toBe('a, b b1 b2 c');
  expect(step('b1', 'out')).toBe('a, b b2, b1, c');
});

it('what has entries below it goes below nothing, and nothing does where entries are not nested', () => {
  expect(step('b', 'in')).toBeUndefined();
  expect(stepFrom(entries, 'c', 'in', false)).toBeUndefined();
  expect(after(dropAt(entries, 'b', 'a', 'into', true))).toBe(
    'b b1 b2, a, c'.replace('b b1 b2, a', 'a, b b1 b2'),
  );
});

it('a dragged entry goes where it is dropped', () => {
  expect(after(dropAt(entries, 'c', 'a', 'before', true))).toBe('c, a, b b1 b2');
  expect(after(dropAt(entries, 'a', 'c', 'after', true))).toBe('b b1 b2, c, a');
  expect(after(dropAt(entries, 'a', 'b1', 'after', true))).toBe('b b1 a b2, c');
  expect(after(dropAt(entries, 'c', 'a', 'into', true))).toBe('a c, b b1 b2');
  expect(after(dropAt(entries, 'b2', 'c', 'after', true))).toBe('a, b b1, c, b2');
  expect(dropAt(entries, 'a', 'a', 'after', true)).toBeUndefined();
});
