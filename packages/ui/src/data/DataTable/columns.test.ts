import { describe, expect, it } from 'vitest';
import { gridProperties, pinnedPixels, tracksOf, type SizedColumn } from './columns.ts';

const none = { hasSelection: false, hasActions: false };
const both = { hasSelection: true, hasActions: true };
const sized = (column: SizedColumn['column'], rest: Partial<SizedColumn> = {}): SizedColumn => ({
  column,
  width: undefined,
  pin: undefined,
  ...rest,
});

/** What an outermost column is as wide as, whose cells keep the edge of the page free. */
const atEdge = (width: string) =>
  `calc(${width} + var(--table-edge, var(--bureau-space-3)) - var(--bureau-space-3))`;

describe('the widths of columns', () => {
  it('fixes some and shares the rest', () => {
    const columns = [sized({ width: 80 }), sized({ minWidth: 200, grow: 2 }), sized({})];
    expect(tracksOf(columns, both)).toEqual([
      '44px',
      '5rem',
      'minmax(12.5rem, 2fr)',
      'minmax(7.5rem, 1fr)',
      '44px',
    ]);
  });

  it('lets the last column take what is left when all are fixed', () => {
    expect(tracksOf([sized({ width: 80 }), sized({ width: 100 })], both)).toEqual([
      '44px',
      '5rem',
      'minmax(6.25rem, 1fr)',
      '44px',
    ]);
  });

  it('leaves a column as wide as a person made it', () => {
    const columns = [sized({ minWidth: 200 }, { width: 90 }), sized({ width: 100 }, { width: 60 })];
    expect(tracksOf(columns, none)).toEqual(['90px', '60px']);
    expect(tracksOf(columns, both)).toEqual(['44px', '90px', '60px', 'minmax(44px, 1fr)']);
  });

  it('leaves room beside the row header on a narrow screen', () => {
    const columns = [sized({ width: 80 }), sized({ minWidth: 320, isRowHeader: true })];
    expect(tracksOf(columns, none)).toEqual([atEdge('5rem'), 'minmax(min(20rem, 55vw), 1fr)']);
    expect(gridProperties(columns, none)).toMatchObject({
      '--table-width': `calc(${atEdge('5rem')} + min(20rem, 55vw))`,
      '--table-start': 'min(20rem, 55vw)',
    });
  });

  it('leave as much of the outermost columns to their texts as of the others, where the edge of the page is kept free', () => {
    const columns = [sized({ width: 80 }), sized({ width: 96 }), sized({ width: 64 })];
    expect(tracksOf(columns, none)).toEqual([atEdge('5rem'), '6rem', `minmax(${atEdge('4rem')}, 1fr)`]);
    expect(gridProperties(columns, none)).toMatchObject({
      '--table-width': `calc(${atEdge('5rem')} + 6rem + ${atEdge('4rem')})`,
    });
    expect(tracksOf(columns, both)).toEqual(['44px', '5rem', '6rem', 'minmax(4rem, 1fr)', '44px']);
    const chosen = columns.map((column) => ({ ...column, width: 90 }));
    expect(tracksOf(chosen, none)).toEqual(['90px', '90px', '90px']);
  });

  it('copes with a table without columns', () => {
    expect(gridProperties([], none)).toMatchObject({ '--table-columns': '', '--table-width': '0px' });
  });
});

describe('the places of pinned columns', () => {
  const columns = [
    sized({ width: 80 }, { pin: 'start' }),
    sized({}, { pin: 'start' }),
    sized({ width: 300, isRowHeader: true }),
    sized({ width: 70 }, { pin: 'end' }),
    sized({ width: 60 }, { pin: 'end' }),
  ];

  it('stand behind each other, from the boxes at the start and from the menus at the end', () => {
    expect(gridProperties(columns, both)).toMatchObject({
      '--table-pin-0': '44px',
      '--table-pin-1': 'calc(44px + 5rem)',
      '--table-sticky': 'calc(44px + 5rem + 7.5rem)',
      '--table-pin-3': 'calc(3.75rem + 44px)',
      '--table-pin-4': '44px',
    });
  });

  it('are of one width, so that those behind them have a place', () => {
    expect(tracksOf(columns, none)[1]).toBe('7.5rem');
  });

  it('cover what has to be kept free', () => {
    expect(pinnedPixels(columns, both)).toBe(44 + 80 + 120 + 300 + 70 + 60 + 44);
  });
});
