import type { List } from '@bureau/contract';
import type { Identified } from '../../api/resource.ts';

type Page = List<Identified>;

/** The first and the last row of a list that are in view, counted from 0. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Describes how the pages of a list that are looked at differ from what the server has by now. */
export interface ListComparison {
  /** Whether rows that are in view would be at another place. */
  readonly moves: boolean;
  /** How many records there are more than there were. */
  readonly added: number;
  /** The pages with what is new of the records that they hold, each at its place; the same page where nothing is. */
  readonly inPlace: readonly Page[];
}

const rowsOf = (pages: readonly Page[]) => pages.flatMap(({ data }) => data);

/** Returns a page with what is new of its records; the same one where nothing is. */
function refreshInPlace(page: Page, fresh: ReadonlyMap<number, Identified>): Page {
  const data = page.data.map((row) => fresh.get(row.id) ?? row);
  return JSON.stringify(data) === JSON.stringify(page.data) ? page : { ...page, data };
}

/**
 * Compares pages of a list as they are shown with the same pages as they are now.
 *
 * @param start is the place of the first row of the pages in the list.
 */
export function compareList(
  shown: readonly Page[],
  now: readonly Page[],
  start: number,
  view: Rows,
): ListComparison {
  const [before, after] = [rowsOf(shown), rowsOf(now)];
  const fresh = new Map(after.map((row) => [row.id, row]));
  // a row in view is at its place as long as nothing before it has come or gone
  const last = Math.min(view.last - start + 1, before.length);
  const moves = before.slice(0, last).some(({ id }, place) => after[place]?.id !== id);
  return {
    moves,
    added: Math.max((now[0]?.meta.total ?? 0) - (shown[0]?.meta.total ?? 0), 0),
    inPlace: shown.map((page) => refreshInPlace(page, fresh)),
  };
}
