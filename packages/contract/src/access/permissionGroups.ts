import { described } from '../resources/described.ts';
import type { PermissionGroupId, SpecifiedPrefix } from './names.ts';

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
  readonly id: PermissionGroupId;
  readonly prefixes: readonly SpecifiedPrefix[];
}[];

/** Groups the menus that permissions are given for, in the order in which they are shown: what was added stands last in its group. */
export const permissionGroups = specifiedGroups.map(({ id, prefixes }) => {
  const added = Object.values(described).filter(({ permissionGroup }) => permissionGroup === id);
  return { id, prefixes: [...prefixes, ...added.flatMap(({ permissionPrefix }) => permissionPrefix ?? [])] };
});
