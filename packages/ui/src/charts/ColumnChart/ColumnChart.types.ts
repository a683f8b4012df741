import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a number and where that which it counts is listed. */
export interface ChartValue {
  readonly value: number;
  /** Leads to what is counted. */
  readonly href: string;
}

/** Describes what is counted in every point of the chart. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** The sum of all points. */
  readonly sum: ChartValue;
}

/** Describes a place along the chart. */
export interface ChartPoint {
  readonly id: string;
  /** Names the place: a day, a month. */
  readonly label: string;
  /** The values of the series, in their order. */
  readonly values: readonly ChartValue[];
}

export interface ColumnChartProps extends RootProps<HTMLElement> {
  /** Names the chart for assistive technology. */
  label: string;
  /** Summarises in a sentence what the chart shows. */
  summary: string;
  /** Names what the points are: "Day". */
  pointsLabel: string;
  /** What is counted: one series, or two to compare. The second is filled. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];
  points: readonly ChartPoint[];
}
