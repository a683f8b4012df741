import {
  type Named,
  projects,
  type TaskListItem,
  taskPriorities,
  taskStatuses,
  users,
} from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import { formatFullName } from '@bureau/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';

type TaskStatus = (typeof taskStatuses)[number]['value'];
type TaskPriority = (typeof taskPriorities)[number]['value'];

/** Returns the statuses of tasks in the user's language, in the order of the table (docs/product.md §4). */
export function useTaskStatuses(): readonly SelectOption<TaskStatus>[] {
  const { t } = useTranslation();
  return useMemo(
    () => taskStatuses.map(({ key, tone, value }) => ({ value, tone, label: t(`status.task.${key}`) })),
    [t],
  );
}

/** Returns the priorities of tasks in the user's language, the most urgent first (docs/product.md §4). */
export function useTaskPriorities(): readonly SelectOption<TaskPriority>[] {
  const { t } = useTranslation();
  return useMemo(
    () => taskPriorities.map(({ key, tone, value }) => ({ value, tone, label: t(`priority.${key}`) })),
    [t],
  );
}

/** Describes what can be chosen for a task's fields. */
export interface TaskOptions {
  readonly statuses: readonly SelectOption<TaskStatus>[];
  readonly priorities: readonly SelectOption<TaskPriority>[];
  readonly projects: LoadedOptions;
  readonly people: LoadedOptions;
}

/** Returns all that can be chosen for a task's fields, for a page to pass on: each of these hooks has a cost. */
export function useTaskOptions(): TaskOptions {
  return {
    statuses: useTaskStatuses(),
    priorities: useTaskPriorities(),
    projects: useProjectOptions(),
    people: usePeopleOptions(),
  };
}

interface LoadedOptions {
  readonly options: readonly SelectOption<number>[];
  readonly isLoading: boolean;
}

const toOption = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** Returns the projects that the user may see. */
export function useProjectOptions(): LoadedOptions {
  const { data, isLoading } = useRequest<readonly Named[]>(projects.picker, {}, { isSteady: true });
  return { options: useMemo(() => data?.map(toOption) ?? [], [data]), isLoading };
}

/** Returns the people that the user may see. */
export function usePeopleOptions(): LoadedOptions {
  const { data, isLoading } = useRequest<readonly Named[]>(users.picker, {}, { isSteady: true });
  return { options: useMemo(() => data?.map(toOption) ?? [], [data]), isLoading };
}

/** Puts options that a record holds and the user may not see otherwise before the others. */
function withKnown(options: readonly SelectOption<number>[], known: readonly SelectOption<number>[]) {
  const others = known.filter(({ value }) => !options.some((option) => option.value === value));
  return others.length === 0 ? options : [...others, ...options];
}

/** Returns the projects that a task can belong to, that which it does among them. */
export function useKnownProjects(task: TaskListItem): readonly SelectOption<number>[] {
  const { options } = useProjectOptions();
  const { project_id: id, project_name: name } = task;
  return useMemo(
    () => withKnown(options, id === null ? [] : [{ value: id, label: name ?? String(id) }]),
    [id, name, options],
  );
}

/** Returns the people that a task can be assigned to, those whom it is assigned to among them. */
export function useKnownPeople({ assignees }: TaskListItem): readonly SelectOption<number>[] {
  const { options } = usePeopleOptions();
  return useMemo(
    () =>
      withKnown(
        options,
        assignees.map((person) => ({ value: person.user_id, label: formatFullName(person) })),
      ),
    [assignees, options],
  );
}
