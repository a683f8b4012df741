import { ownPrefixes, type OwnRoute } from './ownRoutes.ts';
import type { PermissionPrefix } from './permissions.ts';

const specifiedGroups = [
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
] as const satisfies readonly {
  readonly id: OwnRoute['group'];
  readonly prefixes: readonly PermissionPrefix[];
}[];

/** Groups the menus that permissions are given for, in the order in which they are shown. */
export const permissionGroups = specifiedGroups.map(({ id, prefixes }) => ({
  id,
  prefixes: [...prefixes, ...ownPrefixes(id)],
}));
