import { plainDatePattern } from '@bureau/values';

/** Tells whether a text is a date that exists, written `yyyy-MM-dd`. */
export function isPlainDate(text: string): boolean {
  if (!plainDatePattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
