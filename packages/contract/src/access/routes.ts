import type { AccessRule } from './canAccess.ts';
import { ownRoutes } from './ownRoutes.ts';

interface GatedRouteSpec {
  /** Who may open the route, and all that lies below it. */
  readonly access: Exclude<AccessRule, 'public'>;
  /** Names its icon in the menu and in the breadcrumb, by lucide's names. */
  readonly icon: string;
}

/**
 * Lists the routes of docs/product.md §2. The permissions are names of their own, not
 * derived from the paths (docs/adr/0006-explicit-permissions.md).
 */
const specifiedRoutes = {
  dashboard: { access: 'signedIn', icon: 'layout-dashboard' },
  announcements: { access: 'announcements_view', icon: 'megaphone' },
  timesheet: { access: 'timesheet_view', icon: 'timer' },
  todos: { access: 'todos_view', icon: 'square-check' },
  users: { access: 'signedIn', icon: 'users' },
  departments: { access: 'adminOnly', icon: 'building' },
  roles: { access: 'adminOnly', icon: 'shield' },
  mailbox: { access: 'mailbox_view', icon: 'mail' },
  'file-browser': { access: 'filemanager_view', icon: 'folder' },
  teams: { access: 'teams_view', icon: 'users-round' },
  holidays: { access: 'holidays_view', icon: 'sun' },
  meetings: { access: 'meetings_view', icon: 'presentation' },
  clients: { access: 'clients_view', icon: 'handshake' },
  settings: { access: 'settings_view', icon: 'settings' },
  calendar: { access: 'calendar_view', icon: 'calendar' },
  projects: { access: 'projects_view', icon: 'briefcase' },
  tasks: { access: 'tasks_view', icon: 'list-checks' },
  defects: { access: 'defects_view', icon: 'bug' },
  incidents: { access: 'incidents_view', icon: 'siren' },
  taskboard: { access: 'tasks_view', icon: 'square-kanban' },
  workspace: { access: 'tasks_view', icon: 'layout-list' },
  teamboard: { access: 'teams_view', icon: 'columns-3' },
  'projects-planner': { access: 'projectplanner_view', icon: 'chart-gantt' },
  knowledgebase: { access: 'knowledgebase_view', icon: 'book-open' },
  reports: { access: 'reports_view', icon: 'chart-column' },
  appointments: { access: 'appointment_view', icon: 'calendar-clock' },
  providers: { access: 'adminOnly', icon: 'truck' },
  leaves: { access: 'leaves_view', icon: 'plane' },
  'leave-types': { access: 'leavetypes_view', icon: 'tags' },
  taxes: { access: 'taxes_view', icon: 'percent' },
  items: { access: 'items_view', icon: 'package' },
  estimates: { access: 'estimates_view', icon: 'file-text' },
  invoices: { access: 'invoices_view', icon: 'receipt' },
  payments: { access: 'payments_view', icon: 'credit-card' },
} as const satisfies Readonly<Record<string, GatedRouteSpec>>;

/** Lists the routes that need a signed-in user, by their path: those of the specification, and those that were added. */
export const gatedRoutes = { ...specifiedRoutes, ...ownRoutes };

/** Names a route that needs a signed-in user. */
export type RoutePath = keyof typeof gatedRoutes;

/** Describes a route as menu, breadcrumb and router know it. */
export interface GatedRoute<Path extends RoutePath = RoutePath> extends GatedRouteSpec {
  readonly path: Path;
  /** Names its title in the menu, in the breadcrumb and in the window. */
  readonly titleKey: `breadcrumbs.${Path}.title`;
}

/** Returns a route with its path and the key of its title. */
export function routeOf<Path extends RoutePath>(path: Path): GatedRoute<Path> {
  const { access, icon }: GatedRouteSpec = gatedRoutes[path];
  return { path, titleKey: `breadcrumbs.${path}.title`, access, icon };
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
