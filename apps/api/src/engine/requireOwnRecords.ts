import { sql, type SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Described } from './Described.ts';

/** Finds those of some records that somebody of a client has just written and that are not the client's (docs/product.md §6). */
export async function findForeignRecords(
  tx: Database,
  { input, table }: Described,
  caller: Caller,
  among: SQL,
): Promise<readonly number[]> {
  const visible = caller.isExternal ? input.visible(caller) : undefined;
  if (visible === undefined) return [];
  const foreign = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${among} and (${visible}) is not true`);
  return foreign.map(({ id }) => Number(id));
}

/**
 * Requires that records which somebody of a client has just written are the client's.
 *
 * @throws ApiError 422
 */
export async function requireOwnRecords(
  tx: Database,
  described: Described,
  caller: Caller,
  among: SQL,
): Promise<void> {
  const foreign = await findForeignRecords(tx, described, caller, among);
  if (foreign.length > 0) throw new ApiError(422, 'errors.notOwn');
}
