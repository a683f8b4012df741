import type { Filters, tasks } from '@bureau/contract';

const references = ['project_id', 'sprint_id', 'meeting_id'] as const;

type Filter = Pick<Filters<typeof tasks.listSpec>, 'assignee_id' | (typeof references)[number]>;

/** Returns what a task that is added gets because no others are shown: the only project, sprint, meeting and person that are filtered by. */
export function narrowedValues(filter: Filter = {}) {
  const { assignee_id: people = [] } = filter;
  const referred = references.flatMap((name) => {
    const [id, ...others] = filter[name] ?? [];
    return typeof id === 'number' && others.length === 0 ? [[name, id] as const] : [];
  });
  return {
    ...Object.fromEntries(referred),
    ...(people.length === 1 && { assignee_ids: people.filter((id) => typeof id === 'number') }),
  };
}
