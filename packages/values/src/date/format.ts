import { format } from 'date-fns/format';

/** Writes dates as the API does (docs/product.md §9). */
export const isoDateFormat = 'yyyy-MM-dd';

/**
 * Turns a format of the settings into one that date-fns takes: `YYYY-MM-DD` is the same as `yyyy-MM-dd`. Returns the fallback where a
 * format cannot be used.
 */
export function normaliseFormat(dateFormat: string, fallback: string): string {
  const normalised = normalise(dateFormat);
  return isUsable(normalised) ? normalised : fallback;
}

const normalise = (dateFormat: string) => dateFormat.trim().replace(/Y/g, 'y').replace(/D/g, 'd');

const usable = new Map<string, boolean>();

function isUsable(dateFormat: string): boolean {
  const known = usable.get(dateFormat);
  if (known !== undefined) return known;
  const isKnownNow = dateFormat !== '' && canFormat(dateFormat);
  usable.set(dateFormat, isKnownNow);
  return isKnownNow;
}

function canFormat(dateFormat: string): boolean {
  try {
    format(0, dateFormat);
    return true;
  } catch {
    return false;
  }
}

/** Takes the quoted texts out of a format, so that the letters that are left stand for parts of a date. */
export const tokensOf = (dateFormat: string) => normalise(dateFormat).replace(/'(?:[^']|'')*'/g, '');

const hasDate = (tokens: string) =>
  /P/.test(tokens) || [/[yu]/, /[ML]/, /d/].every((part) => part.test(tokens));

const hasTime = (tokens: string) => /p/.test(tokens) || (/[HhKk]/.test(tokens) && /m/.test(tokens));

/** Returns whether a format writes a whole date, and date-fns knows it: `dd.MM.yyyy`, also `DD.MM.YYYY`. */
export function isDateFormat(dateFormat: string): boolean {
  const tokens = tokensOf(dateFormat);
  return isUsable(normalise(dateFormat)) && hasDate(tokens) && !/[HhKkmsp]/.test(tokens);
}

/** Returns whether a format writes a whole date with the time of day, and date-fns knows it: `dd.MM.yyyy HH:mm`. */
export function isDateTimeFormat(dateFormat: string): boolean {
  const tokens = tokensOf(dateFormat);
  return isUsable(normalise(dateFormat)) && hasDate(tokens) && hasTime(tokens);
}
