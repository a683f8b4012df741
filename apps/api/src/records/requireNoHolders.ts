import { users } from '@bureau/contract';
import { routeTo } from '../db/list/routeTo.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Requires that nobody has one of the roles, or is in one of the departments, that are to be deleted.
 *
 * @throws ApiError 422 with how many do, each counted for every one, and where they are listed.
 */
export function requireNoHolders(
  records: readonly { readonly id: number; readonly member_count: number }[],
  filter: 'role_id' | 'department_id',
): void {
  const held = records.filter(({ member_count: count }) => count > 0);
  if (held.length === 0) return;
  const count = held.reduce((sum, { member_count: members }) => sum + members, 0);
  const route = routeTo<typeof users.listSpec>('/users', { filter: { [filter]: held.map(({ id }) => id) } });
  throw new ApiError(422, 'errors.referenced', { blockedBy: [{ resource: users.name, count, route }] });
}
