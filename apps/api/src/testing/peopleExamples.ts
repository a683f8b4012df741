import { type Endpoint, isAdmin, type Permission, roles, departments, users } from '@bureau/contract';
import { demoPassword } from '../seed/demoAccounts.ts';
import type { Role, TestServer } from './startTestServer.ts';
import { userIdOf } from './userIdOf.ts';

/** Names whose record a request is about: the caller's own or one of theirs, somebody else's, or none at all. */
export type RecordKind = 'own' | 'foreign' | 'missing';

/** Describes how an endpoint is called by tests that call all of them, and what it answers where that does not follow from its rule. */
export interface Example {
  /** Returns a body that the endpoint takes. */
  readonly body?: () => unknown;
  /** Returns a file that the endpoint takes. */
  readonly file?: () => File;
  /** Names the permissions that what the call is about needs beside its rule. */
  readonly needs?: readonly Permission[];
  /** A query that the endpoint needs. */
  readonly query?: string;
  /** Returns the record that a request is about. */
  readonly id?: (kind: Exclude<RecordKind, 'missing'>, role: Role) => Promise<number>;
  /** Returns the path parameters beside the record, such as a comment on it by the caller. */
  readonly params?: (recordId: number, role: Role) => Promise<Readonly<Record<string, string | number>>>;
  readonly status?: (kind: RecordKind, role: Role) => number | undefined;
}

/** Maps operations to their examples. */
export type Examples = Readonly<Record<string, Example>>;

const password = { password: demoPassword, password_confirmation: demoPassword };

const isAdminRole = (role: Role) => isAdmin({ roles: [role], permissions: [] });

/** Returns the examples of authentication, people, roles and departments. */
export function peopleExamples(server: TestServer): Examples {
  let count = 0;
  const next = () => `newcomer-${(count += 1)}`;
  const account = () => {
    const username = next();
    return { username, firstname: 'New', lastname: 'Comer', email: `${username}@bureau.example` };
  };
  const link = () => ({ email: 'staff@bureau.example', token: 'a'.repeat(43) });
  const badLink = { status: () => 422 };

  const userId: Example['id'] = async (kind, role) => {
    if (kind === 'own') return userIdOf(server.db, role);
    return (await (await server.as('super_admin')).call(users.create, { body: account() })).id;
  };
  /** Everybody sees everybody, but a client only those who work for it. */
  const isUnseen = (kind: RecordKind, role: Role) =>
    kind === 'missing' || (kind === 'foreign' && role === 'client');
  const seen: Example = { id: userId, status: (kind, role) => (isUnseen(kind, role) ? 404 : 200) };
  /** Is for oneself and for administrators. */
  const owned: Example = {
    id: userId,
    status(kind, role) {
      if (isUnseen(kind, role)) return 404;
      return kind === 'own' || isAdminRole(role) ? 200 : 403;
    },
  };
  /** Is refused for the accounts of the demonstration, also to their owners. */
  const kept: Example = {
    id: userId,
    status: (kind, role) => (kind === 'own' ? 403 : owned.status?.(kind, role)),
  };
  /** Is for administrators, and not for their own account. */
  const ofOthers: Example = {
    id: userId,
    status: (kind, role) => (kind === 'own' && isAdminRole(role) ? 422 : undefined),
  };

  const roleId = async () =>
    (await (await server.as('super_admin')).call(roles.create, { body: { name: next() } })).id;
  const departmentId = async () =>
    (await (await server.as('super_admin')).call(departments.create, { body: { name: next() } })).id;
  const keep = (id: () => Promise<number>, endpoints: readonly Endpoint[]): Examples =>
    Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.id, { id, body: () => ({ description: 'Changed by a test' }) }]),
    );
  const permissions = { body: () => ({ permissions: ['tasks_view', 'tasks_edit'] }) };

  return {
    'auth.register': { body: () => ({ ...account(), ...password }) },
    'auth.forgotPassword': { body: () => ({ email: `${next()}@bureau.example` }) },
    'auth.verifyToken': { body: link, ...badLink },
    'auth.verifyUser': { body: link, ...badLink },
    'auth.resetPassword': { body: () => ({ ...link(), ...password }), ...badLink },
    'profile.update': { body: () => ({ phone: '+44 20 7946 0000' }) },
    'users.create': { body: account },
    'users.import': {
      file: () =>
        new File([`username,firstname,lastname,email\n${Object.values(account()).join(',')}`], 'people.csv'),
    },
    'users.one': seen,
    'users.update': { id: userId, body: () => ({ firstname: 'Changed' }) },
    'users.remove': { ...ofOthers, body: () => ({}) },
    'users.statusChange': { ...ofOthers, body: () => ({ is_active: false }) },
    'users.invite': ofOthers,
    'users.grants': owned,
    'users.sessions': owned,
    'users.endSessions': { ...owned, body: () => ({}) },
    'users.activities': { id: userId },
    'users.changePassword': {
      ...kept,
      body: () => ({ current_password: demoPassword, ...password }),
    },
    'users.changeEmail': {
      ...kept,
      body: () => ({ current_password: demoPassword, email: `${next()}@bureau.example` }),
    },
    ...keep(roleId, [roles.one, roles.update, roles.remove, roles.activities]),
    'roles.create': { body: () => ({ name: next() }) },
    'roles.clone': { id: roleId, body: () => ({ name: next() }) },
    'roles.setPermissions': { id: roleId, ...permissions },
    ...keep(departmentId, [departments.one, departments.update, departments.remove, departments.activities]),
    'departments.create': { body: () => ({ name: next() }) },
    'departments.setPermissions': { id: departmentId, ...permissions },
  };
}
