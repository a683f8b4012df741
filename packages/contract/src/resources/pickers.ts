import { clients } from './clients.ts';
import { departments } from './departments.ts';
import { projects } from './projects.ts';
import { roles } from './roles.ts';
import { tasks } from './tasks.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';

/** The endpoints that list what a field can refer to, by the resource that it names: `reference('projects')`. People are `users`. */
export const pickers = {
  clients: clients.picker,
  departments: departments.picker,
  projects: projects.picker,
  roles: roles.picker,
  tasks: tasks.picker,
  teams: teams.picker,
  users: users.picker,
};
