/**
 * Parses what a spreadsheet puts on the clipboard into rows of cells: tabs between cells, line breaks between rows, quotes around a cell that holds
 * either. Returns nothing for a text that is one cell, which is pasted as any text.
 */
export function parseTable(text: string): readonly (readonly string[])[] | undefined {
  if (!/\t|[\n\r][^\n\r]/.test(text)) return undefined;
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  while (cells.lastIndex < text.length) {
    const match = cells.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  // a tab at the very end leaves an empty cell behind it
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}
