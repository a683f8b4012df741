import type { AccessRule } from './canAccess.ts';
import { permissionRule } from './names.ts';
import { described, type DescribedName } from '../resources/described.ts';

interface GatedRouteSpec {
  /** Who may open the route, and all that lies below it. */
  readonly access: Exclude<AccessRule, 'public'>;
  /** Names its icon in the menu and in the breadcrumb, by lucide's names. */
  readonly icon: string;
  /** Who may create records there, where a resource says so. */
  readonly createRule?: Exclude<AccessRule, 'public'>;
}

/**
 * Lists the routes that no resource says of itself. The permissions are names of their own, not
 * derived from the paths (docs/adr/0006-explicit-permissions.md).
 */
const specifiedRoutes = {
  dashboard: { access: 'signedIn', icon: 'layout-dashboard' },
  users: { access: 'signedIn', icon: 'users' },
  departments: { access: 'adminOnly', icon: 'building' },
  roles: { access: 'adminOnly', icon: 'shield' },
  mailbox: { access: 'mailbox_view', icon: 'mail' },
  'file-browser': { access: 'filemanager_view', icon: 'folder' },
  settings: { access: 'settings_view', icon: 'settings' },
  calendar: { access: 'calendar_view', icon: 'calendar' },
  taskboard: { access: 'tasks_view', icon: 'square-kanban' },
  workspace: { access: 'tasks_view', icon: 'layout-list' },
  teamboard: { access: 'teams_view', icon: 'columns-3' },
  'projects-planner': { access: 'projectplanner_view', icon: 'chart-gantt' },
  reports: { access: 'reports_view', icon: 'chart-column' },
  estimates: { access: 'estimates_view', icon: 'file-text' },
  invoices: { access: 'invoices_view', icon: 'receipt' },
  payments: { access: 'payments_view', icon: 'credit-card' },
} as const satisfies Readonly<Record<string, GatedRouteSpec>>;

/** Names a route that needs a signed-in user. */
export type RoutePath = keyof typeof specifiedRoutes | DescribedName;

/** Lists the routes that need a signed-in user, by their path: those of the specification, and those of resources that were added. */
export const gatedRoutes: Readonly<Record<RoutePath, GatedRouteSpec>> = {
  ...specifiedRoutes,
  ...(Object.fromEntries(
    Object.values(described).map(({ name, icon, permissionPrefix: prefix }) => [
      name,
      { access: permissionRule(prefix, 'view'), createRule: permissionRule(prefix, 'create'), icon },
    ]),
  ) as Record<DescribedName, GatedRouteSpec>),
};

/** Describes a route as menu, breadcrumb and router know it. */
export interface GatedRoute<Path extends RoutePath = RoutePath> extends GatedRouteSpec {
  readonly path: Path;
  /** Names its title in the menu, in the breadcrumb and in the window. */
  readonly titleKey: `breadcrumbs.${Path}.title`;
}

/** Returns a route with its path and the key of its title. */
export function routeOf<Path extends RoutePath>(path: Path): GatedRoute<Path> {
  return { path, titleKey: `breadcrumbs.${path}.title`, ...gatedRoutes[path] };
}

/** Returns whether a text is the path of a route that needs a signed-in user. */
export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(gatedRoutes, path);
}

/** Finds the route of an address inside the application: `tasks` of `/tasks/detail/7?tab=time`; undefined where no route is. */
export function findRoute(address: string): GatedRoute | undefined {
  const path = /^\/([^/?#]+)/.exec(address)?.[1] ?? '';
  return isRoutePath(path) ? routeOf(path) : undefined;
}
