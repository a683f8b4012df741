import type { PlannerColumn, PlannerItem } from './Planner.types.ts';

/** Describes a column in front of the timeline. */
export interface PaneColumn<Item extends PlannerItem = PlannerItem> {
  readonly id: '#name' | '#start' | '#end' | '#progress' | (string & {});
  readonly width: number;
  /** How far from the start it is. */
  readonly at: number;
  /** One that the application has described. */
  readonly own?: PlannerColumn<Item>;
}

export interface Pane<Item extends PlannerItem> {
  readonly columns: readonly PaneColumn<Item>[];
  readonly width: number;
}

const [roomyName, narrowName, dateWidth, progressWidth] = [260, 156, 104, 72];

/** Lists the columns in front of a timeline with their places: in little space the names alone. */
export function paneColumns<Item extends PlannerItem>(
  own: readonly PlannerColumn<Item>[],
  isRoomy: boolean,
): Pane<Item> {
  const all: readonly Omit<PaneColumn<Item>, 'at'>[] = isRoomy
    ? [
        { id: '#name', width: roomyName },
        ...own.map((column) => ({ id: column.id, width: column.width, own: column })),
        { id: '#start', width: dateWidth },
        { id: '#end', width: dateWidth },
        { id: '#progress', width: progressWidth },
      ]
    : [{ id: '#name', width: narrowName }];
  const columns: PaneColumn<Item>[] = [];
  let width = 0;
  for (const column of all) {
    columns.push({ ...column, at: width });
    width += column.width;
  }
  return { columns, width };
}
