import { announcements } from './announcements.ts';
import { appointments } from './appointments.ts';
import { clients } from './clients.ts';
import { defects } from './defects.ts';
import { holidays } from './holidays.ts';
import { incidents } from './incidents.ts';
import { items } from './items.ts';
import { knowledgebase } from './knowledgebase.ts';
import { leaveTypes } from './leave-types.ts';
import { leaves } from './leaves.ts';
import { meetings } from './meetings.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';
import { sprints } from './sprints.ts';
import { tasks } from './tasks.ts';
import { taxes } from './taxes.ts';
import { teams } from './teams.ts';
import { timesheet } from './timesheet.ts';
import { todos } from './todos.ts';

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
  clients,
  providers,
  sprints,
  todos,
  timesheet,
  leaves,
  appointments,
} as const;

export type DescribedName = keyof typeof described;

/** The prefixes of the permissions of these resources. */
export type DescribedPrefix = NonNullable<(typeof described)[DescribedName]['permissionPrefix']>;
