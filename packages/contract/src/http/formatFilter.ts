import type { FilterValue } from './list.ts';

/** Stands for the records that have no value. */
export const none = 'none';

function isList(value: FilterValue): value is FilterValue<'ids' | 'idsOrNone' | 'words' | 'answers'> {
  return Array.isArray(value);
}

/** Writes a filter as a text for an address; empty where it asks for nothing. */
export function formatFilter(value: FilterValue): string {
  if (isList(value)) return value.map((one) => one ?? none).join(',');
  if ('isEmpty' in value) return none;
  return value.from === undefined && value.to === undefined ? '' : `${value.from ?? ''}..${value.to ?? ''}`;
}
