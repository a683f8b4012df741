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
import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import type dashboardTexts from '../features/dashboard/locales/en.json';
import type rolesTexts from '../features/roles/locales/en.json';
import { defects } from '../features/defects/defects.feature.ts';
import { holidays } from '../features/holidays/holidays.feature.ts';
import { incidents } from '../features/incidents/incidents.feature.ts';
import { items } from '../features/items/items.feature.ts';
import { knowledgebase } from '../features/knowledgebase/knowledgebase.feature.ts';
import { leaveTypes } from '../features/leave-types/leave-types.feature.ts';
import { meetings } from '../features/meetings/meetings.feature.ts';
import { roles } from '../features/roles/roles.feature.ts';
import type tasksTexts from '../features/tasks/locales/en.json';
import { tasks } from '../features/tasks/tasks.feature.ts';
import { taxes } from '../features/taxes/taxes.feature.ts';

/** Lists the features that need a sign-in: what is not here cannot be opened. Visitors do not load it. */
export const gatedFeatures: readonly Feature[] = [
  dashboard,
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
];

/** Has the texts of these features, for the types of `t`. */
export type FeatureTexts = typeof dashboardTexts &
  typeof roleLabels &
  typeof rolesTexts &
  typeof taskLabels &
  typeof tasksTexts &
  typeof taxesLabels &
  typeof itemsLabels &
  typeof holidaysLabels &
  typeof leaveTypesLabels &
  typeof defectsLabels &
  typeof incidentsLabels &
  typeof announcementsLabels &
  typeof meetingsLabels &
  typeof knowledgebaseLabels;
