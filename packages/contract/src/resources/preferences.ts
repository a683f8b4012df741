import { isDateFormat, isDateTimeFormat } from '@bureau/values';
import { listOf, oneOf, onceEach, shape, whole } from '../http/schema.ts';
import { formed } from '../fields/formats.ts';
import { themePreferences } from './appearance.ts';

/** Describes how somebody writes dates, where it is not as the company does: null is as the company does. */
const formatPreferences = shape({
  date_format: formed(40, 'dateFormat', isDateFormat).min(1).nullable().optional(),
  date_time_format: formed(40, 'dateTimeFormat', isDateTimeFormat).min(1).nullable().optional(),
  first_day_of_week: whole(0, 6).nullable().optional(),
}).meta({ isAssumed: true });

/** Lists how close together the rows of lists stand. */
const densities = ['comfortable', 'compact'] as const;

/** Lists what somebody can do without being notified of. Changes of protected settings and of administrators are always told. */
export const notificationTopics = [
  'assignments',
  'changes',
  'comments',
  'mentions',
  'decisions',
  'deadlines',
  'announcements',
] as const;

export type NotificationTopic = (typeof notificationTopics)[number];

/** Describes what a person has chosen for themselves. */
export const preferences = () =>
  shape({
    theme: themePreferences,
    formats: formatPreferences.optional().default(undefined),
    /** How lists are shown whose address does not say it. */
    density: oneOf(densities).optional().meta({ isAssumed: true }),
    /** What the person does not want to be notified of. */
    muted_topics: listOf(oneOf(notificationTopics).required())
      .optional()
      .default(undefined)
      .test(onceEach())
      .meta({ isAssumed: true }),
  });
