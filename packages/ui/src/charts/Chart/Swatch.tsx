import type { Look } from './Chart.types.ts';
import { LineSample, PatternSample, Stroke } from './Chart.styles.ts';
import { Marker } from './Marker.tsx';

/** Shows how the columns or areas of a series look. */
export const PatternSwatch = ({ look: { pattern, tone } }: { readonly look: Look }) => (
  <PatternSample aria-hidden data-pattern={pattern} data-tone={tone} />
);

/** Shows how the line of a series looks, with its mark. */
export const LineSwatch = ({ look }: { readonly look: Look }) => (
  <LineSample aria-hidden viewBox="-14 -6 28 12">
    <Stroke d="M-14 0H14" data-tone={look.tone} strokeDasharray={look.dash} />
    <Marker look={look} />
  </LineSample>
);
