import { number } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { plainDate, shape } from '../http/schema.ts';

const count = () => number().strict().integer().min(0).required();

export const dashboard = {
  one: defineEndpoint({
    id: 'dashboard.one',
    method: 'GET',
    path: '/api/dashboard',
    summary: "Gives the figures of the caller's dashboard, each the length of a filtered list of tasks.",
    rule: 'signedIn',
    /** `tasks` is null for a caller without `tasks_view`. `today` is the day that the figures speak of, in the caller's time zone. */
    response: shape({
      today: plainDate().required(),
      tasks: shape({
        open: count(),
        mine: count(),
        due_today: count(),
        overdue: count(),
        waiting: count(),
        urgent: count(),
      })
        .defined()
        .nullable(),
    }).meta({ isAssumed: true }),
  }),
};
