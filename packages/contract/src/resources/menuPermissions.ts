import { string } from 'yup';
import { permissionActions, permissionPrefixes, permissions } from '../access/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { listOf, shape, text } from '../http/schema.ts';

/** Describes a menu that permissions are given for, with the actions that it has. `text` is a translation key. */
const permissionMenu = shape({
  id: string().strict().oneOf(permissionPrefixes).required(),
  text: text(100).required(),
  actions: listOf(
    shape({
      action: string().strict().oneOf(permissionActions).required(),
      permission: string().strict().oneOf(permissions).required(),
    }),
  ),
});

export const permissionGroup = shape({
  id: text(60).required(),
  text: text(100).required(),
  menus: listOf(permissionMenu),
}).meta({ isAssumed: true });

export const menuPermissions = {
  tree: defineEndpoint({
    id: 'menuPermissions.tree',
    method: 'GET',
    path: '/api/menu-permissions',
    summary: 'Returns the tree of menus with the actions that each has, to choose permissions from.',
    rule: 'adminOnly',
    response: listOf(permissionGroup),
  }),
};
