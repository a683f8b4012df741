import type { SelectOption } from '@bureau/forms';
import { formatDuration } from '@bureau/values';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { FieldFormatter } from '../../screens/ConflictDialog.tsx';
import { taskFieldKeys } from '../../screens/taskFieldKeys.ts';
import type { TaskOptions } from './useTaskOptions.ts';

const labelOf = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => option.value === Number(value))?.label ?? String(value);

/** Returns the formatter of a field, by the name that the API gives it. */
export type GetFieldFormatter = (field: string) => FieldFormatter;

/** Returns the formatters of a task's fields by the names that the API gives them. */
export function useTaskFormatters({ statuses, priorities, ...loaded }: TaskOptions): GetFieldFormatter {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const { options: projects } = loaded.projects;
  const { options: people } = loaded.people;

  return useCallback(
    (field) => {
      const writers: Readonly<Record<string, (value: unknown) => string>> = {
        status: (value) => labelOf(statuses, value),
        priority: (value) => labelOf(priorities, value),
        project_id: (value) => (typeof value === 'number' ? labelOf(projects, value) : String(value)),
        assignee_ids: (value) =>
          Array.isArray(value)
            ? value.map((id) => labelOf(people, id)).join(', ') || t('tasks.fields.assignees.none')
            : String(value),
        start_date: (value) => formats.date(String(value)),
        due_date: (value) => formats.date(String(value)),
        estimated_minutes: (value) => formatDuration(Number(value)),
        progress: (value) => (Number(value) / 100).toLocaleString(i18n.language, { style: 'percent' }),
      };
      const key = taskFieldKeys[field];
      const write = writers[field] ?? String;
      return {
        label: key ? t(key) : field,
        format: (value) => (value === null || value === undefined ? t('tasks.fields.none') : write(value)),
      };
    },
    [formats, i18n.language, people, priorities, projects, statuses, t],
  );
}
