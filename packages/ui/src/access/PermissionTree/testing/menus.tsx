import type { PermissionAction, PermissionNode, PermissionSet } from '../PermissionTree.types.ts';

/** The actions and menus of an invented back office, as the stories of the tree show them. */
export const actions: readonly PermissionAction[] = [
  { id: 'view', label: 'View' },
  { id: 'create', label: 'Create' },
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
];

export const menu = (id: string, label: string, allowed: readonly PermissionAction[] = actions) => ({
  id,
  label,
  permissions: Object.fromEntries(allowed.map((action) => [action.id, `${id}_${action.id}`])),
});

const viewOnly = actions.slice(0, 1);

export const menus: readonly PermissionNode[] = [
  {
    id: 'people',
    label: 'People',
    children: [menu('teams', 'Teams'), menu('clients', 'Clients')],
  },
  {
    id: 'work',
    label: 'Work',
    children: [
      menu('projects', 'Projects'),
      menu('tasks', 'Tasks'),
      menu('defects', 'Defects'),
      menu('timesheet', 'Timesheet'),
    ],
  },
  {
    id: 'money',
    label: 'Finance',
    children: [menu('invoices', 'Invoices'), menu('payments', 'Payments')],
  },
  menu('reports', 'Reports', viewOnly),
];

export const granted: PermissionSet = new Set([
  'teams_view',
  'projects_view',
  'tasks_view',
  'tasks_create',
  'tasks_edit',
  'timesheet_view',
  'timesheet_create',
  'timesheet_edit',
  'timesheet_delete',
  'reports_view',
]);

export const everything: PermissionSet = new Set(
  menus
    .flatMap(({ children, ...node }) => children ?? [node])
    .flatMap(({ permissions = {} }) => Object.values(permissions))
    .filter((permission) => permission !== undefined),
);

const modules = [
  'Sales',
  'Purchasing',
  'Warehouse',
  'Production',
  'Payroll',
  'Fleet',
  'Support',
  'Compliance',
];
const screens = ['Orders', 'Contracts', 'Deliveries', 'Price lists', 'Approvals', 'Checklists', 'Templates'];

/** Makes a tree of some nodes, each ninth of them a group. */
export function makeMenus(count: number): readonly PermissionNode[] {
  return Array.from({ length: Math.ceil(count / 9) }, (_, group) => ({
    id: `group${group}`,
    label: `${modules[group % modules.length]} ${group + 1}`,
    children: Array.from({ length: Math.min(8, count - group * 9 - 1) }, (__, place) =>
      menu(`menu${group}-${place}`, `${screens[(group + place) % screens.length]} ${group + 1}.${place + 1}`),
    ),
  }));
}
