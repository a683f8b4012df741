import { described, type DescribedPrefix } from '../resources/described.ts';
import {
  type PermissionAction,
  permissionActions,
  type SpecifiedPrefix,
  specifiedPrefixes,
} from './names.ts';

export type PermissionPrefix = SpecifiedPrefix | DescribedPrefix;

/** Lists the prefixes of all permission names: those of the specification, and those of resources that were added. */
export const permissionPrefixes: readonly PermissionPrefix[] = [
  ...new Set([
    ...specifiedPrefixes,
    ...Object.values(described).flatMap(({ permissionPrefix }) => permissionPrefix ?? []),
  ]),
];

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
