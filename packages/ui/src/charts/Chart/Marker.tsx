import type { SeriesStyle } from './Chart.types.ts';
import { Shape } from './Chart.styles.ts';

const paths = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  square: 'M-3.5-3.5h7v7h-7z',
  triangle: 'M0-4.5L4.5 3.5h-9z',
  diamond: 'M0-5L5 0L0 5L-5 0z',
  ring: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  frame: 'M-3.5-3.5h7v7h-7z',
} as const;

/** Draws the mark of a series around the middle of an SVG. */
export function Marker({
  seriesStyle: { marker, tone },
}: {
  readonly seriesStyle: Pick<SeriesStyle, 'marker' | 'tone'>;
}) {
  return (
    marker && (
      <Shape
        d={paths[marker]}
        data-tone={tone}
        data-hollow={marker === 'ring' || marker === 'frame' || undefined}
      />
    )
  );
}
