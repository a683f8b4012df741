import { format } from 'date-fns/format';

/** Writes dates as the API does (docs/product.md §9). */
export const isoDateFormat = 'yyyy-MM-dd';

/**
 * Turns a format of the settings into one that date-fns takes: `YYYY-MM-DD` is the same as `yyyy-MM-dd`. Gives the
 * fallback where a format cannot be used.
 */
export function normaliseFormat(dateFormat: string, fallback: string): string {
  const normalised = dateFormat.trim().replace(/Y/g, 'y').replace(/D/g, 'd');
  return isUsable(normalised) ? normalised : fallback;
}

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
