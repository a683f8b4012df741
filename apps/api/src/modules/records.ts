import type { PagedModule } from '../engine/defineModule.ts';

import { articleCategoryModule } from './article-categories/service.ts';
import { appointmentModule } from './appointments/service.ts';
import { clientModule } from './clients/service.ts';
import { departmentModule } from './departments/service.ts';
import { leaveModule } from './leaves/service.ts';
import { providerModule } from './providers/service.ts';
import { sprintModule } from './sprints/service.ts';
import { taskTemplateModule } from './task-templates/service.ts';
import { timesheetModule } from './timesheet/service.ts';
import { todoModule } from './todos/service.ts';
import { announcementModule } from './announcements/service.ts';
import { articleModule } from './knowledgebase/service.ts';
import { defectModule } from './defects/service.ts';
import { holidayModule } from './holidays/service.ts';
import { incidentModule } from './incidents/service.ts';
import { itemModule } from './items/service.ts';
import { leaveTypeModule } from './leave-types/service.ts';
import { meetingModule } from './meetings/service.ts';
import { taxModule } from './taxes/service.ts';
import { projectModule } from './projects/service.ts';
import { taskModule } from './tasks/service.ts';
import { roleModule } from './roles/service.ts';
import { teamModule } from './teams/service.ts';

/** Registers the modules that answer what the engine does and nothing else: their endpoints, and what a search finds, follow. */
export const recordModules: readonly PagedModule[] = [
  taxModule,
  itemModule,
  holidayModule,
  leaveTypeModule,
  meetingModule,
  clientModule,
  providerModule,
  timesheetModule,
  articleCategoryModule,
];

/** Lists all modules whose records have a code and a page: a search finds them, notifications lead to them, the dashboard tells of them. */
export const pagedModules: readonly PagedModule[] = [
  taskModule,
  projectModule,
  leaveModule,
  todoModule,
  sprintModule,
  announcementModule,
  articleModule,
  appointmentModule,
  teamModule,
  defectModule,
  incidentModule,
  taskTemplateModule,
  departmentModule,
  roleModule,
  ...recordModules,
];
