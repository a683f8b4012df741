import { type Permission, type PermissionGroup, permissions } from '@bureau/contract';
import type { PermissionNode, PermissionSet } from '@bureau/ui/access';
import { createNamesFormat } from '@bureau/values';

/** Translates a text of the server. */
type Translate = (text: string) => string;

/** Returns the menus that permissions are given for, in their groups, as the tree shows them. */
export const toNodes = (groups: readonly PermissionGroup[], translate: Translate): PermissionNode[] =>
  groups.map(({ id, menus, text }) => ({
    id: `group ${id}`,
    label: translate(text),
    children: menus.map((menu) => ({
      id: menu.id,
      label: translate(menu.text),
      permissions: Object.fromEntries(menu.actions.map(({ action, permission }) => [action, permission])),
    })),
  }));

/** Returns permissions in the order in which the API has them. */
export const inOrder = (granted: PermissionSet): readonly Permission[] =>
  permissions.filter((permission) => granted.has(permission));

/** Describes permissions by their menus: “Tasks (View, Edit)”. Those that no menu has keep their names. */
export function describePermissions(
  granted: readonly string[],
  groups: readonly PermissionGroup[],
  translate: Translate,
  locale: string,
): string {
  const rest = new Set(granted);
  const menus = groups.flatMap((group) => group.menus);
  const described = menus.flatMap(({ actions, text }) => {
    const names = actions.flatMap(({ action, permission }) =>
      rest.delete(permission) ? [translate(`permissions.actions.${action}`)] : [],
    );
    return names.length > 0 ? [`${translate(text)} (${join(names, locale)})`] : [];
  });
  return join([...described, ...rest], locale);
}

const join = (parts: readonly string[], locale: string) => createNamesFormat(locale).format(parts);
