import type { DashboardPeriod } from '@bureau/contract';

/** Describes the props of a widget. */
export interface WidgetProps {
  /** The period that the dashboard speaks of, in days. */
  readonly period: DashboardPeriod;
  /** How many rows of the grid the widget covers: how much it has room for. */
  readonly rows: number;
}
