import { sql, type SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Described } from './Described.ts';

/**
 * Requires that records which somebody of a client has just written are the client's (docs/product.md §6).
 *
 * @throws ApiError 422
 */
export async function requireOwn(
  tx: Database,
  { input, table }: Described,
  caller: Caller,
  among: SQL,
): Promise<void> {
  const visible = caller.isExternal ? input.visible(caller) : undefined;
  if (visible === undefined) return;
  const foreign = await tx.$count(table, sql`${among} and (${visible}) is not true`);
  if (foreign > 0) throw new ApiError(422, 'errors.notOwn');
}
