import { type Project, projectLimits, projects, tasks } from '@bureau/contract';
import { CheckboxField, DateField, TextField } from '@bureau/forms';
import { Button, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boolean, type InferType, object, string } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';

const schema = object({
  name: string().trim().max(projectLimits.name).required(),
  start_date: string().nullable(),
  with_tasks: boolean().required(),
  with_members: boolean().required(),
});

/** Offers to create a project after the model of another: with its tasks and members or without, its dates moved to another start. */
export function DuplicateProject({
  project,
}: {
  readonly project: Pick<Project, 'id' | 'name' | 'start_date'>;
}) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { all } = useRecordCache(projects);
  const { all: allTasks } = useRecordCache(tasks);
  const write = useWrite();
  const navigate = useNavigate();
  const canCopyTasks = useCan(tasks.create.rule);
  const [isAsking, setAsking] = useState(false);

  async function duplicate({ start_date: start, ...values }: InferType<typeof schema>) {
    const body = { ...values, ...(start && { start_date: start }) };
    const made = await write(
      async () => client.call(projects.duplicate, { params: { id: project.id }, body, isSaidInPlace: true }),
      { invalidates: (key) => all(key) || allTasks(key) },
    );
    toasts.show({ tone: 'success', message: t('record.created', { code: made.code }) });
    await navigate(`/projects/detail/${made.id}`);
  }

  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('projects.duplicate')}</Button>
      {isAsking && (
        <FormDialog
          title={t('projects.duplicate.title', { name: project.name })}
          submitLabel={t('projects.duplicate')}
          schema={schema}
          defaultValues={{
            name: t('projects.duplicate.name', { name: project.name }).slice(0, projectLimits.name),
            start_date: project.start_date,
            with_tasks: canCopyTasks,
            with_members: true,
          }}
          onSubmit={async (values) => duplicate(schema.cast(values))}
          onOpenChange={setAsking}
        >
          <TextField name="name" label={t('projects.fields.name')} autoComplete="off" isRequired />
          <DateField
            name="start_date"
            label={t('projects.fields.start_date')}
            description={t('projects.duplicate.dates')}
          />
          {canCopyTasks && (
            <CheckboxField
              name="with_tasks"
              label={t('projects.duplicate.tasks')}
              description={t('projects.duplicate.tasks.message')}
            />
          )}
          <CheckboxField name="with_members" label={t('projects.duplicate.members')} />
        </FormDialog>
      )}
    </>
  );
}
