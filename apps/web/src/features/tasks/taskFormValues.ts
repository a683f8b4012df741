import { type Task, taskLimits, taskPriorities, taskStatuses } from '@bureau/contract';
import { array, number, object, string } from 'yup';
import { type CustomFormValues, isCustomDraft } from '../../screens/custom/customForm.ts';

/** Describes what is typed for a new task into its own fields. */
export interface TaskFormValues {
  title: string;
  description: string;
  project_id: number | null;
  status: Task['status'];
  priority: Task['priority'];
  assignee_ids: number[];
  start_date: string | null;
  due_date: string | null;
  estimated_minutes: number | null;
  progress: number;
}

/** Describes what is typed for a new task: into its own fields, and into those that were added to its form. */
export interface NewTaskValues extends TaskFormValues {
  custom_fields: CustomFormValues;
}

export const emptyTask: TaskFormValues = {
  title: '',
  description: '',
  project_id: null,
  status: 1,
  priority: 4,
  assignee_ids: [],
  start_date: null,
  due_date: null,
  estimated_minutes: null,
  progress: 0,
};

type TaskDates = Pick<TaskFormValues, 'start_date' | 'due_date'>;

/** Returns whether a task would be due before it starts. Dates are `yyyy-MM-dd`. */
export function endsBeforeStart(
  { start_date: start }: Partial<TaskDates>,
  due: string | null | undefined,
): boolean {
  return start != null && due != null && start !== '' && due !== '' && due < start;
}

/** What a new task must hold. Spaces around its texts are dropped. */
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
  assignee_ids: array().of(number().required()).max(taskLimits.assignees).defined(),
  start_date: string().nullable().defined(),
  due_date: string()
    .nullable()
    .defined()
    .test('beforeStart', (due, { parent }) => !endsBeforeStart(parent as Partial<TaskDates>, due)),
  estimated_minutes: number().nullable().defined(),
  progress: number().min(0).max(100).required(),
});

const isIds = (stored: unknown) => Array.isArray(stored) && stored.every((id) => typeof id === 'number');

/** Returns whether something that was stored can be the draft of a new task. */
export function isTaskDraft(stored: unknown): stored is Partial<NewTaskValues> {
  if (typeof stored !== 'object' || stored === null) return false;
  const known = Object.keys(emptyTask);
  return Object.entries(stored).every(([name, value]) => {
    if (name === 'assignee_ids') return isIds(value);
    if (name === 'custom_fields') return isCustomDraft(value);
    return known.includes(name) && ['string', 'number'].includes(typeof (value ?? 0));
  });
}
