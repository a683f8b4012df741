import { formatListQuery, type ListQuery, type ListSpec, parseListQuery } from '@bureau/contract';
import type { ColumnLayout } from '@bureau/ui';
import { formatColumns, parseColumns } from './columnLayout.ts';

/** Describes how a list is shown, as its address says it. */
export interface ListAddress<Spec extends ListSpec = ListSpec> {
  readonly query: ListQuery<Spec>;
  /** The visible columns as the address names them, known or not; undefined for those that are visible at first. */
  readonly columns: readonly ColumnLayout[] | undefined;
  readonly isCompact: boolean;
  /** Names the saved view that was chosen. */
  readonly viewId: number | null;
}

/** Describes the address of a list with the place in it. */
export interface ListLocation<Spec extends ListSpec = ListSpec> extends ListAddress<Spec> {
  /** The row that is at the top, counted from 0. */
  readonly row: number;
}

const names = { columns: 'columns', density: 'density', view: 'view', row: 'row' } as const;
const ownNames: readonly string[] = Object.values(names);
const [comfortable, compact] = ['comfortable', 'compact'];

type Entry = [name: string, value: string];

const readNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Takes the place in the list, counted from 0, out of an address. */
export function splitRow(text: string): { readonly rest: string; readonly row: number } {
  const params = new URLSearchParams(text);
  const row = (readNumber(params.get(names.row)) ?? 1) - 1;
  params.delete(names.row);
  return { rest: params.toString(), row };
}

/**
 * Reads how a list is shown. What the address says and the list does not know is left out.
 *
 * @param isUsuallyCompact is what holds where the address does not say it.
 */
export function parseListAddress<Spec extends ListSpec>(
  spec: Spec,
  text: string,
  isUsuallyCompact = false,
): ListAddress<Spec> {
  const params = new URLSearchParams(text);
  const entries = [...params].filter(([name]) => !ownNames.includes(name));
  const { page: _, per_page: __, ...query } = parseListQuery(spec, entries).query;
  return {
    query,
    columns: parseColumns(params.get(names.columns)),
    isCompact: (params.get(names.density) ?? (isUsuallyCompact ? compact : comfortable)) === compact,
    viewId: readNumber(params.get(names.view)),
  };
}

function formatAddress(
  { columns, isCompact, query }: Omit<ListAddress, 'viewId'>,
  isUsuallyCompact: boolean,
): Entry[] {
  const entries: Entry[] = formatListQuery(query);
  if (columns) entries.push([names.columns, formatColumns(columns)]);
  if (isCompact !== isUsuallyCompact) entries.push([names.density, isCompact ? compact : comfortable]);
  return entries;
}

/** Writes the whole address of a list. */
export function formatListLocation(location: ListLocation, isUsuallyCompact = false): Entry[] {
  const entries = formatAddress(location, isUsuallyCompact);
  if (location.viewId !== null) entries.push([names.view, String(location.viewId)]);
  if (location.row > 0) entries.push([names.row, String(location.row + 1)]);
  return entries;
}

/** Writes how a list is shown as a text that is equal for equal states, to be kept as a view. */
export function formatView(address: Omit<ListAddress, 'viewId'>, isUsuallyCompact = false): string {
  return new URLSearchParams(formatAddress(address, isUsuallyCompact)).toString();
}
