import {
  adminRoles,
  avatars,
  keepPositions,
  normaliseUsername,
  type User,
  type UserPosition,
  users as contract,
  writePositions,
} from '@bureau/contract';
import { isNull, sql, type SQL } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Viewer } from '../../access/Caller.ts';
import { hashChosenPassword } from '../../access/newPassword.ts';
import { visibleUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { normaliseEmail, usernameKey } from '../../db/fold.ts';
import { containsWords, isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import { userRoles, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { requireFiles } from '../../files/requireFiles.ts';
import { protect } from '../../records/protection/protect.ts';
import { nowPlaceholder } from '../../records/fields/read.ts';
import { requireActive } from '../translations/service.ts';
import { completeImport, findWrongPositions, assignImportedPositions, userFiles } from './files.ts';
import {
  checkClient,
  checkPositions,
  hasOtherPositions,
  positionsOf,
  readHeadedDepartments,
  readPositions,
  replacePositions,
  requireAdministrator,
} from './positions.ts';
import {
  defaultPreferences,
  describeUser,
  isColleague,
  isOnline,
  nameColumns,
  requireAuthority,
} from './rules.ts';

/** Requires that somebody was invited and has not chosen a password yet. */
export const isInvited = isNull(users.passwordHash);

/** Requires that somebody has a position that meets a condition. */
const hasPosition = (condition: SQL) =>
  sql`${users.id} in (select ${userRoles.userId} from ${userRoles} where ${condition})`;

/** Returns what a viewer may be told of a person: see `seenUser` in the contract. */
function seenBy(viewer: Viewer | null, user: User): Partial<User> {
  if (viewer?.isExternal !== true) return user;
  // what the company notes of a person is its own
  const { custom_fields: _custom, created_by: _by, ...rest } = user;
  const { created_firstname: _first, created_lastname: _last, ...own } = rest;
  if (user.id === viewer.id) return own;
  const { id, code, firstname, lastname, avatar, email, phone } = user;
  const card = { id, code, firstname, lastname, avatar };
  return isColleague(viewer, user.client_id) ? { ...card, email, phone } : card;
}

/** What somebody of a client may sort people by. */
const externalSort = ['name', '-name'];

/** Whether one of two lists of positions has a role that passes every gate, and the other has not. */
const differsInAdministration = (before: readonly UserPosition[], after: readonly UserPosition[]) =>
  adminRoles.some(
    (role) => before.some((one) => one.role_name === role) !== after.some((one) => one.role_name === role),
  );

/** Requires that a picture is one of those that can be chosen, or was uploaded. */
async function checkAvatar(tx: Database, avatar: string | null | undefined): Promise<void> {
  const isUploaded = avatar != null && !avatars.some((name) => name === avatar);
  if (isUploaded) await requireFiles(tx, 'profile', [avatar], 'avatar');
}

export const userModule = defineModule({
  resource: contract,
  table: users,
  visible: visibleUsers,
  title: 'username',
  derived: {
    is_invited: sql`${isInvited}`,
    online_status: isOnline(nowPlaceholder),
  },
  list: {
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
  },
  files: userFiles,
  hooks: {
    listFor(source, { isExternal }, { sort = [], filter = {}, custom_fields: custom = {} }) {
      if (!isExternal) return source;
      const unknown = [
        ...(sort.every((field) => externalSort.includes(field)) ? [] : ['sort']),
        ...Object.keys(filter).map((field) => `filter[${field}]`),
        ...Object.keys(custom).map((field) => `custom_fields[${field}]`),
      ];
      if (unknown.length > 0)
        throw new FieldError(
          Object.fromEntries(unknown.map((name) => [name, [{ key: 'query.unknownField' }]])),
        );
      return { ...source, search: (q) => containsWords(users.nameSort, q) };
    },
    async present(db, rows, viewer) {
      const ids = rows.map(({ id }) => id);
      const positions = await readPositions(db, ids);
      const headed = await readHeadedDepartments(db, ids);
      return rows.map((user) =>
        seenBy(viewer, {
          ...user,
          positions: positions.get(user.id) ?? [],
          head_of: headed.get(user.id) ?? [],
        }),
      );
    },
    activityValues: ({ client_name, is_active, positions }) => ({
      // The log has always told of the client by this name.
      client_id: null,
      client_name,
      is_active,
      positions: keepPositions(positions),
    }),
    asWritten: ({ positions }) => ({ positions: positionsOf(positions) }),
    async complete(tx, body, { caller, before }) {
      if (before !== null && before.id !== caller.id) requireAuthority(caller, before);
      const { language, password, positions } = body;
      if (language !== undefined && language !== before?.language)
        await requireActive(tx, language, 'language');
      const { username = '', firstname = '', lastname = '', email = '' } = before ?? {};
      const person = {
        username: normaliseUsername(body.username ?? username),
        firstname: body.firstname ?? firstname,
        lastname: body.lastname ?? lastname,
        email: normaliseEmail(body.email ?? email),
      };
      const completed = {
        ...body,
        ...person,
        ...(positions !== undefined && { positions: positionsOf(positions) }),
      };
      if (before !== null) return completed;
      const settings = await readSettings(tx);
      // Nothing but its hash goes further than here.
      const hash = password === undefined ? undefined : await hashChosenPassword(password, person, settings);
      return { ...completed, password: hash, language: language ?? settings.default_language };
    },
    async check(tx, { positions, avatar, client_id }, { caller, before }) {
      if (positions !== undefined) await checkPositions(tx, caller, positions, before);
      await checkClient(tx, { positions, client_id }, before);
      if (avatar !== before?.avatar) await checkAvatar(tx, avatar);
      return {};
    },
    columns: ({ username = '', ...person }) => ({
      usernameKey: usernameKey(username),
      ...nameColumns(person),
    }),
    newColumns: ({ password }) => ({ preferences: defaultPreferences, passwordHash: password ?? null }),
    async afterWrite(tx, { id, code }, body, { caller, before, origin }) {
      const { positions, firstname = '', lastname = '' } = body;
      const present = before?.positions ?? [];
      if (positions === undefined || !hasOtherPositions(present, positions)) return;
      await replacePositions(tx, id, positions);
      if (before !== null) await requireAdministrator(tx);
      const given = (await readPositions(tx, [id])).get(id) ?? [];
      const record = describeUser({ code, firstname, lastname });
      const detail = `${record}: ${writePositions(given)}`;
      await writeAudit(tx, { event: 'roles.changed', userId: caller.id, detail }, origin);
      const fields = differsInAdministration(present, given) ? [`positions of ${record}`] : [];
      const notification = { kind: 'administrators', values: { record } } as const;
      await protect(tx, caller, { of: contract.name, fields, notification }, origin);
    },
    checkImport: findWrongPositions,
    completeImport,
    afterImportedRows: assignImportedPositions,
  },
});
