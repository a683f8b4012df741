/** Gives how many columns a grid of widgets has, how many of them a widget covers at least, and how many rows it covers at most. */
export const widgetGridLimits = { columns: 12, leastColumns: 3, rows: 6 } as const;

/** Describes where a widget stands: its place is that in the list, and it covers so many columns and rows. */
export interface WidgetPlace {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
}

export type WidgetPlaces = readonly WidgetPlace[];

/** Lists the widths that a widget takes step by step: a quarter, a third, a half, two thirds, three quarters, all. */
const widths = [3, 4, 6, 8, 9, 12] as const;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const indexOf = (places: WidgetPlaces, id: string) => places.findIndex((place) => place.id === id);

/** Moves a widget to a position; one before the first is the first, one after the last the last. */
export function moveTo(places: WidgetPlaces, id: string, position: number): WidgetPlaces {
  const moved = places.find((place) => place.id === id);
  if (!moved) return places;
  const others = places.filter((place) => place !== moved);
  return others.toSpliced(clamp(position, 0, others.length), 0, moved);
}

/** Moves a widget by so many positions. */
export const moveBy = (places: WidgetPlaces, id: string, step: number): WidgetPlaces =>
  moveTo(places, id, Math.max(indexOf(places, id) + step, 0));

/** Gives a widget another size, within the limits of the grid. */
export function resizeTo(places: WidgetPlaces, id: string, columns: number, rows: number): WidgetPlaces {
  const { columns: most, leastColumns, rows: mostRows } = widgetGridLimits;
  return places.map((place) =>
    place.id === id
      ? { id, columns: clamp(columns, leastColumns, most), rows: clamp(rows, 1, mostRows) }
      : place,
  );
}

/** Makes a widget one step wider or narrower, and so many rows higher or lower. */
export function resizeBy(places: WidgetPlaces, id: string, step: -1 | 0 | 1, rows: number): WidgetPlaces {
  const place = places.find((one) => one.id === id);
  if (!place) return places;
  const next = {
    [-1]: widths.findLast((width) => width < place.columns),
    0: undefined,
    1: widths.find((width) => width > place.columns),
  }[step];
  return resizeTo(places, id, next ?? place.columns, place.rows + rows);
}

/** Tells whether two arrangements are the same. */
export const isSame = (one: WidgetPlaces, other: WidgetPlaces): boolean =>
  one.length === other.length &&
  one.every(({ id, columns, rows }, index) => {
    const place = other[index];
    return place?.id === id && place.columns === columns && place.rows === rows;
  });
