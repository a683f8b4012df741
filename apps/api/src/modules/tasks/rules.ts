import type { Task } from '@bureau/contract';
import type { Viewer } from '../../access/Caller.ts';

/** Names the fields of the activity log that are hidden from somebody: from a client's own people, where a task was before, whom it was assigned to, what it waited for, and of which meeting it was. */
export const hiddenFields = ({ isExternal }: Viewer): readonly string[] =>
  isExternal ? ['project_id', 'assignee_ids', 'parent_id', 'dependency_ids', 'meeting_id'] : [];

/** What a task has that nobody has said anything about. */
export const newTask = { status: 1, priority: 4 } as const satisfies Partial<Task>;
