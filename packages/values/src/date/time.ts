import { TZDateMini } from '@date-fns/tz';
import { isValid } from 'date-fns/isValid';
import { toPlainDigits } from '../numbers/plainDigits.ts';
import { plainTimePattern } from '../patterns/index.ts';
import { localDateFormat } from './localDateFormat.ts';
import { isPlainDate } from './plainDate.ts';

/** Matches a time of day as people type it, between what may name a half of the day: `14:30`, `2.30 pm`, `1430`, `9`. */
const timePattern = /^(\D*)(\d{1,2})(?:\s?[:.h]\s?(\d{2})|(\d{2}))?(\D*)$/i;

const fold = (text: string) => text.toLowerCase().replaceAll(/[\s.]/g, '');

/** Returns whether a text names the time after noon, in a language or in English; undefined for what names no half of the day. */
function readHalf(text: string, locale: string): boolean | undefined {
  const folded = fold(text);
  if (/^[ap]m?$/.test(folded)) return folded.startsWith('p');
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const [before, after] = [0, 12].map((hour) => {
    const parts = format.formatToParts(hour * 60 * 60_000);
    return fold(toPlainDigits(parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''));
  });
  if (folded === after) return true;
  return folded === before ? false : undefined;
}

/** Returns whether a text is a time of day, written `HH:mm`. */
export function isPlainTime(text: string): boolean {
  return plainTimePattern.test(text);
}

/**
 * Parses a time of day that was typed, with 24 hours or with 12 and `am` or `pm`, also in the words of a language, into `HH:mm`. A colon, a point
 * or nothing stands before the minutes, which may be missing. Returns undefined for what is no time.
 */
export function parsePlainTime(text: string, locale = 'en'): string | undefined {
  const match = timePattern.exec(toPlainDigits(text));
  if (match === null) return undefined;
  const [, before = '', hourText, separated, joined, after = ''] = match;
  const half = `${before}${after}`.trim();
  const isAfternoon = half === '' ? undefined : readHalf(half, locale);
  const hour = Number(hourText);
  if (half !== '' && (isAfternoon === undefined || hour < 1 || hour > 12)) return undefined;
  const hours = half === '' ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  const time = `${String(hours).padStart(2, '0')}:${separated ?? joined ?? '00'}`;
  return isPlainTime(time) ? time : undefined;
}

/** Formats a time of day (`HH:mm`) with 24 hours, or with 12 as `2:30 PM`. Returns the text as it is when it is no time. */
export function formatPlainTime(time: string, isTwelveHours: boolean): string {
  if (!isTwelveHours || !isPlainTime(time)) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns whether times are written with 12 hours in a format of the settings, `h:mm a`, or where a language is spoken. */
export function has12Hours(dateTimeFormat: string | undefined, locale: string): boolean {
  if (dateTimeFormat === undefined)
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
  return /[hK]/.test(dateTimeFormat.replace(/'[^']*'/g, ''));
}

/** Returns how dates with a time are written in a language, as date-fns and the settings do: `dd.MM.yyyy HH:mm`. */
export function localDateTimeFormat(locale: string): string {
  return `${localDateFormat(locale)} ${has12Hours(undefined, locale) ? 'h:mm a' : 'HH:mm'}`;
}

/** Returns how far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return new TZDateMini(instant, timeZone).getTimezoneOffset() * -60_000;
}

/** Writes an instant as ISO 8601 in UTC. Returns undefined for none, and outside of the years 1000 to 9999: other programs misread those. */
export function writeInstant(time: number): string | undefined {
  const text = isValid(time) ? new Date(time).toISOString() : '';
  return /^[1-9]\d{3}-/.test(text) ? text : undefined;
}

const millisecondsPerDay = 86_400_000;

/**
 * Returns the instant, ISO 8601 in UTC, at which clocks of a time zone show a date and a time (`yyyy-MM-dd`, `HH:mm`): the first of two where
 * they are set back, an hour later where they are set forward and skip it. Without a time zone the machine's own is taken. Returns undefined for
 * what does not exist, outside of the years 1000 to 9999, and for a time zone that is not known.
 */
export function toInstant(
  date: string,
  time: string,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  if (!isPlainDate(date) || !isPlainTime(time)) return undefined;
  const clock = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-1, 1].map((days) => offsetAt(clock + days * millisecondsPerDay, timeZone));
  const [before = Number.NaN] = offsets;
  const offset = offsets.find((candidate) => offsetAt(clock - candidate, timeZone) === candidate) ?? before;
  return writeInstant(clock - offset);
}
