import {
  type Permission,
  permissionActions,
  permissionGroups,
  permissions,
  type Role,
  roles as resource,
} from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { createRecord, serveResource } from './fakeResource.ts';

/** Creates the role of a number; the same number gives the same role. */
export function createRole(id: number, changes: Partial<Role> = {}): Role {
  const role = createRecord(resource, id, {
    name: `Role ${id}`,
    description: '',
    department_id: null,
    department_name: null,
    is_built_in: false,
    is_admin: false,
    is_external: false,
    member_count: 3,
    permissions: ['projects_view', 'tasks_view'],
    ...changes,
  });
  return role as unknown as Role;
}

/** Answers what the screens of roles ask for. The first role passes every gate. */
export function serveRoles(api: FakeApi): Map<number, Role> {
  const full = { is_built_in: true, is_admin: true, permissions: [...permissions] };
  const all = [
    createRole(1, { name: 'admin', ...full }),
    createRole(2, { name: 'user', is_built_in: true }),
    createRole(3, { name: 'Site managers' }),
  ];
  const records = new Map(all.map((role) => [role.id, role]));
  serveResource(api, resource, { records, create: createRole });
  api.on('GET /api/get-departments', () => json([{ id: 1, name: 'Operations' }]));
  api.on('GET /api/menu-permissions', () =>
    json(
      permissionGroups.map(({ id, prefixes }) => ({
        id,
        text: `permissions.groups.${id}`,
        menus: prefixes.map((prefix) => ({
          id: prefix,
          text: `permissions.menus.${prefix}`,
          actions: permissionActions.map((action) => ({ action, permission: `${prefix}_${action}` })),
        })),
      })),
    ),
  );
  api.on('PUT /api/roles/:id/permissions', ({ body }, [id]) => {
    const role = records.get(Number(id));
    if (!role) return json({ error: 'Not found' }, 404);
    const { permissions: chosen, version } = body as { permissions: Permission[]; version: number };
    if (version !== role.version)
      return json({ error: 'Somebody changed it meanwhile.', current: role }, 409);
    const changed = { ...role, permissions: chosen, version: version + 1 };
    records.set(role.id, changed);
    return json(changed);
  });
  return records;
}
