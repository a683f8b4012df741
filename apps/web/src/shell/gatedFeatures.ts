import type { Feature } from '../core/navigation/feature.ts';
import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';

/** Lists the features that need a sign-in: what is not here cannot be opened. Visitors do not load it. */
export const gatedFeatures: readonly Feature[] = [dashboard, tasks];
