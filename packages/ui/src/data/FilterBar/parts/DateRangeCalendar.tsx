import { isPlainDate } from '@bureau/values';
import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components';
import { weekdays } from '../../../provider/week/index.ts';
import type { DateRangeValue } from '../FilterBar.types.ts';
import { Calendar, CalendarHeader } from './DateRangeCalendar.styles.ts';

export interface DateRangeCalendarProps {
  label: string;
  value: DateRangeValue;
  /** 0 for Sunday to 6 for Saturday. */
  firstDayOfWeek: number;
  onChange: (value: Required<DateRangeValue>) => void;
}

function parse(date: string | undefined) {
  return date !== undefined && isPlainDate(date) ? parseDate(date) : undefined;
}

/** Shows a month in which two presses make a range. */
export function DateRangeCalendar({ label, value, firstDayOfWeek, onChange }: DateRangeCalendarProps) {
  const start = parse(value.from);
  const end = parse(value.to);
  return (
    <Calendar
      aria-label={label}
      value={start && end ? { start, end } : null}
      defaultFocusedValue={start ?? end}
      firstDayOfWeek={weekdays[firstDayOfWeek]}
      onChange={(range) => onChange({ from: range.start.toString(), to: range.end.toString() })}
    >
      <CalendarHeader>
        <Button slot="previous">
          <ChevronLeft aria-hidden />
        </Button>
        <CalendarHeading />
        <Button slot="next">
          <ChevronRight aria-hidden />
        </Button>
      </CalendarHeader>
      <CalendarGrid weekdayStyle="short">{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </Calendar>
  );
}
