import { isDateFormat, isDateTimeFormat } from '@bureau/values';
import { shape, whole } from '../http/schema.ts';
import { formed } from '../fields/formats.ts';
import { themePreferences } from './appearance.ts';

/** Describes how somebody writes dates, where it is not as the company does: null is as the company does. */
const formatPreferences = shape({
  date_format: formed(40, 'dateFormat', isDateFormat).min(1).nullable().optional(),
  date_time_format: formed(40, 'dateTimeFormat', isDateTimeFormat).min(1).nullable().optional(),
  first_day_of_week: whole(0, 6).nullable().optional(),
}).meta({ isAssumed: true });

/** Describes what a person has chosen for themselves. */
export const preferences = () =>
  shape({ theme: themePreferences, formats: formatPreferences.optional().default(undefined) });
