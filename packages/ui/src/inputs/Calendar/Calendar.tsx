import { isPlainDate } from '@bureau/values';
import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Calendar as DayCalendar, RangeCalendar } from 'react-aria-components';
import { useFirstDayOfWeek, weekdays } from '../../provider/week/index.ts';
import { useTimeZone } from '../../provider/zone/index.ts';
import type { DateRange } from '../parts/dates.types.ts';
import type { InputState } from '../parts/FieldContext.ts';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useFormReset } from '../parts/useFormReset.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';
import { Root } from './Calendar.styles.ts';
import { CalendarFoot } from './parts/CalendarFoot.tsx';
import { CalendarMonth } from './parts/CalendarMonth.tsx';

interface CalendarBaseProps
  extends InputState, Omit<HTMLAttributes<HTMLDivElement>, OwnAttribute | 'autoFocus' | 'role'> {
  /** Offers no earlier dates, `yyyy-MM-dd`. */
  minDate?: string | undefined;
  /** Offers no later dates, `yyyy-MM-dd`. */
  maxDate?: string | undefined;
  /** Names the time zone whose today is marked and offered, `Europe/Berlin`. Defaults to that of `BureauProvider`. */
  timeZone?: string | undefined;
  /** Focuses the chosen date, or today, when the calendar is shown. */
  autoFocus?: boolean | undefined;
  /** Offers to take the value away, which is null then, or an empty list or range. */
  isClearable?: boolean | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLDivElement>;
}

interface OneDate extends ValueProps<string | null> {
  /** Whether one date is chosen, several, or the first and last of a range. Defaults to `single`. */
  selectionMode?: 'single';
}

interface SeveralDates extends ValueProps<readonly string[]> {
  /** Whether one date is chosen, several, or the first and last of a range. Defaults to `single`. */
  selectionMode: 'multiple';
}

interface RangeOfDates extends ValueProps<DateRange> {
  /** Whether one date is chosen, several, or the first and last of a range. Defaults to `single`. */
  selectionMode: 'range';
}

/** Describes a calendar, whose value is a date, several ones or a range, by `selectionMode`: each `yyyy-MM-dd`. */
export type CalendarProps = CalendarBaseProps & (OneDate | SeveralDates | RangeOfDates);

/** What is left when the value is taken away. */
const empty = { single: null, multiple: [], range: { from: null, to: null } };

function toDate(text: unknown): CalendarDate | undefined {
  return typeof text === 'string' && isPlainDate(text) ? parseDate(text) : undefined;
}

/** Returns the dates of a value of any mode. */
function datesOf(value: unknown): CalendarDate[] {
  const { from, to } = (value ?? {}) as DateRange;
  return [value, from, to].flat().flatMap((text) => toDate(text) ?? []);
}

/**
 * Shows a month whose dates can be chosen: one, several, of which a second press takes one away, or a range by two presses. Weeks begin as
 * `BureauProvider` says. Other attributes and native events, `className`, `style` and `ref` reach the group around it.
 */
export function Calendar({
  minDate,
  maxDate,
  timeZone: givenZone,
  autoFocus,
  isClearable = false,
  selectionMode = 'single',
  value: given,
  defaultValue,
  onChange,
  ...props
}: CalendarProps) {
  const {
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    ref: givenRef,
    ...attributes
  } = useFieldProps(props, {
    isGroup: true,
  });
  const { describedBy, note } = useRequiredNote({ ...attributes, isRequired });
  const timeZone = useTimeZone(givenZone);
  const now = today(timeZone);
  const initial = given === undefined ? defaultValue : given;
  const firstOf = (chosen: unknown) => datesOf(chosen)[0] ?? now;
  const [focusedDate, setFocusedDate] = useState(() => firstOf(initial));
  // The types of value, defaultValue and onChange go together by the mode.
  const [value, setValue, ref] = useInputValue<unknown, HTMLDivElement>(
    givenRef,
    given,
    defaultValue,
    onChange as (value: unknown) => void,
  );
  useFormReset(ref, () => setFocusedDate(firstOf(initial)));
  const dates = datesOf(value);
  const [min, max] = [toDate(minDate), toDate(maxDate)];

  const shared = {
    id: attributes.id,
    'aria-label': attributes['aria-label'],
    'aria-labelledby': attributes['aria-labelledby'],
    autoFocus,
    minValue: min,
    maxValue: max,
    focusedValue: focusedDate,
    // Without it, react-aria would look for it in an empty list, and throw.
    defaultFocusedValue: focusedDate,
    onFocusChange: setFocusedDate,
    firstDayOfWeek: weekdays[useFirstDayOfWeek()],
    // All months are of one height, so that nothing moves.
    weeksInMonth: 6,
    isDisabled,
    isReadOnly,
    isInvalid,
    ref,
    render: (root: HTMLAttributes<HTMLDivElement>) => (
      <Root
        {...mergeProps(root, attributes, { role: 'group', 'aria-describedby': describedBy })}
        aria-disabled={isDisabled || undefined}
        data-mode={selectionMode}
        data-invalid={isInvalid || undefined}
      />
    ),
  };
  const isTodayOffered = !((min && now.compare(min) < 0) || (max && now.compare(max) > 0));
  const canChange = isDisabled !== true && isReadOnly !== true;
  const content = (
    <>
      {note}
      <CalendarMonth isDisabled={isDisabled} timeZone={timeZone} />
      {canChange && (selectionMode !== 'range' || isClearable) && (
        <CalendarFoot
          hasToday={selectionMode !== 'range'}
          isTodayOffered={isTodayOffered}
          onToday={() => (selectionMode === 'single' ? setValue(now.toString()) : setFocusedDate(now))}
          onClear={isClearable ? () => setValue(empty[selectionMode]) : undefined}
        />
      )}
    </>
  );

  if (selectionMode === 'range') {
    const [start, end] = dates;
    return (
      <RangeCalendar
        {...shared}
        value={start && end ? { start, end } : null}
        onChange={(chosen) => setValue({ from: chosen.start.toString(), to: chosen.end.toString() })}
      >
        {content}
      </RangeCalendar>
    );
  }
  if (selectionMode === 'multiple')
    return (
      <DayCalendar
        {...shared}
        selectionMode="multiple"
        value={dates}
        onChange={(chosen) => setValue(chosen.map(String).toSorted())}
      >
        {content}
      </DayCalendar>
    );
  return (
    <DayCalendar {...shared} value={dates[0] ?? null} onChange={(chosen) => setValue(chosen.toString())}>
      {content}
    </DayCalendar>
  );
}
