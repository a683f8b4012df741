import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import './planner.css';
import './floor.css';
import { type Bar, dateAt, dayOf, today } from './plan.ts';

const rowHeight = 36;
const viewHeight = 600;
const viewWidth = 1280;
const paneWidth = 540;
const overscan = 2;
const step = 200;
const dayWidths = { week: 16, month: 5 } as const;

export type Zoom = keyof typeof dayWidths;

interface RowProps {
  readonly bar: Bar;
  readonly line: number;
  readonly dayWidth: number;
  readonly firstDay: number;
}

const placeOf = ({ start, end }: Bar, dayWidth: number, firstDay: number): CSSProperties => ({
  left: paneWidth + (dayOf(start) - firstDay) * dayWidth,
  width: (dayOf(end) - dayOf(start) + 1) * dayWidth,
});

const write = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

const Row = memo(function Row({ bar, line, dayWidth, firstDay }: RowProps) {
  return (
    <div className="row" style={{ top: line * rowHeight }}>
      <div className="pane">
        <span>{bar.label}</span>
        <span>{write(bar.start)}</span>
        <span>{write(bar.end)}</span>
        <span>{`${bar.progress}%`}</span>
      </div>
      <div
        className="bar"
        data-line={line}
        tabIndex={-1}
        style={{ ...placeOf(bar, dayWidth, firstDay), backgroundSize: `${bar.progress}% 100%` }}
      >
        <span>{bar.label}</span>
      </div>
    </div>
  );
});

const moved = (bar: Bar): Bar => ({
  ...bar,
  start: dateAt(dayOf(bar.start) + 1),
  end: dateAt(dayOf(bar.end) + 1),
});

interface PlanProps {
  readonly bars: readonly Bar[];
  readonly zoom: Zoom;
}

/** Draws the rows and days in view within the scroll event, and nothing else. */
export function FloorPlan({ bars: given, zoom }: PlanProps) {
  const [bars, setBars] = useState(given);
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [left, setLeft] = useState(0);
  const dayWidth = dayWidths[zoom];
  const padding = Math.ceil(900 / dayWidth);
  const [firstDay, days] = useMemo(() => {
    const starts = given.map(({ start }) => dayOf(start));
    const ends = given.map(({ end }) => dayOf(end));
    const begin = Math.min(...starts) - padding;
    return [begin, Math.max(...ends) + padding - begin];
  }, [given, padding]);
  const lines = useMemo(() => new Map(bars.map(({ id }, line) => [id, line])), [bars]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const look = () =>
      flushSync(() => {
        setFirst(Math.floor(box.scrollTop / rowHeight));
        setLeft(Math.floor(box.scrollLeft / step) * step);
      });
    box.scrollLeft = (dayOf(today) - firstDay) * dayWidth - (viewWidth - paneWidth) / 2;
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [dayWidth, firstDay]);

  const begin = Math.max(first - overscan, 0);
  const drawn = bars.slice(begin, first + Math.ceil(viewHeight / rowHeight) + overscan);
  const from = firstDay + Math.floor(left / dayWidth);
  const shown = Math.ceil((viewWidth + step) / dayWidth);
  const weeks = Array.from(
    { length: Math.ceil(shown / 7) + 1 },
    (_, week) => (Math.floor(from / 7) + week) * 7,
  );
  const xOf = (day: number) => paneWidth + (day - firstDay) * dayWidth;

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const line = Number((target as HTMLElement).dataset['line']);
    if (key === 'ArrowRight') setBars(bars.map((bar, place) => (place === line ? moved(bar) : bar)));
  };

  return (
    <div className="frame">
      <div ref={scroller} className="scroller" data-part="scroller">
        <div style={{ width: paneWidth + days * dayWidth }}>
          <div className="header">
            {weeks.map((day) => (
              <span key={day} style={{ left: xOf(day), width: 7 * dayWidth }}>
                {write(dateAt(day))}
              </span>
            ))}
          </div>
          <div
            className="body"
            role="grid"
            tabIndex={-1}
            style={{ height: bars.length * rowHeight }}
            onKeyDown={onKeyDown}
          >
            {weeks.map((day) => (
              <i key={`off${day}`} className="off" style={{ left: xOf(day + 5), width: 2 * dayWidth }} />
            ))}
            {weeks.map((day) => (
              <i key={`line${day}`} className="line" style={{ left: xOf(day) }} />
            ))}
            <svg
              className="links"
              width={paneWidth + days * dayWidth}
              height={drawn.length * rowHeight}
              style={{ top: begin * rowHeight }}
            >
              {drawn.flatMap((bar, place) =>
                bar.dependsOn.map((id) => {
                  const before = lines.get(id) ?? 0;
                  const x = xOf(dayOf(bars[before]?.end ?? today) + 1);
                  const y = (before - begin + 0.5) * rowHeight;
                  return (
                    <path
                      key={bar.id}
                      d={`M${x} ${y}h8V${(place + 0.5) * rowHeight}H${xOf(dayOf(bar.start))}`}
                    />
                  );
                }),
              )}
            </svg>
            {drawn.map((bar, place) => (
              <Row key={bar.id} bar={bar} line={begin + place} dayWidth={dayWidth} firstDay={firstDay} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
