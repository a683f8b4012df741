import {
  canAccess,
  type favourites as contract,
  resources,
  type ResponseOf,
  viewHref,
} from '@bureau/contract';
import { and, asc, eq, inArray } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { favourites, savedViews } from '../../db/schema/index.ts';
import { visibleViews } from '../savedViews/service.ts';
import { readFound } from '../search/service.ts';

type Listed = ResponseOf<typeof contract.all>;

/** Describes what a favourite leads to. */
type Target = Pick<Listed[number], 'code' | 'route' | 'title'>;

/** Reads what saved views are called, of those of a list that a caller may use, by id. */
export async function readViewTargets(
  db: Database,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Target & { readonly resource: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      resource: savedViews.resource,
    })
    .from(savedViews)
    .where(and(inArray(savedViews.id, [...ids]), visibleViews(caller)));
  return new Map(
    rows.map(({ resource, name, ...view }) => [
      view.id,
      { resource, code: null, title: name, route: viewHref(`/${resource}`, view) },
    ]),
  );
}

const present = <Value>(values: readonly (Value | null)[]) => values.filter((value) => value !== null);

/** Lists the favourites of a caller, with titles as they are now, without what the caller may not see any more. */
export async function listFavourites(db: Database, caller: Caller): Promise<Listed> {
  const rows = await db
    .select()
    .from(favourites)
    .where(eq(favourites.userId, caller.id))
    .orderBy(asc(favourites.id));
  const views = await readViewTargets(db, caller, present(rows.map(({ viewId }) => viewId)));
  const records = new Map<string, ReadonlyMap<number, Target>>();
  for (const [resource, marked] of Map.groupBy(rows, (row) => row.resource)) {
    const ids = present(marked.map(({ recordId }) => recordId));
    if (ids.length > 0) records.set(resource, await readFound(db, caller, resource, ids));
  }
  return rows.flatMap(({ id, recordId, resource, viewId }) => {
    const target = (): Target | undefined => {
      if (recordId !== null) return records.get(resource)?.get(recordId);
      if (viewId !== null) return views.get(viewId);
      const maySee = canAccess(caller, resources[resource].list.rule);
      return maySee ? { code: null, title: null, route: `/${resource}` } : undefined;
    };
    const found = target();
    if (found === undefined) return [];
    const { code, route, title } = found;
    return [{ id, resource, record_id: recordId, view_id: viewId, title, code, route }];
  });
}
