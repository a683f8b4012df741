import type { FilterValue } from './list.ts';

/** Stands for the records that have no value. */
export const none = 'none';

/** Writes texts as a list that {@link splitTexts} reads. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.map((one) => one.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');

function isList(
  value: FilterValue,
): value is FilterValue<'ids' | 'idsOrNone' | 'words' | 'tags' | 'answers'> {
  return Array.isArray(value);
}

/** Writes a filter as a text for an address; empty where it asks for nothing. */
export function formatFilter(value: FilterValue): string {
  if (isList(value)) return joinTexts(value.map((one) => String(one ?? none)));
  if ('isEmpty' in value) return none;
  return value.from === undefined && value.to === undefined ? '' : `${value.from ?? ''}..${value.to ?? ''}`;
}
