import { defineEndpoint } from '../http/endpoint.ts';
import { flag, id, listOf, oneOf, plainDate, shape, text, version, whole } from '../http/schema.ts';
import { projects } from './projects.ts';

/** How many days a plan is asked for at most, and how many tasks of it are answered. */
export const plannerLimits = { days: 3700, tasks: 4000 } as const;

/** Names what is planned. */
const plannedKinds = ['projects', 'sprints', 'tasks'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** Names what the projects of a plan are sorted and filtered by: as in their list, and by themselves. */
const plannerList = {
  sort: projects.listSpec.sort,
  filter: { ...projects.listSpec.filter, id: 'ids' },
} as const;

/**
 * Describes something that is planned. `status` is one of its kind. What a task waits for, and what it is below, is named as far as it is in
 * the same answer. The baseline is what its dates were when somebody kept them.
 */
const planned = shape({
  kind: oneOf(plannedKinds).required(),
  id: id().required(),
  version: version().required(),
  code: text(20).required(),
  title: text(500).required(),
  status: whole(1, 6).required(),
  project_id: id().defined().nullable(),
  sprint_id: id().defined().nullable(),
  parent_id: id().defined().nullable(),
  start_date: plainDate().defined().nullable(),
  end_date: plainDate().defined().nullable(),
  progress: whole(0, 100).required(),
  dependency_ids: listOf(id().required()),
  /** Null where no baseline is kept of it. */
  baseline: shape({
    start_date: plainDate().defined().nullable(),
    end_date: plainDate().defined().nullable(),
  })
    .defined()
    .nullable(),
});

export const planner = {
  listSpec: plannerList,
  rows: defineEndpoint('planner.rows', 'GET', '/api/projects-planner', {
    summary:
      'Lists the projects, sprints and tasks that have a day in a period or no dates yet, as far as the caller may see them: each after what it is below. Cancelled tasks are left out.',
    rule: 'projectplanner_view',
    list: plannerList,
    query: { from: plainDate().required(), to: plainDate().required() },
    response: shape({
      rows: listOf(planned),
      /** Whether there are more tasks than are answered at once. */
      is_truncated: flag().required(),
      /** The days of the week without work, 0 for Sunday to 6 for Saturday. */
      days_off: listOf(whole(0, 6).required()),
      /** The public holidays in the period; nobody of a client is told. */
      holidays: listOf(shape({ date: plainDate().required(), name: text(200).required() })),
    }).meta({ isAssumed: true }),
    errors: [422],
  }),
};
