/** Names a permission by its menu and what it allows there: `Tasks – View`. */
export function permissionName(permission: string, translate: (text: string) => string): string {
  const [, menu, action] = /^(.*)_([a-z]+)$/.exec(permission) ?? [];
  if (menu === undefined || action === undefined) return permission;
  return `${translate(`permissions.menus.${menu}`)} – ${translate(`permissions.actions.${action}`)}`;
}
