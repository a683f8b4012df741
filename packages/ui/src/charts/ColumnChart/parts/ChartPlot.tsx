import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { Axis, Column, Columns, Ends, Plot, Point } from '../ColumnChart.styles.ts';
import type { ChartPoint, ChartSeries } from '../ColumnChart.types.ts';
import { roundUp } from '../scale.ts';

interface ChartPlotProps {
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** Runs with the place that the pointer or the focus is on; null when it has left. */
  readonly onActive: (index: number | null) => void;
  readonly active: number | null;
}

/** Renders the columns of a chart. One of them is in the order of tabs, and arrows lead on from it. */
export function ChartPlot({ label, series, points, active, onActive }: ChartPlotProps) {
  const { locale, direction } = useLocale();
  const [current, setCurrent] = useState(points.length - 1);
  const most = roundUp(Math.max(...points.flatMap(({ values }) => values.map(({ value }) => value))));
  const write = (value: number) => value.toLocaleString(locale);
  const wordsOf = ({ label: name, values }: ChartPoint) =>
    [name, ...series.map((one, index) => `${one.label} ${write(values[index]?.value ?? 0)}`)].join(', ');

  const onKeyDown = (event: KeyboardEvent) => {
    const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const last = points.length - 1;
    const next = {
      [forwards]: Math.min(current + 1, last),
      [backwards]: Math.max(current - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="img"]')[next]?.focus();
  };

  return (
    <Plot>
      <Axis aria-hidden>
        <span>{write(most)}</span>
        <span>{write(most / 2)}</span>
        <span>{write(0)}</span>
      </Axis>
      <Columns role="group" aria-label={label} onKeyDown={onKeyDown} onPointerLeave={() => onActive(null)}>
        {points.map((point, index) => (
          <Point
            key={point.id}
            role="img"
            aria-label={wordsOf(point)}
            tabIndex={index === Math.min(current, points.length - 1) ? 0 : -1}
            data-active={index === active || undefined}
            onPointerEnter={() => onActive(index)}
            onFocus={() => {
              setCurrent(index);
              onActive(index);
            }}
            onBlur={() => onActive(null)}
          >
            {point.values.map(({ value }, place) => (
              <Column
                key={series[place]?.id}
                data-filled={place === series.length - 1 || undefined}
                data-empty={value === 0 || undefined}
                style={{ '--column-share': `${(value / most) * 100}%` }}
              />
            ))}
          </Point>
        ))}
      </Columns>
      <Ends aria-hidden>
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </Ends>
    </Plot>
  );
}
