import type { dashboard } from './dashboard.ts';
import type { ResourceName } from './registry.ts';

type WidgetCall = Exclude<keyof typeof dashboard, 'layout' | 'saveLayout'>;

/** Names the resources of whose records each call of the dashboard tells that a widget makes; null of any resource. */
export const dashboardSources: Readonly<Record<WidgetCall, readonly ResourceName[] | null>> = {
  figures: null,
  flow: ['tasks'],
  statuses: ['tasks'],
  tasks: ['tasks'],
  incidents: ['incidents'],
  away: ['leaves'],
  announcements: ['announcements'],
  todos: ['todos'],
  hours: ['timesheet'],
  projects: ['projects', 'tasks'],
  activity: null,
};
