import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import { login } from '../features/login/login.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';
import type { Feature } from './feature.ts';

/** Lists the features of the application: what is not here cannot be opened. */
export const features: readonly Feature[] = [login, dashboard, tasks];
