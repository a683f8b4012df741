import type { Locale } from 'date-fns';
import { isValid } from 'date-fns/isValid';
import { enUS } from 'date-fns/locale/en-US';
import { parse } from 'date-fns/parse';
import { utc } from './utc.ts';

/** Parses a text that follows a format of date-fns, in UTC. Returns undefined for any other, and where a format can only be written. */
export function parseByFormat(text: string, dateFormat: string, locale: Locale = enUS): Date | undefined {
  try {
    const date = parse(text, dateFormat, new Date(), { ...utc, locale });
    return isValid(date) ? date : undefined;
  } catch {
    return undefined;
  }
}
