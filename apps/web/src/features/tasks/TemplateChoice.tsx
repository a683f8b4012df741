import { type ResponseOf, taskTemplates } from '@bureau/contract';
import { FormField, Link, Select, Stack } from '@bureau/ui';
import { createNamesFormat } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';

interface TemplateChoiceProps {
  /** The template that is chosen. */
  readonly value: number | null;
  /** What it holds, once that is known. */
  readonly chosen: Pick<ResponseOf<typeof taskTemplates.one>, 'subtasks'> | undefined;
  readonly onChange: (id: number | null) => void;
}

/** Asks after which template a task is made, and says which subtasks it gets. Nothing where there is none. */
export function TemplateChoice({ chosen, onChange, value }: TemplateChoiceProps) {
  const { i18n, t } = useTranslation();
  const { data: templates = [] } = useQuery(taskTemplates.picker, {});
  if (templates.length === 0) return null;
  const list = createNamesFormat(i18n.language);
  const titles = chosen?.subtasks.map(({ title }) => title) ?? [];
  return (
    <Stack gap={2}>
      <FormField
        label={t('tasks.template')}
        {...(titles.length > 0 && {
          help: t('tasks.template.subtasks', { titles: list.format(titles) }),
        })}
      >
        <Select
          value={value}
          options={templates.map(({ id, name }) => ({ id, label: name }))}
          placeholder={t('tasks.template.none')}
          emptyLabel={t('tasks.template.none')}
          onChange={(id) => onChange(id === null ? null : Number(id))}
        />
      </FormField>
      <Link href="/task-templates">{t('tasks.template.manage')}</Link>
    </Stack>
  );
}
