import type { SeriesStyle } from '../../Chart/Chart.types.ts';
import { Ink, Wash } from '../DonutChart.styles.ts';

const size = 6;

const inks: Readonly<Record<SeriesStyle['pattern'], string>> = {
  filled: `M0 3H6`,
  striped: 'M-1 1L1-1M0 6L6 0M5 7L7 5',
  outlined: '',
  dotted: 'M2 3H4',
  barred: 'M0 3H6',
  crossed: 'M0 0L6 6M0 6L6 0',
};

const widths: Readonly<Record<SeriesStyle['pattern'], number>> = {
  filled: size,
  striped: 2,
  outlined: 0,
  dotted: 2,
  barred: 2.5,
  crossed: 1,
};

interface FillsProps {
  /** How each part looks, and the id of its fill. */
  readonly fills: readonly { readonly fillId: string; readonly seriesStyle: SeriesStyle }[];
}

/** Defines what the parts are filled by: `url(#{fillId})`. */
export const Fills = ({ fills }: FillsProps) => (
  <defs>
    {fills.map(({ fillId, seriesStyle: { pattern, tone } }) => (
      <pattern key={fillId} id={fillId} width={size} height={size} patternUnits="userSpaceOnUse">
        {pattern !== 'filled' && <Wash width={size} height={size} data-tone={tone} />}
        <Ink d={inks[pattern]} data-tone={tone} strokeWidth={widths[pattern]} />
      </pattern>
    ))}
  </defs>
);
