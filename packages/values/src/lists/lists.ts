/**
 * Parses a JSON text into a list of texts (docs/product.md §9). Returns an empty list; numbers become texts and other items are left out.
 */
export function parseJsonList(text: string | null | undefined): string[] {
  const value = parseJson(text ?? '');
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
}

/**
 * Parses a bracketed text into a list: it is split at its commas and quotes are removed (docs/product.md §9), so `['open', "done"]` becomes
 * `open` and `done`.
 */
export function parseBracketedList(text: string | null | undefined): string[] {
  return (text ?? '')
    .trim()
    .replace(/^\[/, '')
    .replace(/\]$/, '')
    .split(',')
    .map((item) => item.replace(/["']/g, '').trim())
    .filter((item) => item !== '');
}

/**
 * Creates the format of names that are shown together, such as those of people. Every language separates them: of units, Chinese writes one
 * behind the other, and Japanese puts a space between them as it stands within names.
 */
export const createNamesFormat = (locale: string): Intl.ListFormat =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });

/** Lists the keys of an object that has none but those of its type, in their order. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
