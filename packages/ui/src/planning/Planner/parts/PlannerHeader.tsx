import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useFirstDayOfWeek } from '../../../provider/week/index.ts';
import { usePlanningMessages } from '../../messages/usePlanningMessages.ts';
import { type Day, instantOf } from '../days.ts';
import type { PaneColumn } from '../paneColumns.ts';
import type { PlannerItem } from '../Planner.types.ts';
import { type TimeUnit, unitsIn, xOf } from '../scale.ts';
import type { PlannerModel } from '../usePlanner.ts';
import { useShownDays } from '../useTimelineView.ts';

const formats: Readonly<Record<Exclude<TimeUnit, 'quarter'>, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
};

/** Returns what writes the units of a timeline in the language. */
function useUnitTexts() {
  const { locale } = useLocale();
  const t = usePlanningMessages();
  return useMemo(() => {
    const formatOf = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const month = formatOf({ month: 'long', year: 'numeric' });
    const weekday = formatOf({ weekday: 'narrow' });
    const lower = Object.fromEntries(Object.entries(formats).map(([unit, one]) => [unit, formatOf(one)]));
    return {
      upper: (unit: TimeUnit, day: Day) =>
        (unit === 'month' ? month : (lower[unit] ?? month)).format(instantOf(day)),
      lower(unit: TimeUnit, day: Day) {
        const date = instantOf(day);
        if (unit === 'quarter')
          return t('ui.planner.quarter', { quarter: `${Math.floor(date.getUTCMonth() / 3) + 1}` });
        return lower[unit]?.format(date);
      },
      weekday: (day: Day) => weekday.format(instantOf(day)),
    };
  }, [locale, t]);
}

/** Renders the names of the columns, and two lines of units above the timeline. */
export function PlannerHeader<Item extends PlannerItem>({
  planner,
}: {
  readonly planner: PlannerModel<Item>;
}) {
  const { calendar, pane, scale, timeline, today } = planner;
  const shown = useShownDays(timeline, scale);
  const t = usePlanningMessages();
  const texts = useUnitTexts();
  const firstDayOfWeek = useFirstDayOfWeek();
  const nameOf = ({ id, own }: PaneColumn<Item>) => {
    if (own) return own.label;
    if (id === '#start') return t('ui.planner.column.start');
    if (id === '#end') return t('ui.planner.column.end');
    return id === '#name' ? t('ui.planner.column.name') : t('ui.planner.column.progress');
  };
  const placeOf = (start: Day, end: Day) => ({
    insetInlineStart: xOf(scale, start),
    inlineSize: (end - start + 1) * scale.dayWidth,
  });
  return (
    <div className="header" role="rowgroup">
      <div className="row" role="row" aria-rowindex={1}>
        {pane.columns.map((column, index) => (
          <div
            key={column.id}
            className="cell"
            role="columnheader"
            aria-colindex={index + 1}
            data-column={column.id}
            style={{ '--at': `${column.at}px`, inlineSize: column.width } as object}
          >
            {nameOf(column)}
          </div>
        ))}
        <div
          className="units"
          role="columnheader"
          aria-colindex={pane.columns.length + 1}
          style={{ inlineSize: scale.width }}
        >
          <VisuallyHidden>{t('ui.planner.column.bar')}</VisuallyHidden>
          <div className="upper" aria-hidden>
            {unitsIn(scale.upper, shown, firstDayOfWeek).map(({ start, end }) => (
              <span key={start} style={placeOf(Math.max(start, scale.start), end)}>
                <b style={{ insetInlineStart: pane.width }}>{texts.upper(scale.upper, start)}</b>
              </span>
            ))}
          </div>
          <div className="lower" aria-hidden data-row-height data-unit={scale.lower}>
            {unitsIn(scale.lower, shown, firstDayOfWeek).map(({ start, end }) => (
              <span
                key={start}
                style={placeOf(start, end)}
                data-off={(scale.lower === 'day' && !calendar.isWorking(start)) || undefined}
                data-today={(start <= today && today <= end) || undefined}
              >
                {scale.lower === 'day' && <small>{texts.weekday(start)}</small>}
                {texts.lower(scale.lower, start)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
