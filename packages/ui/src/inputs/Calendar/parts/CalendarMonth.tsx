import { localDateFormat } from '@bureau/values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Key, use } from 'react';
import {
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components';
import { Day, Head, Move, Picker, Pickers, Weeks } from '../Calendar.styles.ts';

interface PickerProps {
  readonly 'aria-label': string;
  readonly value: string | number;
  readonly onChange: (key: string | number) => void;
  readonly items: readonly { readonly id: Key; readonly formatted: string }[];
}

/** How many years can be chosen from, around the one that is shown. */
const visibleYears = 201;

interface CalendarMonthProps {
  readonly isDisabled: boolean | undefined;
  /** Names the time zone whose today is marked. */
  readonly timeZone: string;
}

/** Shows the days of a month, and leads to others: to those beside it, or to any by its name and year. */
export function CalendarMonth({ isDisabled = false, timeZone }: CalendarMonthProps) {
  const { locale } = useLocale();
  const [day, range] = [use(CalendarStateContext), use(RangeCalendarStateContext)];
  // react-aria takes the zone from a value alone, and a date has none
  Object.assign(day ?? range ?? {}, { timeZone });

  const renderPicker = ({ items, value, onChange, 'aria-label': label }: PickerProps) => (
    <Picker
      aria-label={label}
      disabled={isDisabled}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id as string | number}>
          {formatted}
        </option>
      ))}
    </Picker>
  );

  const month = (
    <CalendarMonthPicker key="month" format="long">
      {renderPicker}
    </CalendarMonthPicker>
  );
  const year = (
    <CalendarYearPicker key="year" visibleYears={visibleYears}>
      {renderPicker}
    </CalendarYearPicker>
  );
  return (
    <>
      <Head>
        <Move slot="previous">
          <ChevronLeft aria-hidden />
        </Move>
        <Pickers>{localDateFormat(locale).startsWith('y') ? [year, month] : [month, year]}</Pickers>
        <Move slot="next">
          <ChevronRight aria-hidden />
        </Move>
      </Head>
      <Weeks weekdayStyle="narrow">{(date) => <Day date={date} />}</Weeks>
    </>
  );
}
