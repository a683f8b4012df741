import { type Blocker, canAccess } from '@bureau/contract';
import { and } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import { brokenConstraint } from '../db/brokenConstraint.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';
import { routeTo } from '../db/list/routeTo.ts';
import { ApiError } from '../errors/ApiError.ts';
import { columnOf, type BoundField } from '../records/kinds/BoundField.ts';
import { filterLinks } from '../records/kinds/links.ts';
import type { Described } from './Described.ts';
import { visibleIn } from './list.ts';

/** The modules that there are: the records of each can refer to those of others. */
const registered: Described[] = [];

/** Lets the records of a module keep those that they refer to. */
export const registerReferences = (described: Described): void => void registered.push(described);

/** Returns the condition that a record refers to some of others by a field. */
const isReferringTo = (bound: BoundField, ids: readonly number[]) =>
  bound.field.kind === 'references' ? filterLinks(bound, ids) : isOneOf(columnOf(bound), ids);

/** Returns the address of the list of the records that refer to some of others by a field, or of all where lists are not filtered by it. */
function routeOfBlockers(
  { names }: BoundField,
  { name, listSpec }: Described['resource'],
  ids: readonly number[],
) {
  const isFiltered = Object.hasOwn(listSpec.filter, names.filter);
  return routeTo(`/${name}`, isFiltered ? { filter: { [names.filter]: ids } } : {});
}

/** Counts the records that refer to some of a resource, as far as a caller may see them. */
async function countBlockers(db: Database, caller: Caller, name: string, ids: readonly number[]) {
  const blockers: Blocker[] = [];
  for (const described of registered) {
    const { boundFields, resource, table } = described;
    if (!canAccess(caller, resource.list.rule)) continue;
    for (const bound of boundFields) {
      if (!('to' in bound.field) || bound.field.to !== name) continue;
      const condition = and(isReferringTo(bound, ids), await visibleIn(db, described, caller));
      const count = await db.$count(table, condition);
      if (count > 0)
        blockers.push({ resource: resource.name, count, route: routeOfBlockers(bound, resource, ids) });
    }
  }
  return blockers;
}

/**
 * Waits until records of a resource are deleted.
 *
 * @throws ApiError 422 with what refers to them, as far as the caller may see it.
 */
export async function requireUnreferenced<Result>(
  db: Database,
  caller: Caller,
  name: string,
  ids: readonly number[],
  removal: Promise<Result>,
): Promise<Result> {
  try {
    return await removal;
  } catch (error) {
    if (brokenConstraint(error)?.kind !== 'foreignKey') throw error;
    const blockedBy = await countBlockers(db, caller, name, ids);
    throw new ApiError(422, 'errors.referenced', { blockedBy, cause: error });
  }
}
