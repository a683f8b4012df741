import { formatPlainTime, has12Hours, parsePlainTime } from '@bureau/values';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { stepBy } from '../NumberInput/stepBy.ts';
import type { InputProps } from '../parts/input.types.ts';
import { DigitsInput } from '../parts/picker.styles.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';

export interface TimeInputProps
  extends Omit<InputProps<string>, keyof ParsedValueProps<string> | 'step'>, ParsedValueProps<string> {
  /** Writes the time with 12 hours or with 24, as this format of date-fns does, the user's `date_time_format`. Defaults to the way of the language. */
  dateTimeFormat?: string | undefined;
  /** How many minutes an arrow key goes; Page Up and Page Down go an hour. Defaults to 15. */
  step?: number | undefined;
}

const lastMinute = 24 * 60 - 1;

/** Writes the minutes since midnight as `HH:mm`. */
function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Takes a time of day, `HH:mm`, typed with 12 hours or with 24: `14:30`, `1430`, `2:30 pm`. The arrow keys change it. */
export function TimeInput({ dateTimeFormat, step = 15, onKeyDown, ...props }: TimeInputProps) {
  const { locale } = useLocale();
  const isTwelveHours = has12Hours(dateTimeFormat, locale);
  const { parsed, change, textProps } = useParsedText<string>(props, {
    format: (time) => formatPlainTime(time, isTwelveHours),
    parse: (text) => parsePlainTime(text, locale),
  });

  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const from = parsed === undefined ? undefined : toMinutes(parsed);
    const next = stepBy(event, from, { min: 0, max: lastMinute, step, page: 60 });
    if (next === undefined || event.currentTarget.readOnly) return;
    event.preventDefault();
    change(toTime(next));
  };

  return <DigitsInput autoComplete="off" {...props} {...textProps} onKeyDown={stepByKey} />;
}
