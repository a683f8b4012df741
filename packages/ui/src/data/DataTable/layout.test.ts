import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnLayout } from './DataTable.types.ts';
import { changeColumn, clampWidth, moveColumn, readLayout } from './layout.ts';

const columns = [
  { id: 'code' },
  { id: 'title', isRowHeader: true },
  { id: 'status', canHide: false },
  { id: 'due' },
  { id: 'note', isHidden: true },
];
const ids = (layout: readonly ColumnLayout[]) => layout.map(({ id }) => id);

const anyEntry = record(
  {
    id: constantFrom('code', 'title', 'status', 'due', 'note', 'gone'),
    width: integer({ min: 48, max: 400 }),
    pin: constantFrom('start' as const, 'end' as const),
  },
  { requiredKeys: ['id'] },
);
const anyLayout = array(anyEntry, { maxLength: 8 }).map((layout) => readLayout(columns, layout));

describe('reading a layout', () => {
  it('keeps its order, widths and pins', () => {
    const layout = [{ id: 'due', pin: 'start' as const }, { id: 'title', width: 200 }, { id: 'status' }];
    expect(readLayout(columns, layout)).toEqual(layout);
  });

  it('passes over what does not exist any more, and shows what cannot be hidden', () => {
    expect(ids(readLayout(columns, [{ id: 'gone' }, { id: 'due' }, { id: 'due', width: 99 }]))).toEqual([
      'title',
      'status',
      'due',
    ]);
  });

  it('puts pinned columns first and last', () => {
    const layout = [
      { id: 'code', pin: 'end' as const },
      { id: 'title' },
      { id: 'status' },
      { id: 'due', pin: 'start' as const },
    ];
    expect(ids(readLayout(columns, layout))).toEqual(['due', 'title', 'status', 'code']);
  });

  it('is the same when it is read again', () => {
    assert(
      property(anyLayout, (layout) => {
        expect(readLayout(columns, layout)).toEqual(layout);
      }),
    );
  });
});

describe('changing a column', () => {
  const layout: readonly ColumnLayout[] = [
    { id: 'due', pin: 'start' },
    { id: 'code' },
    { id: 'title', width: 200 },
    { id: 'status' },
  ];
  const change = (...[id, to]: [string, Parameters<typeof changeColumn>[3]]) =>
    changeColumn(columns, layout, id, to);

  it('gives it a width', () => {
    expect(change('code', { width: 90 })).toEqual(layout.with(1, { id: 'code', width: 90 }));
  });

  it('pins it behind those that are pinned, and lets go of it where it was', () => {
    const pinned = change('title', { pin: 'start' });
    expect(pinned.slice(0, 2)).toEqual([layout[0], { id: 'title', width: 200, pin: 'start' }]);
    expect(ids(change('code', { pin: 'end' }))).toEqual(['due', 'title', 'status', 'code']);
    expect(change('due', { pin: undefined })[0]).toEqual({ id: 'due' });
  });

  it('hides it, unless it has to be there, and shows it behind its neighbour', () => {
    expect(ids(change('code', { isVisible: false }))).toEqual(['due', 'title', 'status']);
    expect(ids(change('title', { isVisible: false }))).toEqual(ids(layout));
    expect(ids(change('note', { isVisible: true }))).toEqual(['due', 'note', 'code', 'title', 'status']);
  });
});

describe('moving a column', () => {
  const layout: readonly ColumnLayout[] = [
    { id: 'code', pin: 'start' },
    { id: 'title' },
    { id: 'status' },
    { id: 'due', pin: 'end' },
  ];

  it('takes the pin of those it is put between', () => {
    expect(moveColumn(layout, 'status', 0)[0]).toEqual({ id: 'status', pin: 'start' });
    expect(moveColumn(layout, 'title', 3)[3]).toEqual({ id: 'title', pin: 'end' });
    expect(moveColumn(layout, 'code', 1)[1]).toEqual({ id: 'code' });
  });

  it('keeps its pin at the border of the pinned ones', () => {
    expect(moveColumn(layout, 'title', 1)).toEqual(layout);
    expect(moveColumn(layout, 'due', 3)).toEqual(layout);
  });

  it('lands where it was put, and leaves the others in their order', () => {
    assert(
      property(anyLayout, integer({ min: 0, max: 5 }), integer({ min: -2, max: 8 }), (given, from, to) => {
        const id = given[from % given.length]?.id ?? '';
        const moved = readLayout(columns, moveColumn(given, id, to));
        const place = Math.min(Math.max(to, 0), given.length - 1);
        expect(ids(moved).indexOf(id)).toBe(place);
        expect(ids(moved).filter((other) => other !== id)).toEqual(
          ids(given).filter((other) => other !== id),
        );
      }),
    );
  });

  it('leaves a layout alone that does not have it', () => {
    expect(moveColumn(layout, 'gone', 0)).toBe(layout);
  });
});

it('keeps a width within what can be read and grasped', () => {
  expect([clampWidth(3), clampWidth(99.6), clampWidth(5000)]).toEqual([48, 100, 1200]);
});
