import { type Task, taskLimits, taskPriorities, taskStatuses } from '@bureau/contract';
import { number, object, string } from 'yup';

/** Describes what is typed for a new task. */
export interface TaskFormValues {
  title: string;
  description: string;
  project_id: number | null;
  status: Task['status'];
  priority: Task['priority'];
}

export const emptyTask: TaskFormValues = {
  title: '',
  description: '',
  project_id: null,
  status: 1,
  priority: 4,
};

/** Says what a new task must hold. Spaces around its texts are dropped. */
export const taskFormSchema = object({
  title: string().trim().max(taskLimits.title).required(),
  description: string().trim().max(taskLimits.description).defined(),
  project_id: number().nullable().defined(),
  status: number<Task['status']>()
    .oneOf(taskStatuses.map(({ value }) => value))
    .required(),
  priority: number<Task['priority']>()
    .oneOf(taskPriorities.map(({ value }) => value))
    .required(),
});

/** Tells whether something that was kept can be the draft of a new task. */
export function isTaskDraft(kept: unknown): kept is Partial<TaskFormValues> {
  if (typeof kept !== 'object' || kept === null) return false;
  const known = Object.keys(emptyTask);
  return Object.entries(kept).every(
    ([name, value]) => known.includes(name) && ['string', 'number'].includes(typeof (value ?? 0)),
  );
}
