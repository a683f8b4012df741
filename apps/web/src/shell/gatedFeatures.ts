import type appointmentsLabels from '@bureau/contract/labels/appointments/locales/en.json';
import type articleCategoriesLabels from '@bureau/contract/labels/article-categories/locales/en.json';
import type clientsLabels from '@bureau/contract/labels/clients/locales/en.json';
import type departmentsLabels from '@bureau/contract/labels/departments/locales/en.json';
import type leavesLabels from '@bureau/contract/labels/leaves/locales/en.json';
import type projectsLabels from '@bureau/contract/labels/projects/locales/en.json';
import type providersLabels from '@bureau/contract/labels/providers/locales/en.json';
import type sprintsLabels from '@bureau/contract/labels/sprints/locales/en.json';
import type taskTemplatesLabels from '@bureau/contract/labels/task-templates/locales/en.json';
import type teamsLabels from '@bureau/contract/labels/teams/locales/en.json';
import type usersLabels from '@bureau/contract/labels/users/locales/en.json';
import type timesheetLabels from '@bureau/contract/labels/timesheet/locales/en.json';
import type todosLabels from '@bureau/contract/labels/todos/locales/en.json';
import type announcementsLabels from '@bureau/contract/labels/announcements/locales/en.json';
import type defectsLabels from '@bureau/contract/labels/defects/locales/en.json';
import type holidaysLabels from '@bureau/contract/labels/holidays/locales/en.json';
import type incidentsLabels from '@bureau/contract/labels/incidents/locales/en.json';
import type itemsLabels from '@bureau/contract/labels/items/locales/en.json';
import type knowledgebaseLabels from '@bureau/contract/labels/knowledgebase/locales/en.json';
import type leaveTypesLabels from '@bureau/contract/labels/leave-types/locales/en.json';
import type meetingsLabels from '@bureau/contract/labels/meetings/locales/en.json';
import type roleLabels from '@bureau/contract/labels/roles/locales/en.json';
import type taskLabels from '@bureau/contract/labels/tasks/locales/en.json';
import type taxesLabels from '@bureau/contract/labels/taxes/locales/en.json';
import type { Feature } from '../core/navigation/feature.ts';
import { announcements } from '../features/announcements/announcements.feature.ts';
import { articleCategories } from '../features/article-categories/article-categories.feature.ts';
import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import type dashboardTexts from '../features/dashboard/locales/en.json';
import type meetingsTexts from '../features/meetings/locales/en.json';
import type announcementsTexts from '../features/announcements/locales/en.json';
import type knowledgebaseTexts from '../features/knowledgebase/locales/en.json';
import type leavesTexts from '../features/leaves/locales/en.json';
import type appointmentsTexts from '../features/appointments/locales/en.json';
import type sprintsTexts from '../features/sprints/locales/en.json';
import type teamsTexts from '../features/teams/locales/en.json';
import type timesheetTexts from '../features/timesheet/locales/en.json';
import type taskTemplatesTexts from '../features/task-templates/locales/en.json';
import type todosTexts from '../features/todos/locales/en.json';
import type usersTexts from '../features/users/locales/en.json';
import type settingsTexts from '../features/settings/locales/en.json';
import type rolesTexts from '../features/roles/locales/en.json';
import type defectsTexts from '../features/defects/locales/en.json';
import { appointments } from '../features/appointments/appointments.feature.ts';
import { clients } from '../features/clients/clients.feature.ts';
import { departments } from '../features/departments/departments.feature.ts';
import { leaves } from '../features/leaves/leaves.feature.ts';
import type projectsTexts from '../features/projects/locales/en.json';
import { projects } from '../features/projects/projects.feature.ts';
import { taskTemplates } from '../features/task-templates/task-templates.feature.ts';
import { taskboard } from '../features/taskboard/taskboard.feature.ts';
import { teamboard } from '../features/teamboard/teamboard.feature.ts';
import { projectsPlanner } from '../features/projects-planner/projects-planner.feature.ts';
import { providers } from '../features/providers/providers.feature.ts';
import { sprints } from '../features/sprints/sprints.feature.ts';
import { teams } from '../features/teams/teams.feature.ts';
import { users } from '../features/users/users.feature.ts';
import type workspaceTexts from '../features/workspace/locales/en.json';
import { workspace } from '../features/workspace/workspace.feature.ts';
import { timesheet } from '../features/timesheet/timesheet.feature.ts';
import { todos } from '../features/todos/todos.feature.ts';
import { defects } from '../features/defects/defects.feature.ts';
import { holidays } from '../features/holidays/holidays.feature.ts';
import { incidents } from '../features/incidents/incidents.feature.ts';
import { items } from '../features/items/items.feature.ts';
import { knowledgebase } from '../features/knowledgebase/knowledgebase.feature.ts';
import { leaveTypes } from '../features/leave-types/leave-types.feature.ts';
import { meetings } from '../features/meetings/meetings.feature.ts';
import { roles } from '../features/roles/roles.feature.ts';
import type taskboardTexts from '../features/taskboard/locales/en.json';
import type teamboardTexts from '../features/teamboard/locales/en.json';
import type projectsPlannerTexts from '../features/projects-planner/locales/en.json';
import type tasksTexts from '../features/tasks/locales/en.json';
import { tasks } from '../features/tasks/tasks.feature.ts';
import { settings } from '../features/settings/settings.feature.ts';
import { taxes } from '../features/taxes/taxes.feature.ts';

/** Lists the features that need a sign-in: what is not here cannot be opened. Visitors do not load it. */
export const gatedFeatures: readonly Feature[] = [
  dashboard,
  workspace,
  tasks,
  roles,
  taxes,
  items,
  holidays,
  leaveTypes,
  defects,
  incidents,
  announcements,
  meetings,
  knowledgebase,
  appointments,
  clients,
  departments,
  leaves,
  projects,
  projectsPlanner,
  taskboard,
  teamboard,
  providers,
  sprints,
  teams,
  timesheet,
  todos,
  users,
  articleCategories,
  settings,
  taskTemplates,
];

/** Has the texts of these features, for the types of `t`. */
export type FeatureTexts = typeof dashboardTexts &
  typeof roleLabels &
  typeof rolesTexts &
  typeof settingsTexts &
  typeof teamsTexts &
  typeof taskLabels &
  typeof taskboardTexts &
  typeof teamboardTexts &
  typeof projectsPlannerTexts &
  typeof tasksTexts &
  typeof taxesLabels &
  typeof itemsLabels &
  typeof holidaysLabels &
  typeof leaveTypesLabels &
  typeof defectsLabels &
  typeof defectsTexts &
  typeof incidentsLabels &
  typeof announcementsLabels &
  typeof meetingsLabels &
  typeof knowledgebaseLabels &
  typeof appointmentsLabels &
  typeof clientsLabels &
  typeof departmentsLabels &
  typeof leavesLabels &
  typeof announcementsTexts &
  typeof meetingsTexts &
  typeof knowledgebaseTexts &
  typeof leavesTexts &
  typeof appointmentsTexts &
  typeof sprintsTexts &
  typeof timesheetTexts &
  typeof todosTexts &
  typeof projectsLabels &
  typeof projectsTexts &
  typeof providersLabels &
  typeof sprintsLabels &
  typeof teamsLabels &
  typeof timesheetLabels &
  typeof todosLabels &
  typeof usersLabels &
  typeof usersTexts &
  typeof workspaceTexts &
  typeof articleCategoriesLabels &
  typeof taskTemplatesLabels &
  typeof taskTemplatesTexts;
