import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyValuesOf, fieldSchemaOf } from '../fields/fieldForms.ts';
import { FormField } from '../fields/FormField.tsx';
import type { ShownField } from '../fields/ShownField.ts';
import { FormDialog } from '../FormDialog.tsx';
import { ChangedIds } from './ChangedIds.ts';

export interface BulkEditDialogProps {
  readonly field: ShownField;
  /** The records that are changed. */
  readonly ids: readonly number[];
  /** Changes the records; it throws a FormError that says why it could not. */
  readonly onSubmit: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the value that a field gets in all selected records. */
export function BulkEditDialog({ field, ids, onOpenChange, onSubmit }: BulkEditDialogProps) {
  const { t } = useTranslation();
  const schema = useMemo(() => fieldSchemaOf(field), [field]);
  return (
    <FormDialog
      title={t('list.bulk.title', { field: field.label })}
      schema={schema}
      defaultValues={emptyValuesOf(field)}
      submitLabel={t('list.bulk.confirm', { count: ids.length })}
      onSubmit={onSubmit}
      onOpenChange={onOpenChange}
    >
      <FormField shown={field} />
      {field.Below && (
        <ChangedIds value={ids}>
          <field.Below />
        </ChangedIds>
      )}
    </FormDialog>
  );
}
