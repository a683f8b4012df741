import { parse } from 'csv-parse/sync';
import { isBlank, toOneLine } from '@bureau/contract';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { writeCsv } from './export/csv.ts';
import { writeXlsx } from './export/xlsx.ts';
import { textKind } from './fieldKinds.ts';
import { readTable } from './import/readTable.ts';
import { createNameIndex } from './nameIndex.ts';
import { escapeFormulas, unescapeFormulas } from './escapeFormulas.ts';
import { tagsKind } from './tagsKind.ts';

async function* pageOf(rows: readonly (readonly Cell[])[]) {
  yield await Promise.resolve(rows);
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Writes texts that a file can hold: not empty, so that a row of them counts. */
const anyText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .filter((text) => text.isWellFormed() && !text.includes('\0') && text.trim() !== '');
const nasty = fc.constantFrom(
  '=1+1',
  '+1',
  '-1',
  '@x',
  "'=1",
  "''-",
  '＝1',
  'a"b',
  'a,b',
  'a\r\nb',
  'a;=1+1',
  'a\t+1',
  'a\n-1',
  ';"=1',
  '\n\n "@x',
  "a;'=1",
  '﹦1',
  'a;﹫x',
  '"=1"',
  ' =1',
  ' a ',
  '_x000D_',
  '"',
);
const text = fc.oneof({ weight: 3, arbitrary: anyText }, nasty);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  );

describe('a text that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
    "'=1",
    ' =1',
    '"=1',
  ])('%j is neutralised', (formula) => {
    expect(escapeFormulas(formula)).toBe(`'${formula}`);
  });

  it.each([
    ['a;=1', "a;'=1"],
    ['a\t=1', "a\t'=1"],
    ['a\r\n=1', "a\r'\n'=1"],
    ['a; "=1', 'a;\' "=1'],
    ['a;＝1;b', "a;'＝1;b"],
  ])('%j is neutralised inside, where a program splits it', (given, neutral) => {
    expect(escapeFormulas(given)).toBe(neutral);
  });

  it.each(['a=1', 'a - b', 'a;b', 'a\n\nb', "it's", 'a,=1', ''])(
    '%j is none, and stays as it is',
    (given) => {
      expect(escapeFormulas(given)).toBe(given);
    },
  );

  it('takes no longer where there are many places to split it', () => {
    const long = '\n'.repeat(100_000);
    expect(unescapeFormulas(escapeFormulas(`${long}=1`))).toBe(`${long}=1`);
    expect(unescapeFormulas(escapeFormulas(`${'"'.repeat(100_000)}${long}`))).toBe(
      `${'"'.repeat(100_000)}${long}`,
    );
  });

  it('comes back as it was, whatever it is', () => {
    fc.assert(fc.property(text, (any) => unescapeFormulas(escapeFormulas(any)) === any));
  });

  it('never begins a cell', () => {
    fc.assert(fc.property(text, (any) => !/^[=+\-@\t\r＝＋－＠]/.test(escapeFormulas(any))));
  });
});

