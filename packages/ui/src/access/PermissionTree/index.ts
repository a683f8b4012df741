export { PermissionTree } from './PermissionTree.tsx';
export type {
  PermissionAction,
  PermissionNode,
  PermissionSet,
  PermissionTreeMode,
  PermissionTreeProps,
} from './PermissionTree.types.ts';
export { comparePermissions, type PermissionChange } from './permissionRules.ts';
