import type { Implementation } from '../http/implement.ts';
import { authRoutes } from './auth/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { departmentRoutes } from './departments/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { savedViewRoutes } from './savedViews/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Lists what answers the calls of the contract. */
export const implementations: readonly Implementation[] = [
  ...authRoutes,
  ...dashboardRoutes,
  ...departmentRoutes,
  ...importRoutes,
  ...menuRoutes,
  ...profileRoutes,
  ...projectRoutes,
  ...roleRoutes,
  ...savedViewRoutes,
  ...settingsRoutes,
  ...systemRoutes,
  ...taskRoutes,
  ...userRoutes,
];
