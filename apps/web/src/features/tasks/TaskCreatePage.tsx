import { type ResponseOf, type Task, tasks, taskTemplates } from '@bureau/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRequest } from '../../api/useQuery.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { addDays } from '../../core/formats/days.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { CreateScreen } from '../../screens/create/CreateScreen.tsx';
import { usePicker } from '../../screens/fields/useOptions.ts';
import { screens } from './tasks.screens.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

type Template = ResponseOf<typeof taskTemplates.one>;

const parameter = 'template';

/** Returns what the form of a task begins with after a template, without whom it assigns that is not `present`. What this says nothing of stays as it is. */
function valuesOf(template: Template, today: string, present: ReadonlySet<string | number> | undefined) {
  const { due_in_days: days, project_id: projectId } = template;
  return {
    title: template.title,
    description: template.description,
    priority: template.priority,
    ...(projectId !== null && { project_id: projectId }),
    assignee_ids: template.assignees.map(({ user_id: id }) => id).filter((id) => !present || present.has(id)),
    ...(days !== null && { due_date: addDays(today, days) }),
    estimated_minutes: template.estimated_minutes,
    labels: template.labels,
    is_billable: template.is_billable,
    checklist: template.checklist.map(({ title }) => ({ title, is_done: false })),
    custom_fields: template.custom_fields,
  };
}

/** Creates a task: from nothing, or after a template, which the address names. */
export function TaskCreatePage() {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get(parameter));
  const id = Number.isInteger(named) && named > 0 ? named : null;
  const { client } = useApi();
  const { store, withNew } = useRecordCache(tasks);
  const write = useWrite();
  const today = useFormats().today();
  const { data: template, error } = useRequest<Template>(
    taskTemplates.one,
    id === null ? null : { params: { id } },
  );
  const people = usePicker('users', (template?.assignees.length ?? 0) > 0);
  const initialValues = useMemo(
    () =>
      template && !people.isLoading
        ? valuesOf(
            template,
            today,
            // who could not be read may be there
            people.onRetry ? undefined : new Set(people.options.map((person) => person.id)),
          )
        : undefined,
    [people, template, today],
  );

  const createAfter = (templateId: number) => (body: object) =>
    write(
      () => client.request(taskTemplates.createTask, { params: { id: templateId }, body }) as Promise<Task>,
      { store, invalidates: withNew },
    );
  return (
    <CreateScreen
      screens={screens}
      initialValues={initialValues}
      {...(id !== null && !error && { create: createAfter(id) })}
      above={
        <TemplateChoice
          chosen={template}
          value={id}
          onChange={(chosen) =>
            setSearch(chosen === null ? {} : { [parameter]: String(chosen) }, { replace: true })
          }
        />
      }
    />
  );
}
