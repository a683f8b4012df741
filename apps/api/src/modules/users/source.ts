import { users as contract } from '@bureau/contract';
import { isNull, type SQL, sql } from 'drizzle-orm';
import { isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { userRoles, users } from '../../db/schema/index.ts';
import { sourceOf } from '../../records/fields/source.ts';
import { bindFields } from '../../records/kinds/BoundField.ts';

/** The fields of people, with the columns that hold them. */
export const boundUserFields = bindFields(contract.fields, users);

/** Requires that somebody has a position that meets a condition. */
const hasPosition = (condition: SQL) =>
  sql`${users.id} in (select ${userRoles.userId} from ${userRoles} where ${condition})`;

/** Describes how people are sorted, filtered and searched. */
export const userSource: ListSource<typeof contract.list.list> = sourceOf(boundUserFields, users, 'UTC', {
  sort: {
    name: { column: users.nameSort },
    username: { column: users.usernameKey, isUnique: true },
  },
  filter: {
    department_id: (wanted) =>
      isOneOrNone(
        wanted,
        (ids) => hasPosition(isOneOf(userRoles.departmentId, ids)),
        sql`not ${hasPosition(sql`${userRoles.departmentId} is not null`)}`,
      ),
    role_id: (ids) => hasPosition(isOneOf(userRoles.roleId, ids)),
  },
});

/** Requires that somebody was invited and has not chosen a password yet. */
export const isInvited = isNull(users.passwordHash);
