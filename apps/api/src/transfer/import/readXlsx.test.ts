import { deflateRawSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.ts';

const relations = '<r><Relationship Id="rId1" Target="worksheets/a.xml"/></r>';
const workbook = '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>';
const shared = '<sst><si><t>title</t></si><si><t>Paint the hall</t></si></sst>';
const rowsOf = (...cells: readonly string[]) =>
  `<worksheet><sheetData>${cells.map((cell) => `<row>${cell}</row>`).join('')}</sheetData></worksheet>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sheet = rowsOf('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>');

const encoded = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)]));

/** Makes a workbook of its parts, in place of those that most programs write. */
const makeWorkbook = (parts: Readonly<Record<string, string>>) => zipSync(encoded(parts));

const usual = { 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations };
const textsOf = async (content: Uint8Array) => {
  const { head, rows } = await readTable(content);
  return [head, ...rows.map(({ cells }) => cells)];
};

describe('somebody who imports a workbook of another program', () => {
  it.each([
    [
      'whose parts are called otherwise in capital letters',
      { ...usual, 'xl/SharedStrings.xml': shared, 'xl/Worksheets/A.xml': sheet },
    ],
    [
      'whose names have backslashes',
      {
        'xl\\workbook.xml': workbook,
        'xl\\_rels\\workbook.xml.rels': relations,
        'xl\\sharedStrings.xml': shared,
        'xl\\worksheets\\a.xml': sheet,
      },
    ],
    [
      'whose sheet is named from the folder of the workbook',
      {
        ...usual,
        'xl/_rels/workbook.xml.rels': relations.replace('worksheets', './worksheets'),
        'xl/sharedStrings.xml': shared,
        'xl/worksheets/a.xml': sheet,
      },
    ],
    [
      'that has other names for its namespaces',
      {
        ...usual,
        'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet rel:id="rId1"/></x:sheets></x:workbook>',
        'xl/sharedStrings.xml': shared,
        'xl/worksheets/a.xml': sheet,
      },
    ],
    [
      'whose first sheet is hidden',
      {
        'xl/workbook.xml':
          '<workbook><sheets><sheet state="hidden" r:id="rId2"/><sheet state="veryHidden" r:id="rId2"/><sheet r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations.replace(
          '</r>',
          '<Relationship Id="rId2" Target="worksheets/b.xml"/></r>',
        ),
        'xl/sharedStrings.xml': shared,
        'xl/worksheets/a.xml': sheet,
        'xl/worksheets/b.xml': rowsOf(text('priorities'), text('high')),
      },
    ],
  ])('has one read %s', async (_, parts) => {
    expect(await textsOf(makeWorkbook(parts))).toEqual([['title'], ['Paint the hall']]);
  });

  it('finds the numbers that the spreadsheet shows, however it saves them', async () => {
    const saved = [
      '4.3499999999999996',
      '0.30000000000000004',
      '1.0000000000000001E-5',
      '1E+2',
      '50.0',
      '12345678901234567890',
    ];
    const sheetOfNumbers = rowsOf(text('number'), ...saved.map((value) => `<c><v>${value}</v></c>`));
    const read = await textsOf(makeWorkbook({ ...usual, 'xl/worksheets/a.xml': sheetOfNumbers }));
    expect(read.slice(1).flat()).toEqual(['4.35', '0.3', '0.00001', '100', '50', '12345678901234567890']);
  });
});

it.each([
  [String.raw`_-* #,##0.00\ _D_M_-`, '2.5'],
  [String.raw`_-* #,##0.00\ _P_t_s_-;*d0`, '2.5'],
  [String.raw`#,##0.00\ [$kr.-406]`, '2.5'],
  ['0.0" days"', '2.5'],
  ['[$-F800]dddd, mmmm dd, yyyy', '1900-01-02 12:00:00'],
  ['h:mm AM/PM', '60:00'],
])('a number of the format %s is read as %s', async (code, read) => {
  const formats = `<numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts>`;
  const styles = `<styleSheet>${formats}<cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const content = rowsOf(text('value'), '<c s="0"><v>2.5</v></c>');
  const book = makeWorkbook({ ...usual, 'xl/styles.xml': styles, 'xl/worksheets/a.xml': content });
  expect(await textsOf(book)).toEqual([['value'], [read]]);
});

it.each([
  [14, '1900-01-02 12:00:00'],
  [21, '60:00'],
  [31, '1900-01-02 12:00:00'],
  // in Japanese, Chinese and Korean, `h時mm分` and `h時mm分ss秒`
  [32, '60:00'],
  [33, '60:00'],
  [36, '1900-01-02 12:00:00'],
])('a number of the format that spreadsheets know as %i is read as %s', async (id, read) => {
  const styles = `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const content = rowsOf(text('value'), '<c s="0"><v>2.5</v></c>');
  const book = makeWorkbook({ ...usual, 'xl/styles.xml': styles, 'xl/worksheets/a.xml': content });
  expect(await textsOf(book)).toEqual([['value'], [read]]);
});

