import type { PermissionPrefix } from './permissions.ts';

/** Groups the menus that permissions are given for, in the order in which they are shown. */
export const permissionGroups = [
  { id: 'people', prefixes: ['teams', 'clients'] },
  {
    id: 'work',
    prefixes: ['projects', 'projectplanner', 'tasks', 'defects', 'incidents', 'todos', 'timesheet'],
  },
  { id: 'time', prefixes: ['calendar', 'meetings', 'appointment', 'holidays', 'leaves', 'leavetypes'] },
  {
    id: 'communication',
    prefixes: ['announcements', 'mailbox', 'filemanager', 'knowledgebase', 'reports'],
  },
  { id: 'money', prefixes: ['items', 'taxes', 'estimates', 'invoices', 'payments'] },
  { id: 'administration', prefixes: ['settings', 'themesettings'] },
] as const satisfies readonly { readonly id: string; readonly prefixes: readonly PermissionPrefix[] }[];
