import type { DashboardPeriod } from '@bureau/contract';

/** Describes what a widget is told. */
export interface WidgetProps {
  /** The period that the dashboard speaks of, in days. */
  readonly period: DashboardPeriod;
  /** How many rows of the grid the widget covers: how much it has room for. */
  readonly rows: number;
}
