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

/** In pixels at the usual size of texts. */
const [roomyName, narrowName, dateWidth, progressWidth] = [260, 156, 104, 72];

/** Below this width of a planner names are cut shorter, in pixels. */
const narrow = 720;

/** How much of a planner the columns in front of the timeline may take. */
const greatestShare = 0.57;

/**
 * Lists the columns in front of a timeline with their places: the names, and as many others as there is room for, the dates first. They
 * grow with the texts.
 */
export function paneColumns<Item extends PlannerItem>(
  own: readonly PlannerColumn<Item>[],
  plannerWidth: number,
  scale = 1,
): Pane<Item> {
  const name = { id: '#name', width: plannerWidth < narrow ? narrowName : roomyName };
  const dates = ['#start', '#end'].map((id) => ({ id, width: dateWidth }));
  const progress = { id: '#progress', width: progressWidth };
  const described = own.map((column) => ({ id: column.id, width: column.width, own: column }));
  const widthOf = (columns: readonly { readonly width: number }[]) =>
    columns.reduce((sum, { width }) => sum + width, 0);
  const choices: readonly (readonly Omit<PaneColumn<Item>, 'at'>[])[] = [
    [name, ...described, ...dates, progress],
    [name, ...dates, progress],
    [name, ...dates],
  ];
  const scaled = choices.map((columns) => columns.map((one) => ({ ...one, width: one.width * scale })));
  const max = plannerWidth * greatestShare;
  const fitting = scaled.find((columns) => widthOf(columns) <= max) ?? [
    { ...name, width: Math.max(name.width, Math.min(name.width * scale, max)) },
  ];
  const columns = fitting.map((column, index) => ({ ...column, at: widthOf(fitting.slice(0, index)) }));
  return { columns, width: widthOf(fitting) };
}
