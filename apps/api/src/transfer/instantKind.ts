import { isInstant, parsePlainTime, readDate, toInstant, toPlainDigits } from '@bureau/values';
import { type Kind, ParseError, quoted } from './fieldKinds.ts';

/** Matches a time of day behind a date, with its offset from UTC or without. */
const clockPattern =
  /[T\s,](\d{1,2})[:.](\d{2})(?:[:.]([0-5]\d)(?:[.,]\d{1,9})?)?(?:\s?([ap])\.?m\.?)?(?:\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;

/** Returns the instant at which clocks show a date and a time: those of a time zone, or so far ahead of UTC. */
function instantOf(date: string, time: string, offset: string | undefined, timeZone: string) {
  if (offset === undefined) return toInstant(date, time, timeZone);
  const text = `${date}T${time}${/\d/.test(offset) ? offset.replace(/:?(?=\d{2}$)/, ':') : 'Z'}`;
  return isInstant(text) ? text : undefined;
}

/** The kind of instants, which files hold as a clock showed them. A date without a time is its beginning. */
export const instantKind: Kind<string> = {
  read: (text, { dateOrder, timeZone }) => {
    const refusal = new ParseError('import.value.date', { value: quoted(text) });
    if (isInstant(text)) return new Date(text).toISOString();
    const date = readDate(text, dateOrder);
    if (date === null) return refusal;
    const [, hours, minutes = '', seconds = 0, half, offset] = clockPattern.exec(toPlainDigits(text)) ?? [];
    const clock =
      hours === undefined ? '00:00' : parsePlainTime(`${hours}:${minutes}${half ? ` ${half}m` : ''}`);
    const minute = clock === undefined ? undefined : instantOf(date, clock, offset, timeZone);
    return minute === undefined
      ? refusal
      : new Date(Date.parse(minute) + Number(seconds) * 1000).toISOString();
  },
  write: (value) => ({ kind: 'instant', value }),
  isDate: true,
};
