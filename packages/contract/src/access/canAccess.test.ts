import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../resources/endpoints.ts';
import { type AccessRule, type AccessUser, adminRoles, canAccess } from './canAccess.ts';
import { described } from '../resources/described.ts';
import { isPermission, permissions } from './permissions.ts';

const permission = fc.constantFrom(...permissions);
const otherRole = fc.string().filter((role) => !adminRoles.some((admin) => admin === role));
const plainUser: fc.Arbitrary<AccessUser> = fc.record({
  roles: fc.array(otherRole, { maxLength: 3 }),
  permissions: fc.array(permission, { maxLength: 6 }),
});
const rule: fc.Arbitrary<AccessRule> = fc.oneof(
  fc.constantFrom<AccessRule>('public', 'signedIn', 'adminOnly'),
  permission,
  fc.array(permission, { maxLength: 4 }),
);

describe('somebody who wants to pass a gate', () => {
  it('passes every one as admin or super_admin', () => {
    fc.assert(
      fc.property(fc.constantFrom(...adminRoles), plainUser, rule, (role, user, gate) => {
        expect(canAccess({ ...user, roles: [...user.roles, role] }, gate)).toBe(true);
      }),
    );
  });

  it('passes only the public ones without having signed in', () => {
    fc.assert(
      fc.property(rule, (gate) => {
        expect(canAccess(null, gate)).toBe(gate === 'public');
      }),
    );
  });

  it('passes as anybody else by holding one of the permissions that are asked for', () => {
    fc.assert(
      fc.property(plainUser, fc.array(permission, { maxLength: 4 }), (user, wanted) => {
        const holds = wanted.some((name) => user.permissions.includes(name));
        expect(canAccess(user, wanted)).toBe(holds);
        for (const name of wanted) expect(canAccess(user, name)).toBe(user.permissions.includes(name));
      }),
    );
  });

  it('never loses a gate by gaining a permission', () => {
    fc.assert(
      fc.property(plainUser, permission, rule, (user, gained, gate) => {
        const more = { ...user, permissions: [...user.permissions, gained] };
        expect(canAccess(more, gate) || !canAccess(user, gate)).toBe(true);
      }),
    );
  });

  it('does not pass a gate for administrators by any permission', () => {
    expect(canAccess({ roles: ['user', 'Admin', 'administrator'], permissions }, 'adminOnly')).toBe(false);
  });

  it('does not pass a gate that names no permission', () => {
    expect(canAccess({ roles: [], permissions }, [])).toBe(false);
  });
});

describe('the table of who passes which rule', () => {
  const people = {
    nobody: null,
    'a user without permissions': { roles: ['user'], permissions: [] },
    'a project manager with tasks_view': { roles: ['project manager'], permissions: ['tasks_view'] },
    'a client with tasks_edit and teams_view': {
      roles: ['client'],
      permissions: ['tasks_edit', 'teams_view'],
    },
    'a user with every permission': { roles: ['user'], permissions },
    'an admin': { roles: ['admin'], permissions: [] },
    'a super_admin who is a client': { roles: ['client', 'super_admin'], permissions: [] },
  } as const satisfies Readonly<Record<string, AccessUser | null>>;

  const rules = {
    public: 'public',
    signedIn: 'signedIn',
    adminOnly: 'adminOnly',
    tasks_view: 'tasks_view',
    tasks_edit: 'tasks_edit',
    'tasks_view or teams_view': ['tasks_view', 'teams_view'],
    none: [],
  } as const satisfies Readonly<Record<string, AccessRule>>;

  type Person = keyof typeof people;
  type Rule = keyof typeof rules;
  const all = Object.keys(rules) as Rule[];
  const passed: Readonly<Record<Person, readonly Rule[]>> = {
    nobody: ['public'],
    'a user without permissions': ['public', 'signedIn'],
    'a project manager with tasks_view': ['public', 'signedIn', 'tasks_view', 'tasks_view or teams_view'],
    'a client with tasks_edit and teams_view': [
      'public',
      'signedIn',
      'tasks_edit',
      'tasks_view or teams_view',
    ],
    'a user with every permission': [
      'public',
      'signedIn',
      'tasks_view',
      'tasks_edit',
      'tasks_view or teams_view',
    ],
    'an admin': all,
    'a super_admin who is a client': all,
  };

  it.each(Object.keys(people) as Person[])('lets %s pass what it names, and nothing else', (person) => {
    const found = Object.entries(rules).filter(([, gate]) => canAccess(people[person], gate));
    expect(found.map(([name]) => name)).toEqual(passed[person]);
  });
});

describe('the names of permissions', () => {
  it('are four for each of the 27 prefixes, and of those that were added, each once', () => {
    const added = Object.values(described).filter(({ permissionGroup }) => permissionGroup !== undefined);
    expect(permissions).toHaveLength((27 + added.length) * 4);
    expect(new Set(permissions).size).toBe(permissions.length);
  });

  it.each([
    ['timesheet_view', true],
    ['filemanager_delete', true],
    ['timesheets_view', false],
    ['tasks', false],
    ['', false],
    [null, false],
  ])('tell of %j whether it is one: %s', (name, expected) => {
    expect(isPermission(name)).toBe(expected);
  });

  it('are what the calls ask for', () => {
    const known: readonly string[] = ['public', 'signedIn', 'adminOnly', ...permissions];
    for (const { rule: gate } of endpoints) for (const name of [gate].flat()) expect(known).toContain(name);
  });
});
