import { tasks } from '@bureau/contract';
import type { ColumnLayout } from '@bureau/ui';
import { describe, expect, it } from 'vitest';
import { formatColumns, parseColumns, resolveColumns } from './columnLayout.ts';
import { formatListLocation, formatView, parseListAddress, splitRow } from './listAddress.ts';

const spec = tasks.listSpec;
const columns = [
  { id: 'code' },
  { id: 'title', isRowHeader: true },
  { id: 'status', canHide: false },
  { id: 'progress', isHidden: true },
];

describe('a link to a list', () => {
  it('brings back columns, widths, pins, density and view', () => {
    const text =
      'q=pier&sort=-code&columns=title.320.start,status,progress.96&density=compact&view=12&row=31';
    const { rest, row } = splitRow(text);
    const address = parseListAddress(spec, rest);
    expect(address).toEqual({
      query: { q: 'pier', sort: ['-code'] },
      columns: [{ id: 'title', width: 320, pin: 'start' }, { id: 'status' }, { id: 'progress', width: 96 }],
      isCompact: true,
      viewId: 12,
    });
    expect(decodeURIComponent(new URLSearchParams(formatListLocation({ ...address, row })).toString())).toBe(
      text,
    );
  });

  it.each(['columns=', 'columns=.,,title.x.y', 'density=huge', 'view=0', 'view=-1', 'view=me'])(
    'leaves out what it does not understand: %s',
    (text) => {
      const { query, ...look } = parseListAddress(spec, text);
      expect(query).toEqual({});
      expect(look).toEqual({ columns: undefined, isCompact: false, viewId: null });
    },
  );
});

describe('columns of an address', () => {
  const layouts: readonly ColumnLayout[][] = [
    [{ id: 'title' }],
    [
      { id: 'a', pin: 'start' },
      { id: 'b', width: 120 },
      { id: 'c', width: 96, pin: 'end' },
    ],
    [
      { id: 'custom_fields.size', width: 120 },
      { id: 'custom_fields.start' },
      { id: 'custom_fields.end', pin: 'end' },
    ],
  ];
  it.each(layouts)('are read as they are written', (...layout) => {
    expect(parseColumns(formatColumns(layout))).toEqual(layout);
  });

  it('count once', () => {
    expect(parseColumns('title.100,title.200')).toEqual([{ id: 'title', width: 100 }]);
  });

  it.each<[string, string | null, string[]]>([
    ['are those that are visible at first without an address', null, ['code', 'title', 'status']],
    ['are those that are visible at first where none is known', 'secret', ['code', 'title', 'status']],
    [
      'leave out what the list does not have',
      'progress,secret,title,status',
      ['progress', 'title', 'status'],
    ],
    ['never hide what must stay', 'progress,code', ['title', 'status', 'progress', 'code']],
  ])('%s', (_, text, ids) => {
    expect(resolveColumns(columns, parseColumns(text)).map(({ id }) => id)).toEqual(ids);
  });
});

it('writes equal states as equal texts, whatever the order in which they were reached', () => {
  const first = parseListAddress(spec, 'density=compact&filter[status]=1&q=a&view=3&filter[due_date]=none');
  const second = parseListAddress(
    spec,
    'q=a&filter[due_date]=none&filter[status]=1&density=compact&colour=red',
  );
  expect(formatView(first)).toBe(formatView(second));
  expect(formatView(parseListAddress(spec, 'view=3'))).toBe('');
});

describe('the density of a list', () => {
  it('is what somebody has chosen for lists, unless the address says it', () => {
    const read = (text: string) => parseListAddress(spec, text, true).isCompact;
    expect([read(''), read('density=comfortable'), read('density=compact')]).toEqual([true, false, true]);
    const written = (isCompact: boolean) =>
      formatView({ ...parseListAddress(spec, '', true), isCompact }, true);
    expect([written(true), written(false)]).toEqual(['', 'density=comfortable']);
  });
});
