import { Link } from '../../primitives/Link/index.ts';
import { Entry, Legend } from './Chart.styles.ts';
import type { ShownSeries } from './Chart.types.ts';
import { knownValue } from './knownValue.ts';

interface ChartLegendProps {
  readonly series: readonly ShownSeries[];
  readonly write: (value: number) => string;
}

/** Shows how each series looks, with its sum if it has one. */
export const ChartLegend = ({ series, write }: ChartLegendProps) => (
  <Legend>
    {series.map(({ id, label, sum, swatch }) => {
      const value = knownValue(sum?.value);
      const words = value === null ? label : `${label} ${write(value)}`;
      return (
        <Entry key={id}>
          {swatch}
          {sum?.href === undefined ? (
            words
          ) : (
            <Link href={sum.href} variant="quiet">
              {words}
            </Link>
          )}
        </Entry>
      );
    })}
  </Legend>
);
