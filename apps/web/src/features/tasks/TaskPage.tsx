import { type CustomField, type Task, tasks } from '@bureau/contract';
import { DetailLayout, InlineValue, RecordHeader, Section } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../core/account/account.ts';
import { ErrorBoundary } from '../../screens/states/ErrorBoundary.tsx';
import { useStoredDraftNames } from '../../core/drafts/useDraft.ts';
import { ConflictDialog } from '../../screens/ConflictDialog.tsx';
import { useCustomFields } from '../../screens/custom/useCustomFields.ts';
import { useCustomFormatters } from '../../screens/custom/useCustomFormatters.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { RecordSections } from '../../screens/record/RecordSections.tsx';
import { DescriptionEditor, TitleEditor } from './editors/texts.tsx';
import { TaskActivity } from './TaskActivity.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import { TaskNotFound } from './TaskNotFound.tsx';
import { TaskProperties } from './TaskProperties.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import { TaskTimerButton } from './TaskTimerButton.tsx';
import { useTask } from './useTasks.ts';
import { useTaskOptions } from './useTaskOptions.ts';
import { useTaskFormatters } from './useTaskFormatters.ts';

const noFields: readonly CustomField[] = [];

/** Shows the task that the address names. */
export function TaskPage() {
  const { id = '' } = useParams();
  // another task starts with editors of its own
  return /^[1-9]\d{0,9}$/.test(id) ? <LoadedTask key={id} id={Number(id)} /> : <TaskNotFound />;
}

function LoadedTask({ id }: { readonly id: number }) {
  const one = useTask(id);
  const { error, record, retry } = one;
  if (error?.status === 404) return <TaskNotFound />;
  if (record) return <TaskDetail one={one} task={record} />;
  return error ? <LoadFailure error={error} onRetry={retry} isPageTitle /> : <TaskSkeleton />;
}

function TaskDetail({ one, task }: { readonly one: ReturnType<typeof useTask>; readonly task: Task }) {
  const { t } = useTranslation();
  const canEdit = useCan(tasks.update.rule);
  const canDelete = useCan(tasks.remove.rule);
  const options = useTaskOptions();
  const { data: customFields = noFields } = useCustomFields('tasks');
  const fieldFormatter = useCustomFormatters(customFields, useTaskFormatters(options));
  const storedDrafts = useStoredDraftNames(`tasks/${task.id}/`);
  const editing = { edited: one, task, canEdit };

  return (
    <>
      <RecordHeader
        code={task.code}
        title={task.title}
        actions={
          <>
            <TaskTimerButton id={task.id} />
            {canDelete && <TaskMenu task={task} />}
          </>
        }
      >
        <InlineValue
          label={t('tasks.fields.title')}
          canEdit={canEdit}
          hasDraft={storedDrafts.includes('title')}
          renderEditor={(isOpenAtFirst) => <TitleEditor {...editing} isOpenAtFirst={isOpenAtFirst} />}
        >
          {task.title}
        </InlineValue>
      </RecordHeader>
      <DetailLayout
        aside={
          <ErrorBoundary isPart>
            <TaskProperties
              {...editing}
              customFields={customFields}
              options={options}
              storedDrafts={storedDrafts}
            />
          </ErrorBoundary>
        }
        asideLabel={t('tasks.properties')}
        later={
          <>
            <RecordSections calls={tasks} id={task.id} />
            <ErrorBoundary isPart>
              <TaskActivity id={task.id} fieldFormatter={fieldFormatter} />
            </ErrorBoundary>
          </>
        }
      >
        <Section title={t('tasks.fields.description')}>
          <ErrorBoundary isPart>
            <InlineValue
              label={t('tasks.fields.description')}
              emptyText={t('tasks.fields.description.empty')}
              isMultiline
              canEdit={canEdit}
              hasDraft={storedDrafts.includes('description')}
              renderEditor={(isOpenAtFirst) => (
                <DescriptionEditor {...editing} isOpenAtFirst={isOpenAtFirst} />
              )}
            >
              {task.description}
            </InlineValue>
          </ErrorBoundary>
        </Section>
      </DetailLayout>
      {one.conflict && <ConflictDialog conflict={one.conflict} fieldFormatter={fieldFormatter} />}
    </>
  );
}
