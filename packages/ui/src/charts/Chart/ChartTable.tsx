import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { Table } from '../../data/Table/index.ts';
import type { ChartProps } from './Chart.types.ts';
import { useNumbers } from './useNumbers.ts';

/** Shows the values of a chart as a table, each a link to what it counts if that has a page. */
export function ChartTable({
  label,
  pointsLabel,
  series,
  points,
  formatValue,
}: Pick<ChartProps, 'label' | 'pointsLabel' | 'series' | 'points' | 'formatValue'>) {
  const write = useNumbers(formatValue);
  const renderCell = (value: number | null | undefined, href: string | undefined) => {
    const words = write(value);
    return href === undefined ? words : <Link href={href}>{words}</Link>;
  };
  return (
    <Table
      label={label}
      columns={[
        { id: '', label: pointsLabel },
        ...series.map(({ id, label: name }) => ({ id, label: name, align: 'end' as const })),
      ]}
      rows={points.map(({ id, label: name, values }) => ({
        id,
        cells: {
          '': name,
          ...Object.fromEntries(
            series.map((one, place): [string, ReactNode] => [
              one.id,
              renderCell(values[place]?.value, values[place]?.href),
            ]),
          ),
        },
      }))}
    />
  );
}
