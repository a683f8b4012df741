export {
  type AccessRule,
  type AccessUser,
  adminRoles,
  canAccess,
  isAdmin,
  isAdminRole,
} from './canAccess.ts';
export {
  type EndpointRule,
  type Grants,
  type PermissionAction,
  permissionActions,
  type PermissionGroupId,
} from './names.ts';
export { permissionGroups } from './permissionGroups.ts';
export {
  isPermission,
  type Permission,
  type PermissionPrefix,
  permissionPrefixes,
  permissions,
} from './permissions.ts';
export { findRoute, type GatedRoute, gatedRoutes, isRoutePath, routeOf, type RoutePath } from './routes.ts';
