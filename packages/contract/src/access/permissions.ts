import { type OwnPrefix, ownPrefixes } from './ownRoutes.ts';

/** Lists the actions that a permission can allow. */
export const permissionActions = ['view', 'create', 'edit', 'delete'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/**
 * Lists the prefixes of the permission names of docs/product.md §2 and §6. They are names of their own, not derived from
 * routes: `timesheet`, `filemanager`, `projectplanner`, `appointment` and `leavetypes` differ from theirs.
 */
const specifiedPrefixes = [
  'announcements',
  'timesheet',
  'todos',
  'mailbox',
  'filemanager',
  'teams',
  'holidays',
  'meetings',
  'clients',
  'settings',
  'calendar',
  'projects',
  'tasks',
  'defects',
  'incidents',
  'projectplanner',
  'knowledgebase',
  'reports',
  'appointment',
  'leaves',
  'leavetypes',
  'taxes',
  'items',
  'estimates',
  'invoices',
  'payments',
  'themesettings',
] as const;
export type PermissionPrefix = (typeof specifiedPrefixes | readonly OwnPrefix[])[number];

/** Lists the prefixes of all permission names: those of the specification, and those of routes that were added. */
export const permissionPrefixes: readonly PermissionPrefix[] = [...specifiedPrefixes, ...ownPrefixes()];

/** Names one thing that a role can allow, such as `tasks_edit`. */
export type Permission = `${PermissionPrefix}_${PermissionAction}`;

/** Lists every permission name there is. */
export const permissions: readonly Permission[] = permissionPrefixes.flatMap((prefix) =>
  permissionActions.map((action): Permission => `${prefix}_${action}`),
);

/** Returns whether a text is a permission name. */
export function isPermission(name: unknown): name is Permission {
  return permissions.some((permission) => permission === name);
}
