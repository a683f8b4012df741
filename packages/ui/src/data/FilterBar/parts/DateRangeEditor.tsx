import { formatPlainDate, parsePlainDate } from '@bureau/values';
import { useState } from 'react';
import { Skeleton } from '../../../feedback/index.ts';
import { useCalendar } from '../../../inputs/Calendar/useCalendar.ts';
import { Choice } from '../../../inputs/DateRangeInput/QuickRanges.styles.ts';
import { QuickRanges } from '../../../inputs/DateRangeInput/QuickRanges.tsx';
import { Button } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { WeekContext } from '../../../provider/week/index.ts';
import type { DateRangeFilter, DateRangeValue, FilterValue } from '../FilterBar.types.ts';
import { isNoDate, rangeOf } from '../filters.ts';
import { parseRange } from '../parseRange.ts';
import { CalendarPlace, Failure, Placeholder } from './DateRangeEditor.styles.ts';
import { RangeForm } from './RangeForm.tsx';

/** How dates are written and when weeks begin. */
export interface DateFormatting {
  dateFormat: string;
  /** 0 for Sunday to 6 for Saturday. */
  firstDayOfWeek: number;
  today: string;
}

interface DateRangeEditorProps extends DateFormatting {
  filter: DateRangeFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue) => void;
  /** Runs when the person has finished. */
  onDone: () => void;
}

/** Shows a day by which a person sees the order of day and month. */
const exampleDate = '2026-12-31';

/** Counts the weeks of the longest month as a calendar shows it. */
const weeks = 6;

/**
 * Takes a range of dates: one that is chosen often, typed as the person writes dates or as `yyyy-MM-dd`, or pressed in a
 * calendar. An end may stay open.
 */
export function DateRangeEditor(props: DateRangeEditorProps) {
  const { filter, value, dateFormat, firstDayOfWeek, today, onChange, onDone } = props;
  const t = useUiMessages();
  const { Loaded: Calendar, hasFailed, retry } = useCalendar();
  const range = rangeOf(value, 'string');
  const writeEnds = ({ from = '', to = '' }: DateRangeValue) => ({
    from: formatPlainDate(from, dateFormat),
    to: formatPlainDate(to, dateFormat),
  });
  const [texts, setTexts] = useState(() => writeEnds(range));

  const isRange = ({ from, to }: DateRangeValue) => from === range.from && to === range.to;

  const apply = () => {
    const typed = parseRange(texts, { read: (text) => parsePlainDate(text, dateFormat) });
    if (Object.keys(typed.errors).length === 0 && !isRange(typed.range)) onChange(typed.range);
    return typed.errors;
  };

  const pick = (picked: DateRangeValue) => {
    setTexts(writeEnds(picked));
    onChange(picked);
  };

  const finish = (chosen: FilterValue) => {
    onChange(chosen);
    onDone();
  };

  return (
    <RangeForm
      texts={texts}
      onTextsChange={setTexts}
      onApply={apply}
      onDone={onDone}
      describeError={(error) =>
        t(error === 'backwards' ? 'ui.filters.problem.backwards' : 'ui.filters.problem.noDate', {
          example: formatPlainDate(exampleDate, dateFormat),
        })
      }
      inputMode="text"
      choices={
        <QuickRanges
          {...{ today, firstDayOfWeek, value: range }}
          hasOverdue={filter.isDeadline}
          onChoose={finish}
        >
          {filter.emptyLabel !== undefined && (
            <Choice type="button" aria-pressed={isNoDate(value)} onClick={() => finish({ isEmpty: true })}>
              {filter.emptyLabel}
            </Choice>
          )}
        </QuickRanges>
      }
    >
      <CalendarPlace>
        {Calendar && (
          <WeekContext value={firstDayOfWeek}>
            <Calendar
              aria-label={filter.label}
              selectionMode="range"
              value={range}
              onChange={({ from, to }) => from && to && pick({ from, to })}
            />
          </WeekContext>
        )}
        {!Calendar && !hasFailed && (
          <Placeholder aria-busy>
            <Skeleton inlineSize="120px" />
            {Array.from({ length: 7 * weeks }, (_, day) => (
              <Skeleton key={day} />
            ))}
          </Placeholder>
        )}
        {hasFailed && (
          <Failure role="alert">
            <p>{t('ui.filters.calendar.failed')}</p>
            <Button size="small" onPress={retry}>
              {t('ui.retry')}
            </Button>
          </Failure>
        )}
      </CalendarPlace>
    </RangeForm>
  );
}
