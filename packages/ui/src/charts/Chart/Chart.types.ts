import type { Tone } from '@bureau/theme';
import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a number and, if there is one, where that which it counts is listed. */
export interface ChartValue {
  /** Null where nothing is known: such as a day that is still to come. What is no finite number counts as null. */
  readonly value: number | null;
  /** Leads to what is counted. */
  readonly href?: string | undefined;
}

/** Describes what is counted in every point of the chart. */
export interface ChartSeries {
  /** Identifies the series. */
  readonly id: string;
  /** Names it in the legend and in the table. */
  readonly label: string;
  /** Stands beside the label: the sum of all points. */
  readonly sum?: ChartValue;
  /** Renders the series in this tone. Defaults to one that no other series has; its pattern or dash differs in any case. */
  readonly tone?: Tone;
}

/** Describes a place along the chart. */
export interface ChartPoint {
  /** Identifies the point. */
  readonly id: string;
  /** Names the place: a day, a month. */
  readonly label: string;
  /** The values of the series, in their order. */
  readonly values: readonly ChartValue[];
}

/** What every chart says of itself. */
export interface ChartTexts extends RootProps<HTMLElement> {
  /** Names the chart for assistive technology. */
  label: string;
  /** Summarises in a sentence what the chart shows. */
  summary: string;
  /** Names what the points are: "Day". */
  pointsLabel: string;
  /** Writes a value: an amount, a duration. Defaults to a number in the language of the page. */
  formatValue?: ((value: number) => string) | undefined;
}

/** What charts of series along an axis have in common. */
export interface ChartProps extends ChartTexts {
  /** Lists what is measured; each has a colour and an entry in the legend. */
  series: readonly ChartSeries[];
  /** Lists what is measured at each place of the axis, in order. */
  points: readonly ChartPoint[];
  /** Writes a value at the axis, where it is shorter there. Defaults to `formatValue`. */
  formatTick?: ((value: number) => string) | undefined;
  /** What round numbers of the axis are multiples of: 60 for minutes that are written as hours. Defaults to 1. */
  unit?: number | undefined;
}

/** Describes how a series is told from the others, also without colour. */
export interface SeriesStyle {
  readonly tone: Tone;
  readonly pattern: Pattern;
  /** The lengths of dashes and gaps of a line, in pixels; empty for one that is drawn through. */
  readonly dash: string;
  readonly marker: MarkerShape | null;
}

/** Names how a surface is filled. */
export type Pattern = 'filled' | 'striped' | 'outlined' | 'dotted' | 'barred' | 'crossed';

/** Names the mark at the points of a line. */
export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'ring' | 'frame';

/** A series with how it is told from the others. */
export interface ShownSeries extends ChartSeries {
  readonly seriesStyle: SeriesStyle;
  readonly swatch: ReactNode;
}
