import { formatPlainDate } from '@bureau/values';
import { lazy, Suspense, useId, useState, type ComponentType, type SyntheticEvent } from 'react';
import { Button } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { DateRangeValue } from '../FilterBar.types.ts';
import { readRange, type RangeEnd, type ReadRange } from '../readRange.ts';
import type { DateRangeCalendarProps } from './DateRangeCalendar.tsx';
import { CalendarPlace, DateEnd, DateForm, DateInput, Problem } from './DateRangeEditor.styles.ts';

interface DateRangeEditorProps {
  label: string;
  value: DateRangeValue;
  dateFormat: string;
  onChange: (value: DateRangeValue) => void;
  /** Runs when the person has finished. */
  onDone: () => void;
}

/** Loads the calendar when it is first shown: it is half as large as all the rest of a list. Without it, dates can still be typed. */
const LazyCalendar = lazy<ComponentType<DateRangeCalendarProps>>(() =>
  import('./DateRangeCalendar.tsx').then(
    (module) => ({ default: module.DateRangeCalendar }),
    () => ({ default: () => null }),
  ),
);

const ends: readonly RangeEnd[] = ['from', 'to'];

/** Shows a day by which a person sees the order of day and month. */
const exampleDate = '2026-12-31';

/** Takes a range of dates, typed as the person writes dates or as `yyyy-MM-dd`, or pressed in a calendar. An end may stay open. */
export function DateRangeEditor({ label, value, dateFormat, onChange, onDone }: DateRangeEditorProps) {
  const t = useUiMessages();
  const id = useId();
  const write = (date = '') => formatPlainDate(date, dateFormat);
  const [texts, setTexts] = useState({ from: write(value.from), to: write(value.to) });
  const [problems, setProblems] = useState<ReadRange['problems']>({});

  const apply = () => {
    const read = readRange(texts, dateFormat);
    setProblems(read.problems);
    const isRead = Object.keys(read.problems).length === 0;
    if (isRead && (read.range.from !== value.from || read.range.to !== value.to)) onChange(read.range);
    return isRead;
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (apply()) onDone();
  };

  const pick = (range: Required<DateRangeValue>) => {
    setTexts({ from: write(range.from), to: write(range.to) });
    setProblems({});
    onChange(range);
  };

  return (
    <DateForm noValidate onSubmit={submit}>
      {ends.map((end) => {
        const problem = problems[end];
        return (
          <DateEnd key={end}>
            <label htmlFor={`${id}-${end}`}>{t(`ui.filters.${end}`)}</label>
            <DateInput
              id={`${id}-${end}`}
              value={texts[end]}
              autoFocus={end === 'from'}
              autoComplete="off"
              inputMode="text"
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-${end}-problem`}
              onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
              onBlur={apply}
            />
            {problem && (
              <Problem id={`${id}-${end}-problem`} role="alert">
                {t(`ui.filters.problem.${problem}`, { example: write(exampleDate) })}
              </Problem>
            )}
          </DateEnd>
        );
      })}
      <CalendarPlace>
        <Suspense>
          <LazyCalendar label={label} value={value} onChange={pick} />
        </Suspense>
      </CalendarPlace>
      <Button type="submit" variant="primary" size="small">
        {t('ui.filters.done')}
      </Button>
    </DateForm>
  );
}
