import type { DataTableColumn } from './DataTable.types.ts';

type ColumnSize = Pick<DataTableColumn<never>, 'width' | 'minWidth' | 'grow' | 'isRowHeader'>;

/** Describes the size and place of a column as the layout has it. */
export interface SizedColumn {
  readonly column: ColumnSize;
  /** The width in pixels that a person chose. */
  readonly width: number | undefined;
  readonly pin: 'start' | 'end' | undefined;
}

/** Which columns of its own the grid has: boxes that select before the others, menus of actions behind them. */
export interface EdgeColumns {
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

const defaultMinWidth = 120;
const edgeWidth = 44;

/** How much of a narrow screen the row header takes at most, so that the column beside it can be read. */
const rowHeaderShare = '55vw';

/** Returns the minimum width of a column in pixels, where texts have the usual size. */
function leastPixels({ column, width }: SizedColumn): number {
  return width ?? column.width ?? column.minWidth ?? defaultMinWidth;
}

function leastWidth(sized: SizedColumn, { hasSelection }: EdgeColumns): string {
  // what a person chose was measured; what is described grows with the size of texts that the browser is set to
  const width = sized.width === undefined ? `${leastPixels(sized) / 16}rem` : `${sized.width}px`;
  if (!sized.column.isRowHeader || sized.width !== undefined) return width;
  return `min(${width}, ${hasSelection ? `${rowHeaderShare} - ${edgeWidth}px` : rowHeaderShare})`;
}

/** Returns the least widths of columns. Outermost ones are wider by what their cells keep free at the edge of the page, so that their texts have as much room as others. */
function leastWidths(columns: readonly SizedColumn[], edges: EdgeColumns): readonly string[] {
  const outermost = [!edges.hasSelection && columns[0], !edges.hasActions && columns.at(-1)];
  return columns.map((sized) => {
    const width = leastWidth(sized, edges);
    return outermost.includes(sized) && sized.width === undefined && !sized.column.isRowHeader
      ? `calc(${width} + var(--table-edge, var(--bureau-space-3)) - var(--bureau-space-3))`
      : width;
  });
}

function sum(widths: readonly string[]): string {
  return widths.length > 1 ? `calc(${widths.join(' + ')})` : (widths[0] ?? '0px');
}

/** Returns whether a column has one width: a share of what is free would leave those pinned behind it without a place. */
function isFixed({ column, width, pin }: SizedColumn): boolean {
  return (width ?? column.width ?? pin) !== undefined;
}

/** Returns the tracks of a row; when none is elastic, the last one takes what is left, unless a person chose its width. */
export function tracksOf(columns: readonly SizedColumn[], edges: EdgeColumns): readonly string[] {
  const last = columns.findLast(({ pin, width }) => pin === undefined && width === undefined);
  const areFixed = columns.every(isFixed);
  const least = leastWidths(columns, edges);
  const tracks = columns.map((sized, place) => {
    const isElastic = !isFixed(sized) || (areFixed && sized === last);
    return isElastic ? `minmax(${least[place]}, ${sized.column.grow ?? 1}fr)` : `${least[place]}`;
  });
  const select = edges.hasSelection ? [`${edgeWidth}px`] : [];
  const actions = edges.hasActions
    ? [areFixed && !last ? `minmax(${edgeWidth}px, 1fr)` : `${edgeWidth}px`]
    : [];
  return [...select, ...tracks, ...actions];
}

/** Returns how many pixels stay in view while the table scrolls sideways, as long as all pins hold. */
export function pinnedPixels(columns: readonly SizedColumn[], edges: EdgeColumns): number {
  const kept = columns.filter(({ pin, column }) => pin !== undefined || column.isRowHeader);
  const edge = (Number(edges.hasSelection) + Number(edges.hasActions)) * edgeWidth;
  return kept.reduce((total, column) => total + leastPixels(column), edge);
}

/**
 * Returns the custom properties that place the columns: their tracks, the least width, below which the table scrolls sideways, the offsets
 * of those that stay in view, and what they cover.
 */
export function gridProperties(
  columns: readonly SizedColumn[],
  edges: EdgeColumns,
): Readonly<Record<`--table-${string}`, string>> {
  const widths = leastWidths(columns, edges);
  const select = edges.hasSelection ? [`${edgeWidth}px`] : [];
  const actions = edges.hasActions ? [`${edgeWidth}px`] : [];
  const pinned = (pin: 'start' | 'end', from = 0, to = columns.length) =>
    widths.filter((_, place) => columns[place]?.pin === pin && place >= from && place < to);
  const rowHeader = columns.findIndex(({ column }) => column.isRowHeader);
  const isFree = columns[rowHeader]?.pin === undefined;
  const rowHeaderWidth = rowHeader < 0 ? [] : widths.slice(rowHeader, rowHeader + 1);
  const offsets: Record<`--table-pin-${number}`, string> = {};
  for (const [place, { pin }] of columns.entries()) {
    if (pin === 'start') offsets[`--table-pin-${place}`] = sum([...select, ...pinned('start', 0, place)]);
    if (pin === 'end') offsets[`--table-pin-${place}`] = sum([...pinned('end', place + 1), ...actions]);
  }
  return {
    ...offsets,
    '--table-columns': tracksOf(columns, edges).join(' '),
    '--table-width': sum([...select, ...widths, ...actions]),
    '--table-select': sum(select),
    '--table-actions': sum(actions),
    '--table-sticky': sum([...select, ...pinned('start', 0, isFree ? columns.length : rowHeader)]),
    '--table-start': sum([...select, ...pinned('start'), ...(isFree ? rowHeaderWidth : [])]),
    '--table-end': sum([...pinned('end'), ...actions]),
    '--table-loose-start': sum([...select, ...rowHeaderWidth]),
  };
}
