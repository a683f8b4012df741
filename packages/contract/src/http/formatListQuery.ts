import type { FilterValue, ListQuery, ListSpec } from './list.ts';

function isIds(value: FilterValue): value is readonly number[] {
  return Array.isArray(value);
}

function formatFilter(value: FilterValue): string {
  if (isIds(value)) return value.join(',');
  return value.from === undefined && value.to === undefined ? '' : `${value.from ?? ''}..${value.to ?? ''}`;
}

/**
 * Writes a list query as the entries of URL parameters, in a fixed order and without what is empty, so that equal queries give equal texts.
 * The address of a list screen and the call to the API are written alike.
 */
export function formatListQuery<Spec extends ListSpec>(
  query: ListQuery<Spec>,
): [name: string, value: string][] {
  const params: [string, string][] = [];
  if (query.q) params.push(['q', query.q]);
  const filters: Readonly<Record<string, FilterValue | undefined>> = query.filter ?? {};
  for (const [field, value] of Object.entries(filters).sort(([a], [b]) => a.localeCompare(b))) {
    const text = value === undefined ? '' : formatFilter(value);
    if (text) params.push([`filter[${field}]`, text]);
  }
  if (query.sort?.length) params.push(['sort', query.sort.join(',')]);
  if (query.page !== undefined && query.page !== 1) params.push(['page', String(query.page)]);
  if (query.per_page !== undefined) params.push(['per_page', String(query.per_page)]);
  return params;
}
