import { formatInstant, formatPlainDate } from '@bureau/values';
import { useMemo } from 'react';
import { useUser } from './account.ts';

/** Gives how the signed-in user writes dates and times. */
export interface Formats {
  /** Writes a plain date, `yyyy-MM-dd`. */
  readonly date: (plainDate: string) => string;
  /** Writes an instant, ISO 8601 in UTC, in the user's time zone. */
  readonly instant: (instant: string) => string;
  /** Writes the day of an instant in the user's time zone. */
  readonly day: (instant: string) => string;
  /** Gives the day that it is for the user, `yyyy-MM-dd`. */
  readonly today: () => string;
}

/** Gives the formats of the signed-in user (docs/product.md §3). */
export function useFormats(): Formats {
  const {
    date_format: dateFormat,
    date_time_format: dateTimeFormat,
    time_zone: timeZone,
  } = useUser().settings;
  return useMemo(
    () => ({
      date: (plainDate) => formatPlainDate(plainDate, dateFormat),
      instant: (instant) => formatInstant(instant, { timeZone, dateTimeFormat }),
      day: (instant) => formatInstant(instant, { timeZone, dateTimeFormat: dateFormat }),
      today: () => formatInstant(new Date().toISOString(), { timeZone, dateTimeFormat: 'yyyy-MM-dd' }),
    }),
    [dateFormat, dateTimeFormat, timeZone],
  );
}
