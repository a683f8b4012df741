import { announcements } from './announcements.ts';
import { defects } from './defects.ts';
import { holidays } from './holidays.ts';
import { incidents } from './incidents.ts';
import { items } from './items.ts';
import { knowledgebase } from './knowledgebase.ts';
import { leaveTypes } from './leave-types.ts';
import { meetings } from './meetings.ts';
import { projects } from './projects.ts';
import { tasks } from './tasks.ts';
import { taxes } from './taxes.ts';
import { teams } from './teams.ts';

/**
 * Registers the resources with permissions of their own. Their routes, the names of their permissions, their entries in the menu and what
 * roles allow of them from the start follow from what they say of themselves: `npm run new feature` adds to them.
 */
export const described = {
  projects,
  tasks,
  teams,
  taxes,
  items,
  holidays,
  'leave-types': leaveTypes,
  defects,
  incidents,
  announcements,
  meetings,
  knowledgebase,
} as const;

export type DescribedName = keyof typeof described;

/** The prefixes of the permissions of these resources. */
export type DescribedPrefix = (typeof described)[DescribedName]['permissionPrefix'];
