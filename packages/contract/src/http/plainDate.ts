import { plainDatePattern } from '@bureau/values';

/** Returns whether a text is a date that exists, written `yyyy-MM-dd`. There is no year 0000. */
export function isPlainDate(text: string): boolean {
  if (!plainDatePattern.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
