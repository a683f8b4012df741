import type { Feature } from '../core/navigation/feature.ts';
import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import type dashboardTexts from '../features/dashboard/locales/en.json';
import type tasksTexts from '../features/tasks/locales/en.json';
import { tasks } from '../features/tasks/tasks.feature.ts';

/** Lists the features that need a sign-in: what is not here cannot be opened. Visitors do not load it. */
export const gatedFeatures: readonly Feature[] = [dashboard, tasks];

/** Has the texts of these features, for the types of `t`. */
export type FeatureTexts = typeof dashboardTexts & typeof tasksTexts;
