import { users } from '@bureau/contract';
import { routeTo } from '../db/list/routeTo.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Requires that nobody has a role, or is in a department, that is to be deleted.
 *
 * @throws ApiError 422 with how many people do, and where they are listed.
 */
export function requireNoHolders(
  { id, member_count: count }: { readonly id: number; readonly member_count: number },
  filter: 'role_id' | 'department_id',
): void {
  if (count === 0) return;
  const route = routeTo<typeof users.listSpec>('/users', { filter: { [filter]: [id] } });
  throw new ApiError(422, 'errors.referenced', { blockedBy: [{ resource: users.name, count, route }] });
}
