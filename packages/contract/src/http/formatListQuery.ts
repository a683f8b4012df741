import type { Endpoint, QueryOf } from './endpoint.ts';
import { formatFilter } from './formatFilter.ts';
import { customName, type FilterValue, type ListQuery, type ListSpec } from './list.ts';

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
  const written = Object.entries(filters).map(([field, value]) => [
    field,
    value === undefined ? '' : formatFilter(value),
  ]);
  for (const [column, text] of Object.entries(query.custom_fields ?? {}))
    written.push([customName(column), text]);
  for (const [field = '', text] of written.sort(([a = ''], [b = '']) => a.localeCompare(b)))
    if (text) params.push([`filter[${field}]`, text]);
  if (query.group) params.push(['group', query.group]);
  if (query.sort?.length) params.push(['sort', query.sort.join(',')]);
  if (query.page !== undefined && query.page !== 1) params.push(['page', String(query.page)]);
  if (query.per_page !== undefined) params.push(['per_page', String(query.per_page)]);
  return params;
}

/** Writes the whole query of a call as the entries of URL parameters: that of its list, and what else its endpoint takes. */
export function formatQuery<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
): [name: string, value: string][] {
  const given = query as Readonly<Record<string, unknown>>;
  const others = Object.keys(endpoint.query ?? {}).sort();
  const texts = others.flatMap((name): [string, string][] => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  const list = endpoint.list === undefined ? [] : formatListQuery(given);
  return [...list.filter(([name]) => !others.includes(name)), ...texts];
}
