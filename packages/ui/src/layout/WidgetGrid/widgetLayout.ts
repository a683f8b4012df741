/** How many columns a grid of widgets has, how many of them a widget covers at least, and how many rows it covers at most. */
export const widgetGridLimits = { columns: 12, leastColumns: 3, rows: 6 } as const;

/** Describes where a widget stands: its place is that in the list, and it covers so many columns and rows. */
export interface WidgetLayoutItem {
  /** Names the widget. */
  readonly id: string;
  /** How many columns of the grid it takes. */
  readonly columns: number;
  /** How many rows of the grid it takes. */
  readonly rows: number;
}

/** Lists the widgets in their order, with their sizes. */
export type WidgetLayout = readonly WidgetLayoutItem[];

/** Lists the widths that a widget takes step by step: a quarter, a third, a half, two thirds, three quarters, all. */
const widths = [3, 4, 6, 8, 9, 12] as const;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const indexOf = (layout: WidgetLayout, id: string) => layout.findIndex((item) => item.id === id);

/** Moves a widget to a position; one before the first is the first, one after the last the last. */
export function moveTo(layout: WidgetLayout, id: string, position: number): WidgetLayout {
  const moved = layout.find((item) => item.id === id);
  if (!moved) return layout;
  const others = layout.filter((item) => item !== moved);
  return others.toSpliced(clamp(position, 0, others.length), 0, moved);
}

/** Moves a widget by so many positions. */
export const moveBy = (layout: WidgetLayout, id: string, step: number): WidgetLayout =>
  moveTo(layout, id, Math.max(indexOf(layout, id) + step, 0));

/** Returns a widget another size, within the limits of the grid. */
export function resizeTo(layout: WidgetLayout, id: string, columns: number, rows: number): WidgetLayout {
  const { columns: most, leastColumns, rows: mostRows } = widgetGridLimits;
  return layout.map((item) =>
    item.id === id
      ? { id, columns: clamp(columns, leastColumns, most), rows: clamp(rows, 1, mostRows) }
      : item,
  );
}

/** Makes a widget one step wider or narrower, and so many rows higher or lower. */
export function resizeBy(layout: WidgetLayout, id: string, step: -1 | 0 | 1, rows: number): WidgetLayout {
  const item = layout.find((one) => one.id === id);
  if (!item) return layout;
  const next = {
    [-1]: widths.findLast((width) => width < item.columns),
    0: undefined,
    1: widths.find((width) => width > item.columns),
  }[step];
  return resizeTo(layout, id, next ?? item.columns, item.rows + rows);
}

/** Returns whether two arrangements are the same. */
export const isSame = (one: WidgetLayout, other: WidgetLayout): boolean =>
  one.length === other.length &&
  one.every(({ id, columns, rows }, index) => {
    const item = other[index];
    return item?.id === id && item.columns === columns && item.rows === rows;
  });
