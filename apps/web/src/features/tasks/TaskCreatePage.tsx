import { ConfirmDialog, PageHeader, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../app/useDraft.ts';
import { useLeaveQuestion } from '../../app/useLeaveQuestion.ts';
import { toFormError } from '../../screens/describeFailure.ts';
import { TaskForm } from './TaskForm.tsx';
import { isTaskDraft, type TaskFormValues } from './taskFormValues.ts';
import { useCreateTask } from './useTasks.ts';

/** Creates a task. What was typed is kept until it is saved, or thrown away on the way out. */
export function TaskCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const createTask = useCreateTask();
  const { initialDraft, keepDraft } = useDraft('tasks/create', isTaskDraft);
  const [isDirty, setDirty] = useState(false);
  const question = useLeaveQuestion(isDirty);

  async function submit(values: TaskFormValues) {
    try {
      const { code, id } = await createTask(values);
      keepDraft(undefined);
      question.allow();
      toasts.show({ tone: 'success', message: t('tasks.created', { code }) });
      await navigate(`/tasks/detail/${id}`);
    } catch (error) {
      throw toFormError(error, t);
    }
  }

  function leave() {
    keepDraft(undefined);
    question.leave();
  }

  return (
    <>
      <PageHeader title={t('breadcrumbs.tasks.create')} />
      <TaskForm
        initialDraft={initialDraft}
        onSubmit={submit}
        onValuesChange={keepDraft}
        onDirtyChange={setDirty}
      />
      <ConfirmDialog
        title={t('leave.title')}
        message={t('leave.message')}
        confirmLabel={t('leave.confirm')}
        tone="danger"
        isOpen={question.isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) question.stay();
        }}
        onConfirm={leave}
      />
    </>
  );
}
