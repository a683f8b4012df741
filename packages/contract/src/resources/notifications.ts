import { defineEndpoint } from '../http/endpoint.ts';
import { done, id, instant, listOf, shape, text, whole } from '../http/schema.ts';

/** How many notifications can be asked for at once. */
const notificationLimit = 100;

/**
 * Describes a notification (docs/product.md §3). `message` is HTML of a few harmless elements; `route` is a route of the application,
 * such as `tasks`, and never an address.
 */
export const notification = shape({
  id: id().required(),
  title: text(300).required(),
  message: text(4000).required(),
  created_at: instant().required(),
  route: text(60).defined().nullable(),
  route_related_id: id().defined().nullable(),
});

export const notifications = {
  list: defineEndpoint('notifications.list', 'POST', '/api/get-notifications', {
    summary: "Returns the newest of the caller's notifications, in the caller's language.",
    rule: 'signedIn',
    hasEffect: false,
    hasOverlay: false,
    body: shape({ length: whole(1, notificationLimit).required() }),
    response: listOf(notification),
  }),
  remove: defineEndpoint('notifications.remove', 'POST', '/api/notifications/delete', {
    summary: 'Dismisses a notification of the caller.',
    rule: 'signedIn',
    hasOverlay: false,
    body: shape({ id: id().required() }),
    response: done,
    errors: [404],
  }),
};
