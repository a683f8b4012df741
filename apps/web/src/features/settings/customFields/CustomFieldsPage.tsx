import { type CustomField, customFields, type CustomForm, customForms } from '@bureau/contract';
import { Badge, Button, EmptyState, FormField, MenuItem, Select, Skeleton, SortableList } from '@bureau/ui';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersBelow, type KeyFilter } from '../../../api/keys.ts';
import { useRequest } from '../../../api/useQuery.ts';
import { useConflict } from '../../../api/writes/useConflict.ts';
import { useCan } from '../../../core/account/account.ts';
import { useIsKept } from '../../../core/settings/settings.ts';
import { ConflictDialog } from '../../../screens/ConflictDialog.tsx';
import { DeleteMenuItem } from '../../../screens/DeleteMenuItem.tsx';
import { changesOf } from '../../../screens/fields/fieldForms.ts';
import { DeleteConfirmation } from '../../../screens/record/DeleteConfirmation.tsx';
import { LoadFailure } from '../../../screens/states/LoadFailure.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { useRemoval } from '../useRemoval.ts';
import { useSettingFormatter } from '../useSettingFormatter.ts';
import { useSettingWrite } from '../useSettingWrite.ts';
import { CustomFieldDialog, type Definition } from './CustomFieldDialog.tsx';
import * as styles from './CustomFields.styles.ts';

const ofFields: KeyFilter = answersBelow('/api/custom-fields');

/** Shows the fields that the company has added to a form, which the address names. */
export function CustomFieldsPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const canEdit = useCan(customFields.create.rule);
  const form = customForms.find((one) => one === params.get('form')) ?? customForms[0];
  const [isAdding, setAdding] = useState(false);
  const { client } = useApi();
  const { save } = useSettingWrite(ofFields);
  if (form === undefined) return null;
  return (
    <SettingsFrame
      tab="custom_fields"
      actions={
        canEdit && (
          <Button variant="solid" tone="accent" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {t('settings.custom_fields.add')}
          </Button>
        )
      }
    >
      <styles.Root>
        <FormField label={t('settings.custom_fields.form')}>
          <Select
            options={customForms.map((id) => ({ id, label: t(`breadcrumbs.${id}.title`) }))}
            value={form}
            onChange={(chosen) => setParams({ form: String(chosen) }, { replace: true })}
          />
        </FormField>
        <Fields key={form} form={form} canEdit={canEdit} />
      </styles.Root>
      {isAdding && (
        <CustomFieldDialog
          field={null}
          onOpenChange={setAdding}
          onSubmit={(values) =>
            save(async () =>
              client.call(customFields.create, { body: { ...values, form }, handlesErrors: true }),
            )
          }
        />
      )}
    </SettingsFrame>
  );
}

const noFields: readonly CustomField[] = [];

interface FieldsProps {
  readonly form: CustomForm;
  readonly canEdit: boolean;
}

function Fields({ canEdit, form }: FieldsProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { run, save } = useSettingWrite(ofFields);
  const { conflict, settle } = useConflict();
  const formatterOf = useSettingFormatter();
  const { data, error, retry } = useRequest<readonly CustomField[]>(customFields.ofForm, {
    params: { form },
  });
  const [order, setOrder] = useState<readonly number[]>();
  const [edited, setEdited] = useState<CustomField>();
  const removal = useRemoval(data ?? noFields);
  const { removed, shown } = removal;
  const isKept = useIsKept();
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton inlineSize="40%" />;

  const fields = order ? shown.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : shown;
  const fieldOf = (id: string) => data.find((field) => String(field.id) === id);

  async function move(id: number, index: number) {
    const ids = fields
      .map((field) => field.id)
      .filter((one) => one !== id)
      .toSpliced(index, 0, id);
    setOrder(ids);
    await run(async () => client.call(customFields.reorder, { body: { form, ids } }), customFields.name);
    setOrder((current) => (current === ids ? undefined : current));
  }

  async function saveField(before: CustomField, { field_type: _type, ...values }: Definition) {
    const changes = changesOf(values, before);
    const send = (version: number) =>
      client.call(customFields.update, {
        params: { id: before.id },
        body: { ...changes, version },
        handlesErrors: true,
      });
    await save(async () =>
      settle(send, { changes, before, version: before.version, fieldsOf: (record) => record }),
    );
  }

  return (
    <>
      {fields.length === 0 && (
        <EmptyState
          title={t('settings.custom_fields.empty')}
          description={t('settings.custom_fields.empty.message')}
        />
      )}
      <SortableList
        label={t('settings.tabs.custom_fields')}
        isReadOnly={!canEdit}
        entries={fields.map((field) => ({
          id: String(field.id),
          label: field.field_label,
          detail: (
            <styles.Badges>
              {field.is_required && <Badge tone="warning" label={t('settings.custom_fields.required')} />}
              {field.show_in_list && <Badge tone="info" label={t('settings.custom_fields.in_list')} />}
              <Badge tone="neutral" label={t(`settings.custom_fields.type.${field.field_type}`)} />
            </styles.Badges>
          ),
        }))}
        onMove={({ id, index }) => void move(Number(id), index)}
        renderActions={({ id }) => (
          <>
            <MenuItem
              id="edit"
              label={t('settings.edit')}
              icon={<Pencil />}
              onAction={() => setEdited(fieldOf(id))}
            />
            <DeleteMenuItem
              isKept={data.some((field) => String(field.id) === id && isKept(field))}
              onAction={() => removal.begin(fieldOf(id))}
            />
          </>
        )}
      />
      {edited && (
        <CustomFieldDialog
          field={edited}
          onOpenChange={() => setEdited(undefined)}
          onSubmit={async (definition) => saveField(edited, definition)}
        />
      )}
      <ConflictDialog conflict={conflict} fieldFormatter={(name) => formatterOf(`custom-fields.${name}`)} />
      {removed && (
        <DeleteConfirmation
          title={t('list.delete.one', { name: removed.field_label })}
          message={t('settings.custom_fields.delete')}
          confirmLabel={t('list.delete')}
          onConfirm={async () => {
            await save(async () =>
              client.call(customFields.remove, { params: { id: removed.id }, handlesErrors: true }),
            );
          }}
          onClosed={removal.end}
        />
      )}
    </>
  );
}
