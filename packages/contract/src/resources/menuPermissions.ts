import { permissionActions } from '../access/names.ts';
import { permissionPrefixes, permissions } from '../access/permissions.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { listOf, oneOf, shape, text } from '../http/schema.ts';

/** Describes a menu that permissions are given for, with the actions that it has. `text` is a translation key. */
const permissionMenu = shape({
  id: oneOf(permissionPrefixes).required(),
  text: text(100).required(),
  actions: listOf(
    shape({
      action: oneOf(permissionActions).required(),
      permission: oneOf(permissions).required(),
    }),
  ),
});

export const permissionGroup = shape({
  id: text(60).required(),
  text: text(100).required(),
  menus: listOf(permissionMenu),
}).meta({ isAssumed: true });

export const menuPermissions = {
  tree: defineEndpoint('menuPermissions.tree', 'GET', '/api/menu-permissions', {
    summary: 'Returns the tree of menus with the actions that each has, to choose permissions from.',
    rule: 'adminOnly',
    response: listOf(permissionGroup),
  }),
};
