import { expect, it } from 'vitest';
import { parseTable } from './parseTable.ts';

it.each([
  [
    'Chair\t2\nDesk\t1\n',
    [
      ['Chair', '2'],
      ['Desk', '1'],
    ],
  ],
  [
    'Chair\t2\r\nDesk\t\r\n',
    [
      ['Chair', '2'],
      ['Desk', ''],
    ],
  ],
  ['Chair\t', [['Chair', '']]],
  ['Chair\n\nDesk', [['Chair'], [''], ['Desk']]],
  [
    '"Chair\nblack"\t"2 ""new"""\nDesk\t1',
    [
      ['Chair\nblack', '2 "new"'],
      ['Desk', '1'],
    ],
  ],
  ['27" screen\t1', [['27" screen', '1']]],
])('reads the rows of %j', (text, rows) => {
  expect(parseTable(text)).toEqual(rows);
});

it.each(['Chair', 'Chair\n', '', 'Office chair, "black"'])('leaves %j to the cell', (text) => {
  expect(parseTable(text)).toBeUndefined();
});
