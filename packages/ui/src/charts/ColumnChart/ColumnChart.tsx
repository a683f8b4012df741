import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Entry, Head, Legend, Root, Summary } from './ColumnChart.styles.ts';
import type { ColumnChartProps } from './ColumnChart.types.ts';
import { ChartPlot } from './parts/ChartPlot.tsx';
import { ChartTable } from './parts/ChartTable.tsx';

/**
 * Compares values along a row of columns, or in an equal table. A sentence summarises it; the legend shows the sums, and the values of the
 * column that is pointed at or has the focus.
 */
export function ColumnChart({ label, summary, pointsLabel, series, points, ...rootProps }: ColumnChartProps) {
  const { locale } = useLocale();
  const t = useUiMessages();
  const [isTable, setTable] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const point = active === null || isTable ? undefined : points[active];
  return (
    <Root {...rootProps} aria-label={label}>
      <Summary>{summary}</Summary>
      <Head>
        <Legend aria-hidden={point !== undefined}>
          {point && <span>{point.label}</span>}
          {series.map((one, index) => {
            const { value, href } = point?.values[index] ?? one.sum;
            const words = `${one.label} ${value.toLocaleString(locale)}`;
            return (
              <Entry key={one.id} data-filled={index === series.length - 1 || undefined}>
                {point ? (
                  words
                ) : (
                  <Link href={href} variant="quiet">
                    {words}
                  </Link>
                )}
              </Entry>
            );
          })}
        </Legend>
        <IconButton
          size="small"
          label={t('ui.columnChart.table')}
          icon={<Table2 aria-hidden />}
          aria-pressed={isTable}
          onPress={() => setTable(!isTable)}
        />
      </Head>
      {isTable ? (
        <ChartTable label={label} pointsLabel={pointsLabel} series={series} points={points} />
      ) : (
        <ChartPlot label={label} series={series} points={points} active={active} onActive={setActive} />
      )}
    </Root>
  );
}
