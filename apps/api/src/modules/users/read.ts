import type {
  ListQuery,
  Named,
  ResponseOf,
  User,
  UserCard,
  UserPosition,
  users as contract,
} from '@bureau/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { pickableUsers, visibleUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list/conditions.ts';
import { conditionOf, orderOf, windowOf } from '../../db/list/listSource.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { clients, departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { isOnline } from './rules.ts';
import { isInvited, userSource } from './source.ts';

type Spec = typeof contract.list.list;

const creators = alias(users, 'creators');

/** Reads the positions of some people, by person. */
export async function readPositions(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserPosition[]>> {
  const rows = await db
    .select({
      userId: userRoles.userId,
      position: {
        role_id: roles.id,
        role_name: roles.name,
        department_id: userRoles.departmentId,
        department_name: departments.name,
      },
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(departments, eq(departments.id, userRoles.departmentId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(departments.nameSort), asc(roles.nameSort));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([id, entries]) => [id, entries.map(({ position }) => position)]));
}

/** Reads people in the order of their ids as given. Whether they may be seen was asked before. */
async function readUsers(db: Database, ids: readonly number[], now: Date): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: users.id,
      code: users.code,
      username: users.username,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phone,
      avatar: users.avatar,
      language: users.language,
      time_zone: users.timeZone,
      joining_date: users.joiningDate,
      client_id: users.clientId,
      client_name: clients.name,
      is_active: users.isActive,
      is_invited: sql<boolean>`${isInvited}`,
      last_seen_at: users.lastSeenAt,
      last_login_at: users.lastLoginAt,
      created_at: users.createdAt,
      updated_at: users.updatedAt,
      created_by: users.createdBy,
      created_firstname: creators.firstname,
      created_lastname: creators.lastname,
      version: users.version,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.clientId))
    .leftJoin(creators, eq(creators.id, users.createdBy))
    .where(inArray(users.id, [...ids]));
  const positions = await readPositions(db, ids);
  const people = new Map(
    rows.map(({ last_seen_at, ...row }): [number, User] => [
      row.id,
      {
        ...row,
        positions: positions.get(row.id) ?? [],
        online_status: row.is_active && isOnline(last_seen_at, now),
        last_login_at: row.last_login_at?.toISOString() ?? null,
        ...writeTimes(row),
      },
    ]),
  );
  return ids.flatMap((id) => people.get(id) ?? []);
}

type SeenUser = ResponseOf<typeof contract.one>;

/** Leaves of a person what a caller may be told: see `seenUser` in the contract. */
function present(caller: Viewer, user: User): SeenUser {
  if (!caller.isExternal) return user;
  const { created_by: _by, created_firstname: _first, created_lastname: _last, ...own } = user;
  if (user.id === caller.id) return own;
  const { id, code, firstname, lastname, avatar, email, phone } = user;
  const card = { id, code, firstname, lastname, avatar };
  return isColleague(caller, user.client_id) ? { ...card, email, phone } : card;
}

/** Whether a person is of the same client as somebody with an external role. */
const isColleague = ({ clientId }: Viewer, other: number | null) => clientId !== null && clientId === other;

/** Lists what somebody of a client may ask for in the list of people: what is not told cannot be found out by order or filters either. */
const externalFields = { sort: ['name', '-name'], search: (q: string) => containsWords(users.nameSort, q) };

/**
 * Returns how people are listed for a caller.
 *
 * @throws FieldError for a field that the caller is not told of.
 */
function sourceFor({ isExternal }: Viewer, { sort = [], filter = {} }: ListQuery<Spec>): typeof userSource {
  if (!isExternal) return userSource;
  const unknown = [
    ...(sort.every((field) => externalFields.sort.includes(field)) ? [] : ['sort']),
    ...Object.keys(filter).map((field) => `filter[${field}]`),
  ];
  if (unknown.length > 0)
    throw new FieldError(Object.fromEntries(unknown.map((name) => [name, [{ key: 'query.unknownField' }]])));
  return { ...userSource, search: externalFields.search };
}

/** Lists the people that a caller may see. */
export async function listUsers(
  db: Database,
  caller: Caller,
  query: ListQuery<Spec>,
  now: Date,
): Promise<ResponseOf<typeof contract.list>> {
  const source = sourceFor(caller, query);
  const condition = and(visibleUsers(caller), conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(users).where(condition);
  const ids = await db
    .select({ id: users.id })
    .from(users)
    .where(condition)
    .orderBy(...orderOf(source, query, ['name']))
    .limit(limit)
    .offset(offset);
  const data = await readUsers(
    db,
    ids.map(({ id }) => id),
    now,
  );
  return {
    data: data.map((user) => present(caller, user)),
    meta: { total: counted?.total ?? 0, page, per_page },
  };
}

/** Reads a person as the caller may be told of them, or returns null when the caller may not see them. */
export async function readSeenUser(
  db: Database,
  caller: Caller,
  id: number,
  now: Date,
): Promise<SeenUser | null> {
  const user = await readUser(db, caller, id, now);
  return user === null ? null : present(caller, user);
}

/** Reads a person, or returns null when the caller may not see them. */
export async function readUser(db: Database, caller: Caller, id: number, now: Date): Promise<User | null> {
  const seen = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), visibleUsers(caller)));
  const [user] = await readUsers(
    db,
    seen.map((row) => row.id),
    now,
  );
  return user ?? null;
}

/** Reads a person who was just written. */
export async function readWritten(db: Database, id: number, now: Date): Promise<User> {
  const [user] = await readUsers(db, [id], now);
  if (user === undefined) throw new Error(`User ${id} is gone in the transaction that wrote it.`);
  return user;
}

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`;

/** Lists the users that a caller may pick, in the order of the caller's language, with what it takes to write to them. */
export async function pickUsers(db: Database, caller: Caller) {
  const people = await db
    .select({
      id: users.id,
      name: fullName,
      email: users.email,
      avatar: users.avatar,
      clientId: users.clientId,
    })
    .from(users)
    .where(pickableUsers(caller))
    .orderBy(asc(users.id));
  const order = new Intl.Collator(caller.language);
  return people
    .sort((a, b) => order.compare(a.name, b.name))
    .map(({ clientId, email, ...person }) =>
      !caller.isExternal || isColleague(caller, clientId) ? { ...person, email } : person,
    );
}

/** Lists the id and name of the users that a caller may pick. */
export const nameUsers = async (db: Database, caller: Caller): Promise<Named[]> =>
  (await pickUsers(db, caller)).map(({ id, name }) => ({ id, name }));

/** Returns the people that a caller may see by their ids. */
export async function keyUsers(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<Readonly<Record<string, UserCard>>> {
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      avatar: users.avatar,
      isActive: users.isActive,
      last_seen_at: users.lastSeenAt,
    })
    .from(users)
    .where(visibleUsers(caller));
  const cards = rows.map(({ last_seen_at, isActive, ...row }): [number, UserCard] => [
    row.id,
    caller.isExternal
      ? row
      : { ...row, is_active: isActive, online_status: isActive && isOnline(last_seen_at, now) },
  ]);
  return Object.fromEntries(cards);
}