describe('words in a cell', () => {
  const { read, write } = tagsKind(20, 60);
  const lookups = { people: { find: () => [] }, records: {}, taken: {} };
  const reading = { locale: 'en', dateOrder: 'ymd', timeZone: 'UTC', lookups } as const;

  it('come back as they were, whatever stands in them', () => {
    const word = fc
      .oneof(fc.constantFrom('R&D, old', 'a;b', String.raw`c\d`, String.raw`e\, f\ `), anyText)
      .map(toOneLine);
    const words = fc.uniqueArray(
      word.filter((one) => !isBlank(one)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(words, (any) => {
        const cell = write(any, 'en');
        expect(read(cell?.kind === 'text' ? cell.value : '', reading)).toEqual(any);
      }),
    );
  });

  it('are of one line, whose letters stand in their order', () => {
    expect(read('\u0001two\u2028lines, \u200B, \u202Eexe.pdf\u202C', reading)).toEqual([
      'two lines',
      'exe.pdf\u202C',
    ]);
  });

  it('stand between commas or semicolons as others write them, and may hold a backslash', () => {
    expect(read(String.raw`garden; roof,C:\plans`, reading)).toEqual([
      'garden',
      'roof',
      String.raw`C:\plans`,
    ]);
  });
});

describe('a file of CSV', () => {
  const starts = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/;
  /** Matches a number; one that begins a row may have other cells behind it, of which none is a text without quotation marks. */
  const plainNumber = /^-\d+(?:\.\d+)?(?:e[+-]\d+)?(?:,(?:"[^]*)?)?$/;
  const parseAt = (delimiter: string) => (content: string) => {
    const lines = ['\r\n', '\n', '\r'];
    const options = { delimiter, relax_quotes: true, relax_column_count: true, record_delimiter: lines };
    try {
      return parse(content, options).flat();
    } catch {
      // A quotation mark that never closes: nothing is shown of the file.
      return [];
    }
  };
  const splitAt = (separator: string) => (content: string) =>
    content.split(/[\r\n]/).flatMap((line) => line.split(separator).map((one) => one.replace(/^[\s"]+/, '')));
  const readings = [parseAt(','), parseAt(';'), parseAt('\t'), splitAt(';'), splitAt('\t')];
  const piece = fc.constantFrom(...'=+-@＝﹣;\t\n\r"\' ,a1|'.split(''));
  const hostile = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
  const textCell = fc.oneof(hostile, text).map((value): Cell => ({ kind: 'text', value }));
  const numberCell = fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value): Cell => ({ kind: 'number', value }));
  const cell = fc.oneof({ weight: 4, arbitrary: textCell }, numberCell);
  const several = { minLength: 1, maxLength: 4 };
  /** Columns are of one kind: where a row is a number alone, no text is in another. */
  const page = fc.oneof(
    fc.array(
      fc.array(cell, several).filter((row) => row.length > 1 || row[0]?.kind === 'text'),
      several,
    ),
    fc.array(fc.tuple(numberCell), several),
  );

  it('has no cell that is a formula, whatever a spreadsheet splits it at, and numbers that are numbers', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (rows) => {
        const content = Buffer.from(await collect(writeCsv(['Head', '=Head'], pageOf(rows))))
          .toString()
          .slice(1);
        for (const read of readings) {
          const isFormula = (one: string) => starts.test(one.trim()) && !plainNumber.test(one.trim());
          expect(read(content).filter(isFormula)).toEqual([]);
        }
        const numbers = rows.flat().flatMap((one) => (one?.kind === 'number' ? [String(one.value)] : []));
        const written = parseAt(',')(content);
        expect(numbers.filter((number) => !written.includes(number))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe.each([
  ['CSV', writeCsv],
  ['XLSX', (head: readonly string[], pages: ReturnType<typeof pageOf>) => writeXlsx(head, pages, '')],
] as const)('a table that is written as %s', (_, write) => {
  it('is read again as it was', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const head = (rows[0] ?? []).map((_cell, index) => `Column ${index}`);
        const cells = rows.map((row) => row.map((value): Cell => ({ kind: 'text', value })));
        const read = await readTable(await collect(write(head, pageOf(cells))));
        expect(read.head).toEqual(head);
        expect(read.rows.map((row) => row.cells)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('has dates, durations and percent that are read again', async () => {
    const row: Cell[] = [
      { kind: 'date', value: '2026-03-18' },
      { kind: 'minutes', value: 1530 },
      { kind: 'percent', value: 35 },
      null,
      { kind: 'instant', value: '2026-03-18 11:05:09' },
    ];
    const read = await readTable(await collect(write(['a', 'b', 'c', 'd', 'e'], pageOf([row]))));
    expect(read.rows[0]?.cells).toEqual(['2026-03-18', '25:30', '35%', '', '2026-03-18 11:05:09']);
  });
});

describe('somebody who imports', () => {
  it('half a million columns of one name is told at once that these are too many', async () => {
    const content = Buffer.from(`${'name,'.repeat(500_000)}\na`);
    const fields = { file: [{ key: 'import.columns.tooMany', values: { max: 300 } }] };
    await expect(readTable(content)).rejects.toMatchObject({ fields });
  });

  it.each(['abc', '-5', '0', '1', '2.5', '1e400', '99999999999999999999'])(
    'a sheet whose second row says that it is row %s has it counted as the second',
    async (reference) => {
      const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
      const rows = `<row r="1">${cell}</row><row r="${reference}">${cell}</row>`;
      const content = zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8('<r><Relationship Id="rId1" Target="worksheets/a.xml"/></r>'),
        'xl/worksheets/a.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      });
      expect((await readTable(content)).rows).toEqual([{ number: 2, cells: ['x'] }]);
    },
  );

  it.each(['title\nÜber', 'タイトル,状態\n日本の上,完了\n'])(
    'UTF-16 without a byte order mark, such as %j, has it read as it is meant',
    async (content) => {
      const rows = content.trim().split('\n');
      const little = Buffer.from(content, 'utf16le');
      const big = Buffer.from(little).swap16();
      for (const bytes of [little, big]) {
        const { head, rows: read } = await readTable(bytes);
        expect([head, ...read.map(({ cells }) => cells)]).toEqual(rows.map((row) => row.split(',')));
      }
    },
  );

  it('UTF-8 with a NUL has it taken for nothing else', async () => {
    const { rows } = await readTable(Buffer.from('title\na\0b\n'));
    expect(rows).toEqual([{ number: 2, cells: ['a\0b'] }]);
  });

  it.each(['one\r\nline', 'one\nline', 'one\u2028line', 'one\tline'])(
    'the name %j has it on one line',
    async (cell) => {
      const lookups = { people: await createNameIndex([], () => []), records: {}, taken: {} };
      const reading = { locale: 'en', dateOrder: 'ymd', timeZone: 'UTC', lookups } as const;
      expect(textKind(50).read(cell, reading)).toBe('one line');
      expect(textKind(50, true).read(cell, reading)).toBe(cell);
    },
  );
});

describe('what many records are called', () => {
  it('is indexed while others have their turn', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 1);
    const codes = Array.from({ length: 30_000 }, (_, number) => `TSK-${number} Crème brûlée`);
    const index = await createNameIndex(codes, (code) => [code, code.slice('TSK-'.length)]);
    clearInterval(other);
    expect(index.find('tsk-29999 creme brulee')).toEqual([codes.at(-1)]);
    expect(turns).toBeGreaterThan(5);
  });
});