describe('the first days that a spreadsheet knows', () => {
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const datesOf = async (book: string, ...serials: readonly string[]) => {
    const cells = serials.map((serial) => `<c s="1"><v>${serial}</v></c>`);
    const parts = { ...usual, 'xl/workbook.xml': book, 'xl/styles.xml': styles };
    const read = await textsOf(
      makeWorkbook({ ...parts, 'xl/worksheets/a.xml': rowsOf(text('date'), ...cells) }),
    );
    return read.slice(1).flat();
  };

  it('are read as it shows them, and one that there was not is no date', async () => {
    expect(await datesOf(workbook, '1', '59', '59.5', '60', '61')).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-02-28 12:00:00',
      '60',
      '1900-03-01',
    ]);
  });

  it('are others where it counts from 1904', async () => {
    const book = workbook.replace('<workbook>', '<workbook><workbookPr date1904="1"/>');
    expect(await datesOf(book, '0', '59', '60')).toEqual(['1904-01-01', '1904-02-29', '1904-03-01']);
  });
});

describe('a small archive that holds a great deal of nothing', () => {
  const limit = 300;

  /** Makes a workbook with a sheet of so many megabytes, which says how many bytes it has. */
  function makeBomb(megabytes: number, declared: number): Uint8Array {
    const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 1 });
    const stored: Zippable = { 'xl/worksheets/a.xml': [packed, { level: 0 }] };
    const bytes = Buffer.from(zipSync({ ...encoded(usual), ...stored }));
    const deflated = 8;
    for (const [signature, method, size] of [
      ['PK\u0001\u0002', 10, 24],
      ['PK\u0003\u0004', 8, 22],
    ] as const) {
      const start = bytes.lastIndexOf(signature);
      bytes.writeUInt16LE(deflated, start + method);
      bytes.writeUInt32LE(declared, start + size);
    }
    return bytes;
  }

  it.each([
    ['too large, where it says so', limit + 1, (limit + 1) * 1024 * 1024, 'import.file.unpacked'],
    ['damaged, where it says to be small', limit + 1, 1000, 'import.file.damaged'],
    ['damaged, where it says to be larger', 1, 2 * 1024 * 1024, 'import.file.damaged'],
  ])('is refused as %s', async (_, megabytes, declared, key) => {
    await expect(readTable(makeBomb(megabytes, declared))).rejects.toMatchObject({
      fields: { file: [{ key }] },
    });
  });

  it.each([
    ['whose cells are too large together', 20 * 1024 * 1024, 16, 'import.file.unpacked'],
    ['whose columns have long names, before they are told apart', 1_000_000, 300, 'import.columns.long'],
  ])('is refused where many cells name one text: %s', async (_, length, cells, key) => {
    const content = makeWorkbook({
      ...usual,
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(length)}</t></si></sst>`,
      'xl/worksheets/a.xml': rowsOf('<c t="s"><v>0</v></c>'.repeat(cells)),
    });
    await expect(readTable(content)).rejects.toMatchObject({ fields: { file: [{ key }] } });
  });

  it('keeps nobody waiting who wants something else', async () => {
    let turns = 0;
    const other = setInterval(() => (turns += 1), 1);
    await expect(readTable(makeBomb(limit - 10, (limit - 10) * 1024 * 1024))).rejects.toMatchObject({
      fields: { file: [{ key: 'import.file.damaged' }] },
    });
    clearInterval(other);
    expect(turns).toBeGreaterThan(5);
  });
});
