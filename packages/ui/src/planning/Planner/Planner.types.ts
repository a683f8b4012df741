import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import type { PlannerDates } from './move.ts';
import type { PlannerZoom } from './scale.ts';

/** Describes what is planned: a bar with a name, between two days or on one. */
export interface PlannerItem extends PlannerDates {
  readonly id: string;
  /** Names the item that it is below. */
  readonly parentId?: string | null;
  readonly label: string;
  /** Leads to more about it. */
  readonly href?: string;
  /** Shows what kind of thing it is, 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Sets how heavy its bar looks: `group` for what holds others, such as a project. Defaults to `item`. */
  readonly weight?: 'group' | 'phase' | 'item';
  /** Colours the bar. Whatever it means also has to be said by a column. Defaults to `accent`. */
  readonly tone?: Tone;
  /** How much of it is done, in percent. */
  readonly progress?: number;
  /** Whether nothing is left to do, so that it is not critical. */
  readonly isDone?: boolean;
  /** Names the items that have to be finished before this one is begun. */
  readonly dependsOn?: readonly string[];
  /** The dates as they were agreed upon, drawn below the bar. */
  readonly baseline?: PlannerDates | null;
  /** Whether its dates can be changed. Defaults to false. */
  readonly canMove?: boolean;
  /** Whether it can be made to wait for others, and others for it. Defaults to false. */
  readonly canLink?: boolean;
}

/** Describes a column between the names and the dates. */
export interface PlannerColumn<Item extends PlannerItem = PlannerItem> {
  /** Identifies the column. */
  readonly id: string;
  /** Names the column. */
  readonly label: string;
  /** Sets the width, in pixels. */
  readonly width: number;
  /** Returns the content of the cell of an item. It runs for every drawn row: text, or few elements. */
  readonly cell: (item: Item) => ReactNode;
}

/** Describes other dates of an item. */
export interface PlannerChange extends PlannerDates {
  /** Names the row that is changed. */
  readonly id: string;
  /** By how many days the whole bar was moved; 0 where only one end of it was. */
  readonly days: number;
  /** The dates before. */
  readonly before: PlannerDates;
}

/** Describes that one item waits for another from now on, or waits for it no longer. */
export interface PlannerLink {
  /** Names the item that has to be finished first. */
  readonly from: string;
  /** Names the item that waits for it. */
  readonly to: string;
  /** Whether it waits from now on. */
  readonly isLinked: boolean;
}

/** Describes a day on which nobody works. */
export interface PlannerHoliday {
  /** The day, `yyyy-MM-dd`. */
  readonly date: string;
  /** Names the holiday. */
  readonly label: string;
}

/** Whether a planner shows bars along a timeline, or all that they say in the rows of a table. */
export type PlannerView = 'timeline' | 'table';

export interface PlannerProps<Item extends PlannerItem = PlannerItem> extends RootProps<HTMLDivElement> {
  /** Names the planner for assistive technology. */
  label: string;
  /** What is planned. Those of one parent stand in the order in which they come. It must be stable between renders. */
  items: readonly Item[];
  /** More columns, behind that of the names. It must be stable between renders. */
  columns?: readonly PlannerColumn<Item>[];
  /** The day that it is, `yyyy-MM-dd`. */
  today: string;
  /** Writes dates in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  dateFormat?: string | undefined;
  /** The days of the week without work, 0 for Sunday to 6 for Saturday. Defaults to Saturday and Sunday. */
  daysOff?: readonly number[] | undefined;
  /** Marks days on which nobody works. */
  holidays?: readonly PlannerHoliday[] | undefined;
  /** How close days are shown; `undefined` leaves it to the planner. */
  zoom?: PlannerZoom | undefined;
  /** How close they are shown at first. Defaults to `week`. */
  defaultZoom?: PlannerZoom;
  /** Runs with the zoom that a person chooses. */
  onZoomChange?: ((zoom: PlannerZoom) => void) | undefined;
  /** Shows the timeline, or the same as a table; `undefined` leaves it to the planner. */
  view?: PlannerView | undefined;
  /** What is shown at first. Defaults to `timeline`. */
  defaultView?: PlannerView;
  /** Runs with the view that a person chooses. */
  onViewChange?: ((view: PlannerView) => void) | undefined;
  /** Collapses these; `undefined` leaves it to the planner. */
  collapsedIds?: ReadonlySet<string> | undefined;
  /** Runs with the rows that are collapsed now. */
  onCollapsedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
  /**
   * Runs when a person has moved a bar or one end of it, and when they take that back. The caller changes the item at once, and puts it back where the
   * change is refused: the promise is then rejected.
   */
  onMove?: ((change: PlannerChange) => Promise<unknown> | void) | undefined;
  /**
   * Runs when a person has linked two items or parted them, and when they take that back. As with `onMove` the caller changes `dependsOn` at once, says why a link
   * is refused, and rejects the promise then.
   */
  onLink?: ((link: PlannerLink) => Promise<unknown> | void) | undefined;
  /** Shows more tools of the bar that was focused last, behind those that move it. */
  renderItemTools?: ((item: Item) => ReactNode) | undefined;
  /** Shows more at the end of the tools. */
  actions?: ReactNode;
  /** Replaces what an empty planner shows. */
  emptyState?: ReactNode;
}
