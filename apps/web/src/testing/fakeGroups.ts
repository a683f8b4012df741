import type { ListGroup, Task } from '@bureau/contract';

const isField = (field: string | null): field is 'priority' | 'project_id' | 'status' =>
  field === 'status' || field === 'priority' || field === 'project_id';

/** Brings tasks into the order of their groups, as the API does; without a field they stay as they are. */
export function orderByGroup(tasks: readonly Task[], field: string | null): readonly Task[] {
  if (!isField(field)) return tasks;
  const placeOf = ({ project_name: name, [field]: id }: Task) =>
    field === 'project_id' ? (name ?? '\u{FFFF}') : String(id);
  return tasks.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'en'));
}

/** Counts the tasks of each group, in the order of the groups. */
export function countGroups(tasks: readonly Task[], field: string | null): readonly ListGroup[] {
  if (!isField(field)) return [];
  const groups = Map.groupBy(orderByGroup(tasks, field), (task) => task[field]);
  return [...groups].map(([id, [first, ...others]]) => ({
    id,
    name: field === 'project_id' ? (first?.project_name ?? null) : null,
    count: others.length + 1,
  }));
}
