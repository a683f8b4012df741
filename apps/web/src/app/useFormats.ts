import type { LoginUser } from '@bureau/contract';
import { formatInstant, formatPlainDate } from '@bureau/values';
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

const minute = 60_000;

/** Creates the function that gives the day in a time zone. Tables ask in every row, and a day can only begin with a minute. */
function createToday(timeZone: string): () => string {
  let [known, day] = [NaN, ''];
  return () => {
    const now = Math.floor(Date.now() / minute);
    if (now !== known) {
      const instant = new Date(now * minute).toISOString();
      [known, day] = [now, formatInstant(instant, { timeZone, dateTimeFormat: 'yyyy-MM-dd' })];
    }
    return day;
  };
}

/** Creates the function that writes plain dates, each of which is written once: lists show the same few again and again. */
function createDate(dateFormat: string): Formats['date'] {
  const written = new Map<string, string>();
  return (plainDate) => {
    let text = written.get(plainDate);
    if (text === undefined) written.set(plainDate, (text = formatPlainDate(plainDate, dateFormat)));
    return text;
  };
}

type Choices = Pick<LoginUser['settings'], 'date_format' | 'date_time_format' | 'time_zone'>;

let latest: { readonly name: string; readonly formats: Formats } | undefined;

/** Gives the formats that belong to the choices of a user; the same ones until another choice is made. */
function formatsOf(choices: Choices): Formats {
  const { date_format: dateFormat, date_time_format: dateTimeFormat, time_zone: timeZone } = choices;
  const name = [dateFormat, dateTimeFormat, timeZone].join('\n');
  if (latest?.name !== name) {
    const formats: Formats = {
      date: createDate(dateFormat),
      instant: (instant) => formatInstant(instant, { timeZone, dateTimeFormat }),
      day: (instant) => formatInstant(instant, { timeZone, dateTimeFormat: dateFormat }),
      today: createToday(timeZone),
    };
    latest = { name, formats };
  }
  return latest.formats;
}

/** Gives the formats of the signed-in user (docs/product.md §3). */
export function useFormats(): Formats {
  return formatsOf(useUser().settings);
}
