import type { users as contract } from '@bureau/contract';
import { isNull, type SQL, sql } from 'drizzle-orm';
import { containsWords, isOneOf, isOneOrNone, isWithin } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { userRoles, users } from '../../db/schema/index.ts';

/** Requires that somebody has a position that meets a condition. */
const hasPosition = (condition: SQL) =>
  sql`${users.id} in (select ${userRoles.userId} from ${userRoles} where ${condition})`;

/** Describes how people are sorted, filtered and searched. */
export const userSource: ListSource<typeof contract.list.list> = {
  id: users.id,
  sort: {
    code: { column: users.number, isUnique: true },
    name: { column: users.nameSort },
    username: { column: users.usernameKey, isUnique: true },
    email: { column: users.email, isUnique: true },
    joining_date: { column: users.joiningDate, isNullable: true },
    is_active: { column: users.isActive },
    last_login_at: { column: users.lastLoginAt, isNullable: true },
    created_at: { column: users.createdAt },
  },
  filter: {
    department_id: (wanted) =>
      isOneOrNone(
        wanted,
        (ids) => hasPosition(isOneOf(userRoles.departmentId, ids)),
        sql`not ${hasPosition(sql`${userRoles.departmentId} is not null`)}`,
      ),
    role_id: (ids) => hasPosition(isOneOf(userRoles.roleId, ids)),
    is_active: (words) => sql`${users.isActive}::text = any(${sql.param([...words])}::text[])`,
    joining_date: (range) => isWithin(users.joiningDate, range),
  },
  search: (q) => containsWords(users.searchText, q),
};

/** Requires that somebody was invited and has not chosen a password yet. */
export const isInvited = isNull(users.passwordHash);
