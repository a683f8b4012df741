import { type Task, taskLimits } from '@bureau/contract';
import {
  FormError,
  InlineDate,
  InlineMinutes,
  InlineNumber,
  InlineText,
  InlineTextArea,
} from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../core/account/account.ts';
import { useEditor } from '../../../screens/useEditor.ts';
import { endsBeforeStart } from '../taskFormValues.ts';
import { isText, type TaskEditorProps } from './TaskEditor.types.ts';

export function TitleEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/title`,
    isDraft: isText,
    toChanges: (value: string) => ({ title: value }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineText
      {...editor}
      label={t('tasks.fields.title')}
      value={task.title}
      canEdit={canEdit}
      isRequired
      maxLength={taskLimits.title}
    />
  );
}

export function DescriptionEditor({
  canEdit,
  edited,
  isOpenAtFirst,
  task,
}: Omit<TaskEditorProps, 'cell' | 'task'> & { readonly task: Task }) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/description`,
    isDraft: isText,
    toChanges: (value: string) => ({ description: value }),
    isOpenAtFirst,
  });
  return (
    <InlineTextArea
      {...editor}
      label={t('tasks.fields.description')}
      value={task.description}
      emptyText={t('tasks.fields.description.empty')}
      canEdit={canEdit}
      maxLength={taskLimits.description}
      rows={6}
    />
  );
}

interface DateEditorProps extends TaskEditorProps {
  readonly field: 'start_date' | 'due_date';
}

function DateEditor({ canEdit, cell, edited, field, isOpenAtFirst, task }: DateEditorProps) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/${field}`,
    isDraft: isText,
    toChanges: (value: string | null) => ({ [field]: value }),
    cell,
    isOpenAtFirst,
  });
  const save = async (value: string | null) => {
    const dates = { ...task, [field]: value };
    // what was so before is not for who changes something else
    if (endsBeforeStart(dates, dates.due_date))
      throw new FormError({ message: t('tasks.fields.due_date.errors.before_start') });
    await editor.onSave(value);
  };
  return (
    <InlineDate
      {...editor}
      onSave={save}
      label={t(`tasks.fields.${field}`)}
      value={task[field]}
      emptyText={t('tasks.fields.none')}
      dateFormat={settings.date_format}
      canEdit={canEdit}
    />
  );
}

export function StartDateEditor(props: TaskEditorProps) {
  return <DateEditor {...props} field="start_date" />;
}

export function DueDateEditor(props: TaskEditorProps) {
  return <DateEditor {...props} field="due_date" />;
}

export function EstimateEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/estimated_minutes`,
    isDraft: isText,
    toChanges: (value: number | null) => ({ estimated_minutes: value }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineMinutes
      {...editor}
      label={t('tasks.fields.estimated_minutes')}
      value={task.estimated_minutes}
      emptyText={t('tasks.fields.none')}
      canEdit={canEdit}
    />
  );
}

export function ProgressEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/progress`,
    isDraft: isText,
    toChanges: (value: number | null) => ({ progress: value ?? 0 }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineNumber
      {...editor}
      label={t('tasks.fields.progress')}
      value={task.progress}
      min={0}
      max={100}
      suffix="%"
      canEdit={canEdit}
      isRequired
    />
  );
}
