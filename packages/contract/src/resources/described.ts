import { announcements } from './announcements.ts';
import { appointments } from './appointments.ts';
import { articleCategories } from './article-categories.ts';
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
import { taskTemplates } from './task-templates.ts';
import { tasks } from './tasks.ts';
import { taxes } from './taxes.ts';
import { teams } from './teams.ts';
import { timesheet } from './timesheet.ts';
import { todos } from './todos.ts';

/**
 * Registers the resources with permissions of their own. Their routes, the names of their permissions, their entries in the menu and what
 * roles allow of them from the start follow from what they say of themselves: `npm run new feature` adds to them. The compiler writes the type of each property
 * by itself: that of one object with all of them would be longer than it writes.
 */
class DescribedResources {
  readonly projects = projects;
  readonly tasks = tasks;
  readonly teams = teams;
  readonly taxes = taxes;
  readonly items = items;
  readonly holidays = holidays;
  readonly 'leave-types' = leaveTypes;
  readonly defects = defects;
  readonly incidents = incidents;
  readonly announcements = announcements;
  readonly meetings = meetings;
  readonly knowledgebase = knowledgebase;
  readonly clients = clients;
  readonly providers = providers;
  readonly sprints = sprints;
  readonly todos = todos;
  readonly timesheet = timesheet;
  readonly leaves = leaves;
  readonly appointments = appointments;
  readonly 'article-categories' = articleCategories;
  readonly 'task-templates' = taskTemplates;
}

type Described = { readonly [Name in keyof DescribedResources]: DescribedResources[Name] };

export const described: Described = new DescribedResources();

export type DescribedName = keyof typeof described;

/** The prefixes of the permissions of these resources. */
export type DescribedPrefix = NonNullable<(typeof described)[DescribedName]['permissionPrefix']>;
