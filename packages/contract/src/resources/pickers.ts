import { articleCategories } from './article-categories.ts';
import { clients } from './clients.ts';
import { departments } from './departments.ts';
import { leaveTypes } from './leave-types.ts';
import { meetings } from './meetings.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';
import { roles } from './roles.ts';
import { sprints } from './sprints.ts';
import { tasks } from './tasks.ts';
import { taxes } from './taxes.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';

/** The endpoints that list what a field can refer to, by the resource that it names: `reference('projects')`. People are `users`. */
export const pickers = {
  'article-categories': articleCategories.picker,
  clients: clients.picker,
  departments: departments.picker,
  'leave-types': leaveTypes.picker,
  meetings: meetings.picker,
  projects: projects.picker,
  providers: providers.picker,
  roles: roles.picker,
  sprints: sprints.picker,
  tasks: tasks.picker,
  taxes: taxes.picker,
  teams: teams.picker,
  users: users.picker,
};
