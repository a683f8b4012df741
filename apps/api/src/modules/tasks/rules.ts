import type { Task } from '@bureau/contract';

/** What a task has that nobody has said anything about. */
export const newTask = { status: 1, priority: 4 } as const satisfies Partial<Task>;
