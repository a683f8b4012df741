import { format } from 'date-fns/format';
import { toPlainDigits } from '../numbers/plainDigits.ts';
import { isoDateFormat, normaliseFormat, tokensOf } from './format.ts';
import { type InstantFormat, isoDateTimeFormat } from './instant.ts';
import { parseByFormat } from './parseByFormat.ts';
import { parsePlainDate } from './parsePlainDate.ts';
import { isPlainDate } from './plainDate.ts';
import { parsePlainTime, toInstant, writeInstant } from './time.ts';
import { utc } from './utc.ts';

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Returns whether a text is an instant of ISO 8601, with its offset from UTC: of a date that exists, in the years 1000 to 9999. */
export function isInstant(text: string): boolean {
  const [date = ''] = text.split('T');
  return isoInstant.test(text) && isPlainDate(date) && writeInstant(Date.parse(text)) !== undefined;
}

/** Returns the part of a format that writes the date. */
function dateFormatOf(dateTimeFormat: string): string {
  return dateTimeFormat
    .replace(/('(?:[^']|'')*')|[HhKkmsSabBxXOz:]+/g, (_, quoted?: string) => quoted ?? '')
    .trim();
}

/** Reads an instant as its format itself writes it: with seconds, with other texts than the date and the time, with its offset from UTC. */
function readExactly(text: string, pattern: string, timeZone: string | undefined): string | undefined {
  const clock = parseByFormat(text, pattern);
  if (!clock) return undefined;
  if (/[tTxX]/.test(tokensOf(pattern))) return writeInstant(clock.getTime());
  const minute = toInstant(format(clock, isoDateFormat, utc), format(clock, 'HH:mm', utc), timeZone);
  return minute && writeInstant(Date.parse(minute) + clock.getUTCSeconds() * 1000);
}

/** Describes what is known of an instant that is typed. */
interface InstantContext {
  /** The day, `yyyy-MM-dd`, of a time that is typed alone. */
  readonly day?: string | undefined;
  /** Names the language, as a BCP 47 tag, whose words for the halves of the day are read beside `am` and `pm`. */
  readonly language?: string | undefined;
}

/**
 * Parses a date with a time of day, typed in the user's `date_time_format` or as people write them, or an instant of ISO 8601, into an instant
 * in UTC. The date and the time stand in either order. Returns undefined where one of them is missing or does not exist.
 */
export function parseInstant(
  text: string,
  { timeZone, dateTimeFormat, day = '', language }: InstantFormat & InstantContext = {},
): string | undefined {
  const typed = toPlainDigits(text);
  if (isInstant(typed)) return new Date(typed).toISOString();
  const pattern = normaliseFormat(dateTimeFormat ?? isoDateTimeFormat, isoDateTimeFormat);
  const dateFormat = dateFormatOf(pattern);
  const words = typed.split(/[\s,]+|(?<=\d)T(?=\d)/);
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const read = (date: string, time: string) => {
    const on = parsePlainDate(date, dateFormat);
    const at = parsePlainTime(time, language);
    return on && at && toInstant(on, at, timeZone);
  };
  // `2:30 pm` has two words, `2:30 p. m.` three.
  for (const count of [1, 2, 3]) {
    const found = read(join(0, -count), join(-count)) ?? read(join(count), join(0, count));
    if (found !== undefined) return found;
  }
  return readExactly(typed, pattern, timeZone) ?? read(day, typed);
}
