import { TZDateMini } from '@date-fns/tz';
import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { normaliseFormat } from './format.ts';

/** Writes an instant where the user has chosen no `date_time_format`. */
export const isoDateTimeFormat = 'yyyy-MM-dd HH:mm';

/** Describes how an instant is shown. */
export interface InstantFormat {
  /** Names the user's time zone, `Europe/Berlin`. Without it the machine's own is taken. */
  readonly timeZone?: string | undefined;
  /** The user's `date_time_format`. */
  readonly dateTimeFormat?: string | undefined;
  /** Names months and weekdays, in English without it. */
  readonly locale?: Locale;
}

/**
 * Formats an instant (ISO 8601 in UTC) in the user's time zone and `date_time_format`. Returns the text as it is when it is no instant, or
 * when the time zone is not known.
 */
export function formatInstant(
  instant: string,
  { timeZone, dateTimeFormat, locale }: InstantFormat = {},
): string {
  const date = new TZDateMini(instant, timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!isValid(date)) return instant;
  const pattern = normaliseFormat(dateTimeFormat ?? isoDateTimeFormat, isoDateTimeFormat);
  return format(date, pattern, locale && { locale });
}
