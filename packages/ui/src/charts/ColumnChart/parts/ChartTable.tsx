import { useLocale } from 'react-aria-components';
import { Link } from '../../../primitives/Link/index.ts';
import { Scroll, Table } from '../ColumnChart.styles.ts';
import type { ColumnChartProps } from '../ColumnChart.types.ts';

/** Shows the values of a chart as a table, the latest first, each a link to what it counts. */
export function ChartTable({
  label,
  pointsLabel,
  series,
  points,
}: Pick<ColumnChartProps, 'label' | 'pointsLabel' | 'series' | 'points'>) {
  const { locale } = useLocale();
  return (
    <Scroll>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              {point.values.map(({ value, href }, place) => (
                <td key={series[place]?.id}>
                  <Link href={href}>{value.toLocaleString(locale)}</Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
