/** Keeps the body below 33,554,428 px, where Chromium stops; a taller table scrolls by a ratio instead. */
const maxBodyHeight = 33_000_000;

/** How many rows are drawn above and below those in view. */
const overscan = 2;

/** Describes what the window of a table is computed from, in pixels. */
export interface WindowMeasures {
  count: number;
  rowHeight: number;
  /** How much of the rows is seen at once. */
  viewHeight: number;
}

/** Describes the rows in view, both ends included, and how far below their natural place they are drawn. */
export interface RowWindow {
  first: number;
  last: number;
  shift: number;
}

/** Returns the height of the body in pixels. */
export function bodyHeight({ count, rowHeight }: WindowMeasures): number {
  return Math.min(count * rowHeight, maxBodyHeight);
}

/** Returns how many pixels of rows one scrolled pixel stands for: 1 for as many rows as the body has room for. */
function scrollRatio(measures: WindowMeasures): number {
  const { count, rowHeight, viewHeight } = measures;
  const height = bodyHeight(measures);
  return height < count * rowHeight ? (count * rowHeight - viewHeight) / (height - viewHeight) : 1;
}

/** Returns the rows in view at a scroll offset. */
export function windowAt(scrollTop: number, measures: WindowMeasures): RowWindow {
  const { count, rowHeight, viewHeight } = measures;
  const top = Math.max(scrollTop, 0);
  const offset = Math.min(top * scrollRatio(measures), Math.max(count * rowHeight - viewHeight, 0));
  const isScaled = count * rowHeight > maxBodyHeight;
  return {
    first: Math.floor(offset / rowHeight),
    last: Math.min(Math.ceil((offset + viewHeight) / rowHeight), count) - 1,
    shift: isScaled ? Math.round(top - offset) : 0,
  };
}

/** Returns the scroll offset that puts a row at the top. */
export function offsetOf(row: number, measures: WindowMeasures): number {
  return (row * measures.rowHeight) / scrollRatio(measures);
}

/** Returns the scroll offset nearest to the present one at which a row is seen whole. */
export function offsetShowing(row: number, scrollTop: number, measures: WindowMeasures): number {
  const { rowHeight, viewHeight } = measures;
  const start = offsetOf(row, measures);
  const end = offsetOf(row + 1 - viewHeight / rowHeight, measures);
  return Math.max(Math.min(scrollTop, start), Math.min(end, start));
}

/** Lists the rows to draw in their order: those in view, a few around them, and those that are kept whatever is in view. */
export function renderedRows(
  { first, last }: RowWindow,
  count: number,
  kept: readonly (number | undefined)[],
): readonly number[] {
  const start = Math.max(first - overscan, 0);
  const end = Math.min(last + overscan, count - 1);
  const rows = Array.from({ length: Math.max(end - start + 1, 0) }, (_, place) => start + place);
  const others = kept.filter(
    (row): row is number => row !== undefined && row >= 0 && row < count && (row < start || row > end),
  );
  return others.length === 0 ? rows : [...new Set([...others, ...rows])].toSorted((a, b) => a - b);
}
