import type { SeriesStyle } from './Chart.types.ts';
import { LineSample, PatternSample, Stroke } from './Chart.styles.ts';
import { Marker } from './Marker.tsx';

/** Shows how the columns or areas of a series look. */
export const PatternSwatch = ({ seriesStyle: { pattern, tone } }: { readonly seriesStyle: SeriesStyle }) => (
  <PatternSample aria-hidden data-pattern={pattern} data-tone={tone} />
);

/** Shows how the line of a series looks, with its mark. */
export const LineSwatch = ({ seriesStyle }: { readonly seriesStyle: SeriesStyle }) => (
  <LineSample aria-hidden viewBox="-14 -6 28 12">
    <Stroke d="M-14 0H14" data-tone={seriesStyle.tone} strokeDasharray={seriesStyle.dash} />
    <Marker seriesStyle={seriesStyle} />
  </LineSample>
);
