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
 * roles allow of them from the start follow from what they say of themselves: `npm run new feature` adds to them. The type of each is named: written out once more,
 * they are two megabytes of declarations, which the check of everything else would read.
 */
class DescribedResources {
  readonly projects: typeof projects = projects;
  readonly tasks: typeof tasks = tasks;
  readonly teams: typeof teams = teams;
  readonly taxes: typeof taxes = taxes;
  readonly items: typeof items = items;
  readonly holidays: typeof holidays = holidays;
  readonly 'leave-types': typeof leaveTypes = leaveTypes;
  readonly defects: typeof defects = defects;
  readonly incidents: typeof incidents = incidents;
  readonly announcements: typeof announcements = announcements;
  readonly meetings: typeof meetings = meetings;
  readonly knowledgebase: typeof knowledgebase = knowledgebase;
  readonly clients: typeof clients = clients;
  readonly providers: typeof providers = providers;
  readonly sprints: typeof sprints = sprints;
  readonly todos: typeof todos = todos;
  readonly timesheet: typeof timesheet = timesheet;
  readonly leaves: typeof leaves = leaves;
  readonly appointments: typeof appointments = appointments;
  readonly 'article-categories': typeof articleCategories = articleCategories;
  readonly 'task-templates': typeof taskTemplates = taskTemplates;
}

type Described = { readonly [Name in keyof DescribedResources]: DescribedResources[Name] };

export const described: Described = new DescribedResources();

export type DescribedName = keyof typeof described;

/** The prefixes of the permissions of these resources. */
export type DescribedPrefix = NonNullable<(typeof described)[DescribedName]['permissionPrefix']>;
