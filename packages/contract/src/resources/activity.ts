import { type InferType, string } from 'yup';
import { collectionOf } from '../http/collections.ts';
import type { EndpointRule } from '../access/names.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, instant, oneOf, pageOf, shape, text } from '../http/schema.ts';

/** Lists what an entry of an activity log can tell. */
export const activityActions = ['created', 'updated'] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Describes what an entry tells wherever it is listed. */
export const activityEntry = {
  id: id().required(),
  action: oneOf(activityActions).required(),
  field: text(60).defined().nullable(),
  old_value: string().strict().defined().nullable(),
  new_value: string().strict().defined().nullable(),
  created_at: instant().required(),
  user_id: id().defined().nullable(),
  firstname: text(100).defined().nullable(),
  lastname: text(100).defined().nullable(),
  avatar: text(200).defined().nullable(),
};

/**
 * Describes one entry of a record's activity log: who did what to which field, and when. Values are texts: the number of
 * a status, the name of a project, names of people separated by commas, roles as JSON; null where there was or is nothing. `field_label` is the label of a
 * custom field, as it is now, and null for the others.
 */
export const activity = shape({
  ...activityEntry,
  field_label: text(100).defined().nullable(),
}).meta({ isAssumed: true });

export type Activity = InferType<typeof activity>;

/** Defines the call that lists the activity log of a record. */
export const activitiesOf = <const Name extends string>(name: Name, rule: EndpointRule) =>
  defineEndpoint(`${name}.activities`, 'GET', `/api/${collectionOf(name)}/{id}/activities` as const, {
    kind: 'activities',
    summary: `Lists the activity log of a record of ${name}, the newest entry first.`,
    rule,
    list: { sort: ['created_at'], filter: {} },
    response: pageOf(activity),
  });
