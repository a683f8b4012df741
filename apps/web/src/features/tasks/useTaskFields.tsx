import { taskLimits } from '@bureau/contract';
import {
  DateField,
  DurationField,
  MultiSelectField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@bureau/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import type { TaskFormValues } from './taskFormValues.ts';
import { usePeopleOptions, useProjectOptions, useTaskPriorities, useTaskStatuses } from './useTaskOptions.ts';

/** Returns the fields of a form that holds what a task is made of, by name: for all of them together, or one alone. */
export function useTaskFields(): Readonly<Record<keyof TaskFormValues, ReactNode>> {
  const { t } = useTranslation();
  const dateFormat = useUser().settings.date_format;
  const statuses = useTaskStatuses();
  const priorities = useTaskPriorities();
  const { options: projects } = useProjectOptions();
  const { options: people } = usePeopleOptions();
  return {
    title: (
      <TextField<TaskFormValues>
        name="title"
        label={t('tasks.fields.title')}
        placeholder={t('tasks.fields.title.placeholder')}
        autoComplete="off"
      />
    ),
    description: (
      <TextAreaField<TaskFormValues>
        name="description"
        label={t('tasks.fields.description')}
        rows={6}
        characterLimit={taskLimits.description}
      />
    ),
    project_id: (
      <SelectField<TaskFormValues>
        name="project_id"
        label={t('tasks.fields.project')}
        options={projects}
        emptyLabel={t('tasks.fields.project.none')}
        placeholder={t('tasks.fields.project.none')}
      />
    ),
    status: <SelectField<TaskFormValues> name="status" label={t('tasks.fields.status')} options={statuses} />,
    priority: (
      <SelectField<TaskFormValues> name="priority" label={t('tasks.fields.priority')} options={priorities} />
    ),
    assignee_ids: (
      <MultiSelectField<TaskFormValues>
        name="assignee_ids"
        label={t('tasks.fields.assignees')}
        options={people}
        placeholder={t('tasks.fields.assignees.none')}
      />
    ),
    start_date: (
      <DateField<TaskFormValues>
        name="start_date"
        label={t('tasks.fields.start_date')}
        dateFormat={dateFormat}
      />
    ),
    due_date: (
      <DateField<TaskFormValues> name="due_date" label={t('tasks.fields.due_date')} dateFormat={dateFormat} />
    ),
    estimated_minutes: (
      <DurationField<TaskFormValues> name="estimated_minutes" label={t('tasks.fields.estimated_minutes')} />
    ),
    progress: (
      <NumberField<TaskFormValues>
        name="progress"
        label={t('tasks.fields.progress')}
        min={0}
        max={100}
        suffix="%"
      />
    ),
  };
}
