import { type Project, projectLimits, projects, tasks } from '@bureau/contract';
import { CheckboxField, DateField, TextField } from '@bureau/forms';
import { Button } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, type InferType, object, string } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';
import { useMakeRecord } from '../../screens/record/useMakeRecord.ts';

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
  const make = useMakeRecord(projects, tasks);
  const canCopyTasks = useCan(tasks.create.rule);
  const [isAsking, setAsking] = useState(false);

  async function duplicate({ start_date: start, ...values }: InferType<typeof schema>) {
    const body = { ...values, ...(start && { start_date: start }) };
    const send = () =>
      client.call(projects.duplicate, { params: { id: project.id }, body, handlesErrors: true });
    await make(send, true);
  }

  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('projects.duplicate')}</Button>
      {isAsking && (
        <FormDialog
          draftName={`projects/${project.id}/duplicate`}
          title={t('projects.duplicate.title', { name: project.name })}
          submitLabel={t('projects.duplicate')}
          schema={schema}
          defaultValues={{
            name: t('projects.duplicate.name', { name: project.name }).slice(0, projectLimits.name),
            start_date: project.start_date,
            with_tasks: canCopyTasks,
            with_members: true,
          }}
          onSubmit={duplicate}
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
