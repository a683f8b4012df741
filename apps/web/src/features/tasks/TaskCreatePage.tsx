import { PageHeader, Skeleton, toasts } from '@bureau/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { UnsavedChangesPrompt } from '../../screens/UnsavedChangesPrompt.tsx';
import { useDraft } from '../../core/drafts/useDraft.ts';
import { useCustomFields } from '../../screens/custom/useCustomFields.ts';
import { toFormError } from '../../screens/describeFailure.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { TaskForm } from './TaskForm.tsx';
import { isTaskDraft, type NewTaskValues } from './taskFormValues.ts';
import { useCreateTask } from './useTasks.ts';

/** Creates a task. What was typed is kept until it is saved, or thrown away on the way out. */
export function TaskCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const createTask = useCreateTask();
  const { data: customFields, error: failure, retry } = useCustomFields('tasks');
  const { initialDraft, saveDraft } = useDraft('tasks/create', isTaskDraft);
  const [isDirty, setDirty] = useState(false);
  const isSaved = useRef(false);

  async function submit(values: NewTaskValues) {
    try {
      const { code, id } = await createTask(values);
      saveDraft(undefined);
      isSaved.current = true;
      toasts.show({ tone: 'success', message: t('tasks.created', { code }) });
      await navigate(`/tasks/detail/${id}`);
    } catch (error) {
      throw toFormError(error, t);
    }
  }

  return (
    <>
      <PageHeader title={t('breadcrumbs.tasks.create')} />
      {customFields ? (
        <TaskForm
          customFields={customFields}
          initialDraft={initialDraft}
          onSubmit={submit}
          onValuesChange={saveDraft}
          onDirtyChange={setDirty}
        />
      ) : failure ? (
        <LoadFailure error={failure} onRetry={retry} />
      ) : (
        <Skeleton inlineSize="40%" />
      )}
      <UnsavedChangesPrompt
        title={t('leave.title')}
        message={t('leave.message')}
        tone="danger"
        isUnsaved={isDirty}
        isSaved={isSaved}
        onLeave={() => saveDraft(undefined)}
      />
    </>
  );
}
