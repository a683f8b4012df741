import {
  type BodyOf,
  canAccess,
  type favourites as contract,
  favouriteLimit,
  isResourceName,
  resources,
  type ResponseOf,
} from '@bureau/contract';
import { and, count, eq, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { favourites } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { readFound } from '../search/service.ts';
import { listFavourites, readViewTargets } from './read.ts';

type Body = BodyOf<typeof contract.create>;

/** Refuses what is not there, or that a caller may not see, and returns the resource that it is of. */
async function checkTarget(tx: Database, caller: Caller, body: Body) {
  const { resource, record_id: recordId, view_id: viewId } = body;
  if (recordId !== undefined && viewId !== undefined)
    throw new FieldError({ view_id: [{ key: 'validation.invalid' }] });
  if (!isResourceName(resource)) throw new FieldError({ resource: [{ key: 'validation.invalid' }] });
  if (!canAccess(caller, resources[resource].list.rule)) throw new ApiError(403, 'errors.forbidden');
  if (recordId !== undefined && !(await readFound(tx, caller, resource, [recordId])).has(recordId))
    throw notFound();
  if (
    viewId !== undefined &&
    (await readViewTargets(tx, caller, [viewId])).get(viewId)?.resource !== resource
  )
    throw notFound();
  return resource;
}

/** Refuses more favourites than one may have. */
async function requireFew(tx: Database, caller: Caller): Promise<void> {
  const [counted] = await tx
    .select({ total: count() })
    .from(favourites)
    .where(eq(favourites.userId, caller.id));
  if ((counted?.total ?? 0) > favouriteLimit)
    throw new ApiError(422, 'favourites.tooMany', { values: { max: favouriteLimit } });
}

type Added = ResponseOf<typeof contract.create>;

/**
 * Adds a favourite, once, and returns it: the one that is there already when it is added again.
 *
 * @throws ApiError 422 when the caller has as many as one may have.
 */
export async function addFavourite(tx: Database, caller: Caller, body: Body, now: Date): Promise<Added> {
  const resource = await checkTarget(tx, caller, body);
  // One after the other, so that their number is not overlooked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${caller.id}`}, 0))`);
  const { record_id: recordId = null, view_id: viewId = null } = body;
  const values = { userId: caller.id, resource, recordId, viewId, createdAt: now };
  const added = await tx.insert(favourites).values(values).onConflictDoNothing().returning();
  if (added.length > 0) await requireFew(tx, caller);
  const listed = await listFavourites(tx, caller);
  const found = listed.find(
    (one) => one.resource === resource && one.record_id === recordId && one.view_id === viewId,
  );
  if (found === undefined) throw notFound();
  return found;
}

/** Removes a favourite of a caller. */
export async function removeFavourite(db: Database, caller: Caller, id: number): Promise<void> {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.id, id), eq(favourites.userId, caller.id)))
    .returning();
  if (removed.length === 0) throw notFound();
}
