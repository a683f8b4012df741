import type { Implementation } from '../http/implement.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { articleLinkRoutes } from './articleLinks/routes.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { customFieldRoutes } from './customFields/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { defectRoutes } from './defects/routes.ts';
import { departmentRoutes } from './departments/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { helperRoutes } from './helper/routes.ts';
import { articleRoutes } from './knowledgebase/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { leaveRoutes } from './leaves/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { numberingRoutes } from './numbering/routes.ts';
import { paymentGatewayRoutes } from './paymentGateways/routes.ts';
import { plannerRoutes } from './planner/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { recordModules } from './records.ts';
import { roleRoutes } from './roles/routes.ts';
import { savedViewRoutes } from './savedViews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { slackRoutes } from './slack/routes.ts';
import { sprintRoutes } from './sprints/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { taskTemplateRoutes } from './task-templates/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { teamRoutes } from './teams/routes.ts';
import { timerLogRoutes } from './timerLogs/routes.ts';
import { todoRoutes } from './todos/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { userRoutes } from './users/routes.ts';
import { workingDayRoutes } from './workingDays/routes.ts';

/** Lists the implementations of the endpoints of the contract. */
export const implementations: readonly Implementation[] = [
  ...announcementRoutes,
  ...articleLinkRoutes,
  ...articleRoutes,
  ...appointmentRoutes,
  ...authRoutes,
  ...customFieldRoutes,
  ...dashboardRoutes,
  ...defectRoutes,
  ...departmentRoutes,
  ...eventRoutes,
  ...favouriteRoutes,
  ...importRoutes,
  ...helperRoutes,
  ...incidentRoutes,
  ...leaveRoutes,
  ...menuRoutes,
  ...notificationRoutes,
  ...numberingRoutes,
  ...paymentGatewayRoutes,
  ...plannerRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...roleRoutes,
  ...savedViewRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...slackRoutes,
  ...sprintRoutes,
  ...systemRoutes,
  ...taskTemplateRoutes,
  ...taskRoutes,
  ...teamRoutes,
  ...recordModules.flatMap((module) => module.routes()),
  ...timerLogRoutes,
  ...todoRoutes,
  ...translationRoutes,
  ...uploadRoutes,
  ...userRoutes,
  ...workingDayRoutes,
];
