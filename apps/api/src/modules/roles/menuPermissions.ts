import { permissionActions, permissionGroups, type PermissionGroup } from '@bureau/contract';

/** Returns the tree of menus with the actions that each has. Texts are translation keys. */
export function permissionTree(): PermissionGroup[] {
  return permissionGroups.map(({ id, prefixes }) => ({
    id,
    text: `permissions.groups.${id}`,
    menus: prefixes.map((prefix) => ({
      id: prefix,
      text: `permissions.menus.${prefix}`,
      actions: permissionActions.map((action) => ({ action, permission: `${prefix}_${action}` as const })),
    })),
  }));
}
