import { isAdmin, permissions, type Permission } from '@bureau/contract';
import { and, eq, gt, inArray, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import {
  departmentPermissions,
  rolePermissions,
  roles,
  tokens,
  userRoles,
  users,
} from '../db/schema/index.ts';
import type { Caller, Person } from './Caller.ts';
import { hashToken } from './tokens.ts';

/** How far `last_seen_at` may lag behind, in milliseconds, so that not every request writes. */
const seenPrecision = 60_000;

const rolesOfUser = sql<string[]>`array(
  select ${roles.name} from ${roles} where ${roles.id} in (
    select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${users.id}
  ) order by ${roles.id}
)`;

const hasExternalRole = sql<boolean>`exists (
  select 1 from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.id} and ${roles.isExternal}
)`;

/** Leaves out of what somebody may see what is said of them by roles that cannot be combined: who passes every gate is of the company. */
const settled = <Found extends Pick<Person, 'isExternal' | 'roles' | 'permissions'>>(person: Found): Found =>
  isAdmin(person) ? { ...person, isExternal: false } : person;

const permissionsOfUser = sql<Permission[]>`array(
  select ${rolePermissions.permission} from ${userRoles}
  join ${rolePermissions} on ${rolePermissions.roleId} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.id}
  union
  select ${departmentPermissions.permission} from ${userRoles}
  join ${departmentPermissions} on ${departmentPermissions.departmentId} = ${userRoles.departmentId}
  where ${userRoles.userId} = ${users.id}
  order by 1
)`;

/** Logs that a user is there, and the session is used, unless that was noted a moment ago. */
async function updateLastSeen(
  db: Database,
  userId: number,
  session: { readonly tokenHash: string; readonly lastUsedAt: Date; readonly lastSeenAt: Date | null },
  now: Date,
): Promise<void> {
  const { lastSeenAt, lastUsedAt, tokenHash } = session;
  const isNoted = (at: Date | null) => at !== null && now.getTime() - at.getTime() < seenPrecision;
  if (!isNoted(lastUsedAt))
    await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, tokenHash));
  if (isNoted(lastSeenAt)) return;
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}

/** Selects whose session the hash of a token is. */
const prepareCaller = (db: Database) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      avatar: users.avatar,
      language: users.language,
      timeZone: users.timeZone,
      preferences: users.preferences,
      clientId: users.clientId,
      isExternal: hasExternalRole,
      lastSeenAt: users.lastSeenAt,
      lastUsedAt: tokens.lastUsedAt,
      roles: rolesOfUser,
      permissions: permissionsOfUser,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        eq(tokens.hash, sql.placeholder('hash')),
        gt(tokens.expiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare('caller');

/** Holds the statement of each database: every request begins with it, and to write and plan it takes longer than to run it. */
const callerStatements = new WeakMap<Database, ReturnType<typeof prepareCaller>>();

function callerStatementOf(db: Database): ReturnType<typeof prepareCaller> {
  const statement = callerStatements.get(db) ?? prepareCaller(db);
  callerStatements.set(db, statement);
  return statement;
}

/** Finds whose session a token is. Returns null when it is unknown, revoked or expired, or its user is inactive. */
export async function findCaller(db: Database, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = hashToken(token);
  const [row] = await callerStatementOf(db).execute({ hash: tokenHash, now: now.toISOString() });
  if (row === undefined) return null;
  const { lastSeenAt, lastUsedAt, ...user } = row;
  await updateLastSeen(db, user.id, { tokenHash, lastUsedAt, lastSeenAt }, now);
  const own = settled(user);
  return {
    ...own,
    permissions: isAdmin(own) ? permissions : own.permissions,
    now,
    tokenHash,
    isConfirmed: false,
  };
}

const personColumns = {
  id: users.id,
  clientId: users.clientId,
  isExternal: hasExternalRole,
  roles: rolesOfUser,
  permissions: permissionsOfUser,
};

/** Finds out what the users of some sessions may see, by the hashes of their tokens. Sessions that are over are left out, and so is who cannot sign in. */
export async function findSessions(
  db: Database,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Person>> {
  const rows = await db
    .select({ hash: tokens.hash, ...personColumns })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(inArray(tokens.hash, [...hashes]), gt(tokens.expiresAt, now), eq(users.isActive, true)));
  return new Map(rows.map(({ hash, ...person }) => [hash, settled(person)]));
}

/** Finds out of some people what they may see. Who cannot sign in is left out. */
export async function findViewers(db: Database, ids: readonly number[]): Promise<Person[]> {
  // Joined, since in a query of one table columns lose its name, which those of the subqueries need.
  const wanted = sql`unnest(${sql.param([...new Set(ids)])}::int[]) as wanted(id)`;
  const rows = await db
    .select(personColumns)
    .from(users)
    .innerJoin(wanted, sql`wanted.id = ${users.id}`)
    .where(eq(users.isActive, true))
    .orderBy(users.id);
  return rows.map(settled);
}
