import type { Tone } from '@bureau/theme';
import type { ChartSeries, SeriesStyle, MarkerShape, Pattern } from './Chart.types.ts';

const tones: readonly Tone[] = ['accent', 'success', 'warning', 'info', 'danger', 'neutral'];

const patterns: readonly Pattern[] = ['filled', 'striped', 'outlined', 'dotted', 'barred', 'crossed'];

const dashes = ['', '8 4', '2 3', '10 3 2 3', '14 4', '4 4'];

const markers: readonly MarkerShape[] = ['circle', 'square', 'triangle', 'diamond', 'ring', 'frame'];

const nth = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Returns how a series is told from the others by its place: with more than six, the same tones come again in other patterns. */
export function seriesStyleOf({ tone }: Pick<ChartSeries, 'tone'>, place: number): SeriesStyle {
  const round = Math.floor(place / tones.length);
  return {
    tone: tone ?? nth(tones, place),
    pattern: nth(patterns, place + round),
    dash: nth(dashes, place),
    marker: nth(markers, place + round),
  };
}
