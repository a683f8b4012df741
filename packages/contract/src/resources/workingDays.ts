import { defineEndpoint } from '../http/endpoint.ts';
import { flag, listOf, onceEach, shape, whole } from '../http/schema.ts';
import { settings } from './settings.ts';

/** Describes a day of the week: 0 is Sunday, 6 is Saturday. */
const workingDay = shape({
  day: whole(0, 6).required(),
  is_working: flag().required(),
  /** How long people work on it, in minutes. */
  minutes: whole(0, 24 * 60).required(),
});

/** Describes the days of the week, each once. */
const days = () => listOf(workingDay).min(7).max(7).test(onceEach('day'));

/** Describes on which days of the week people work. */
const workingWeek = shape({ days: days() }).meta({ isAssumed: true });

/** Requires a day on which people work: nothing could be planned, and no leave be taken, without one. */
const hasWork = {
  name: 'workingDay',
  test: (given: unknown): boolean =>
    !Array.isArray(given) ||
    given.some((day: unknown) => Reflect.get(Object(day) as object, 'is_working') === true),
};

export const workingDays = {
  one: defineEndpoint('workingDays.one', 'GET', '/api/working-days', {
    summary: 'Returns the days of the week on which people work, and how long.',
    rule: 'signedIn',
    response: workingWeek,
  }),
  save: defineEndpoint('workingDays.save', 'POST', '/api/working-days', {
    summary: 'Sets on which days of the week people work, and how long.',
    rule: settings.writers,
    body: shape({ days: days().test(hasWork) }).meta({ isAssumed: true }),
    response: workingWeek,
  }),
};
