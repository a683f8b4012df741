import { toPlainDigits } from '../numbers/plainDigits.ts';

const minutesPerHour = 60;

/** Matches hours as people type them into the hours editor: digits, a colon, minutes 00 to 59 (docs/product.md §5). */
export const hoursPattern = /^(\d+):([0-5]\d)$/;

const clockPattern = /^(\d*):([0-5]\d)$/;
const unitPattern = /^(?:(\d+(?:[.,]\d*)?|[.,]\d+)h)?(?:(\d+)(?:m|min)?)?$/;

const pad = (part: string | number) => String(part).padStart(2, '0');

/**
 * Formats whole minutes as hours and minutes, each padded to two digits: 90 becomes `01:30`, nothing becomes `00:00` (docs/product.md §9).
 * A negative duration keeps its sign.
 */
export function formatDuration(minutes: number): string {
  const total = Math.abs(Math.round(minutes));
  const sign = minutes < 0 && total > 0 ? '-' : '';
  return `${sign}${pad(Math.floor(total / minutesPerHour))}:${pad(total % minutesPerHour)}`;
}

/** Formats whole minutes as the hours editor emits them, without padding the hours: 90 becomes `1:30`. */
export function formatHours(minutes: number): string {
  return formatDuration(minutes).replace(/^(-?)0(?=\d:)/, '$1');
}

/**
 * Formats hours and minutes that are written around a dot by splitting at it and padding each part: `8.5` becomes `08:05`, `1.30` becomes
 * `01:30`, zero becomes `00:00` (docs/product.md §9). The dot is no decimal point here: for minutes see `formatDuration`.
 */
export function formatDottedHours(value: string | number): string {
  const [hours = '', minutes = ''] = String(value).trim().split('.');
  return `${pad(hours)}:${pad(minutes)}`;
}

/**
 * Parses a duration as people type it into whole minutes: `1:30`, `:45`, `90m`, `1.5h`, `1,5h`, `1h 30m`, `2 h`. Behind a colon minutes
 * have two digits. Returns undefined for anything else, a bare number too: it could mean hours or minutes.
 */
export function parseDuration(text: string): number | undefined {
  const compact = toPlainDigits(text).toLowerCase().replace(/\s+/g, '');
  const clock = clockPattern.exec(compact);
  if (clock) return toMinutes(Number(clock[1]), Number(clock[2]));
  const units = unitPattern.exec(compact);
  if (!units || !/[hm]/.test(compact)) return undefined;
  return toMinutes(Number((units[1] ?? '0').replace(',', '.')), Number(units[2] ?? 0));
}

function toMinutes(hours: number, minutes: number): number | undefined {
  const total = Math.round(hours * minutesPerHour) + minutes;
  return Number.isSafeInteger(total) ? total : undefined;
}
