import type { defects, incidents } from '@bureau/contract';
import { ComboBoxField } from '@bureau/forms';
import { type LoadOptions, Text, toasts, useNavigation } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { type InferType, number, object } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { FormDialog } from '../FormDialog.tsx';

export interface MergeDialogProps {
  readonly resource: typeof incidents | typeof defects;
  /** The address of the list. */
  readonly path: string;
  readonly record: { readonly id: number; readonly code: string; readonly project_id: number | null };
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

const schema = object({ into_id: number().required() });

/** Asks into which other record one is merged, says what happens then, and opens that one. */
export function MergeDialog({ onOpenChange, path, record, resource }: MergeDialogProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { all, store } = useRecordCache(resource);
  const write = useWrite();
  const { navigate } = useNavigation();
  const { code, id, project_id: projectId } = record;

  const loadOptions: LoadOptions<number> = async (q, signal) => {
    const query = { per_page: 50, filter: { project_id: [projectId] }, ...(q !== '' && { q }) };
    const page = await client.call(resource.list, { query, signal, isBackground: true, handlesErrors: true });
    return page.data
      .filter((other) => other.id !== id && other.project_id === projectId)
      .map((other) => ({ id: other.id, label: `${other.code} ${other.title}` }));
  };
  const merge = async (body: InferType<typeof schema>) => {
    const merged = await write(
      async () => client.call(resource.merge, { params: { id }, body, handlesErrors: true }),
      { store, invalidates: all },
    );
    toasts.show({
      tone: 'success',
      message: t('record.merge.done', { code, into: merged.merged_into_name ?? '' }),
    });
    navigate(`${path}/detail/${body.into_id}`);
  };
  return (
    <FormDialog
      title={t('record.merge.title', { code })}
      submitLabel={t('record.merge')}
      schema={schema}
      defaultValues={{ into_id: null }}
      onSubmit={merge}
      onOpenChange={onOpenChange}
    >
      <Text as="p">{t('record.merge.hint', { code })}</Text>
      <ComboBoxField name="into_id" label={t('record.merge.into')} loadOptions={loadOptions} isRequired />
    </FormDialog>
  );
}
