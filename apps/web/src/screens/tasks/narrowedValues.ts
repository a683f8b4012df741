import type { Filters, tasks } from '@bureau/contract';

type Filter = Pick<Filters<typeof tasks.listSpec>, 'assignee_id' | 'project_id'>;

/** Returns what a task that is added gets because no others are shown: the only project and person that are filtered by. */
export function narrowedValues({ assignee_id: people = [], project_id: projects = [] }: Filter = {}) {
  const [project] = projects;
  return {
    ...(projects.length === 1 && typeof project === 'number' && { project_id: project }),
    ...(people.length === 1 && { assignee_ids: people.filter((id) => typeof id === 'number') }),
  };
}
