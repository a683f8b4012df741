import { users as contract } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { roles, userRoles, users } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { recordCreation } from '../../records/activities/write.ts';
import { announceRecord } from '../../records/events/announce.ts';
import { nextCode } from '../../records/numbering/codes.ts';
import { defaultPreferences, derivedColumns } from './rules.ts';

type Columns = typeof users.$inferInsert;

/** Describes a new account. What is not given is empty. */
export type NewUser = Pick<Columns, 'username' | 'firstname' | 'lastname' | 'email'> &
  Partial<Pick<Columns, 'phone' | 'avatar' | 'timeZone' | 'joiningDate' | 'clientId' | 'language'>> & {
    /** Null for somebody who is to be invited. */
    readonly passwordHash: string | null;
    /** Who opened the account; null for somebody who registered. */
    readonly createdBy: number | null;
  };

/** Names the field of each constraint that an account can break. */
export const uniqueFields = { users_email_unique: 'email', users_username_key_unique: 'username' } as const;

/**
 * Stores a new account and returns its id. To be called in a transaction.
 *
 * @throws FieldError when the address or the username is somebody else's.
 */
export async function insertUser(tx: Database, user: NewUser, now: Date): Promise<number> {
  const { number, code } = await nextCode(tx, 'users');
  const query = tx
    .insert(users)
    .values({
      ...user,
      ...derivedColumns({ ...user, code }),
      number,
      code,
      preferences: defaultPreferences,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: users.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The account was not stored.');
  const entry = { resource: contract.name, recordId: created.id, userId: user.createdBy ?? created.id, now };
  await recordCreation(tx, entry);
  await announceRecord(tx, contract.name, { id: created.id, version: 1 });
  return created.id;
}

/** Grants somebody a role of the program itself, in the whole company. */
export async function grantRole(tx: Database, userId: number, name: string): Promise<void> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  if (role === undefined) throw new Error(`There is no role ${name}.`);
  await tx.insert(userRoles).values({ userId, roleId: role.id, departmentId: null });
}
