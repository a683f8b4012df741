import { useFirstDayOfWeek, weekdays } from '@bureau/ui';
import { CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, Heading, useLocale } from 'react-aria-components';
import { useFormsMessages } from '../../../messages/index.ts';
import * as styles from './CalendarPanel.styles.ts';

export interface CalendarPanelProps {
  /** Shows and marks this date, `yyyy-MM-dd`; today's month without it. */
  readonly date: string | undefined;
  readonly minDate: string | undefined;
  onChoose: (date: string) => void;
  /** Takes the date away; without it there is no button for it. */
  readonly onClear: (() => void) | undefined;
}

/** Lets a date be chosen from a month. */
export function CalendarPanel({ date, minDate, onChoose, onClear }: CalendarPanelProps) {
  const messages = useFormsMessages();
  const { direction } = useLocale();
  const isRightToLeft = direction === 'rtl';
  const firstDayOfWeek = weekdays[useFirstDayOfWeek()];
  const now = today(getLocalTimeZone());
  const least = minDate === undefined ? undefined : parseDate(minDate);
  const choose = (chosen: { year: number; month: number; day: number }) =>
    onChoose(new CalendarDate(chosen.year, chosen.month, chosen.day).toString());
  return (
    <>
      <Calendar
        autoFocus
        defaultValue={date === undefined ? null : parseDate(date)}
        minValue={least}
        firstDayOfWeek={firstDayOfWeek}
        onChange={choose}
      >
        <styles.Head>
          <styles.Move slot="previous">
            {isRightToLeft ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
          </styles.Move>
          <Heading level={2} />
          <styles.Move slot="next">
            {isRightToLeft ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
          </styles.Move>
        </styles.Head>
        <styles.Grid weekdayStyle="narrow">{(day) => <styles.Day date={day} />}</styles.Grid>
      </Calendar>
      <styles.Foot>
        <styles.Shortcut isDisabled={least && now.compare(least) < 0} onPress={() => choose(now)}>
          {messages('forms.date.today')}
        </styles.Shortcut>
        {onClear && <styles.Shortcut onPress={onClear}>{messages('forms.date.clear')}</styles.Shortcut>}
      </styles.Foot>
    </>
  );
}
