import { memo } from 'react';
import { useFirstDayOfWeek } from '../../../provider/week/index.ts';
import type { WorkCalendar } from '../calendar.ts';
import type { Span } from '../days.ts';
import { type Scale, unitsIn, xOf } from '../scale.ts';
import { type TimelineView, useShownDays } from '../useTimelineView.ts';

/** Below this width of a day those without work are no longer told apart, in pixels. */
const leastDayWidth = 4;

interface PlannerGridProps extends Pick<TimelineView, 'scrolled' | 'width'> {
  readonly scale: Scale;
  readonly calendar: WorkCalendar;
}

/** Lists the days without work, those that follow each other as one. */
function daysOffIn({ start, end }: Span, { isWorking }: WorkCalendar): readonly Span[] {
  const off: Span[] = [];
  for (let day = start; day <= end; day += 1) {
    if (isWorking(day)) continue;
    const last = off.at(-1);
    if (last?.end === day - 1) off[off.length - 1] = { start: last.start, end: day };
    else off.push({ start: day, end: day });
  }
  return off;
}

/** Renders what lies behind the bars: the lines between the units, and the days without work. */
export const PlannerGrid = memo(function PlannerGrid({ calendar, scale, scrolled, width }: PlannerGridProps) {
  const shown = useShownDays({ scrolled, width }, scale);
  const firstDayOfWeek = useFirstDayOfWeek();
  const off = scale.dayWidth < leastDayWidth ? [] : daysOffIn(shown, calendar);
  return (
    <div className="grid" aria-hidden>
      {off.map(({ start, end }) => (
        <i
          key={start}
          className="off"
          style={{ insetInlineStart: xOf(scale, start), inlineSize: (end - start + 1) * scale.dayWidth }}
        />
      ))}
      {unitsIn(scale.lower, shown, firstDayOfWeek).map(({ start }) => (
        <i key={start} className="line" style={{ insetInlineStart: xOf(scale, start) }} />
      ))}
    </div>
  );
});
