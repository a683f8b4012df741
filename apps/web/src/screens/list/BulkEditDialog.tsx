import { Form, SubmitButton } from '@bureau/forms';
import { Button, Dialog, Stack } from '@bureau/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportDefect } from '../describeFailure.ts';
import { emptyValuesOf, fieldSchemaOf } from '../fields/fieldForms.ts';
import { FormField } from '../fields/FormField.tsx';
import type { ShownField } from '../fields/ShownField.ts';
import { ChangedIds } from './ChangedIds.ts';

export interface BulkEditDialogProps {
  readonly field: ShownField;
  /** The records that are changed. */
  readonly ids: readonly number[];
  /** Changes the records; it throws a FormError that says why it could not. */
  readonly onSubmit: (values: object) => Promise<void>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the value that a field gets in all selected records. */
export function BulkEditDialog({ field, ids, onOpenChange, onSubmit }: BulkEditDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const title = t('list.bulk.title', { field: field.label });
  const schema = useMemo(() => fieldSchemaOf(field), [field]);
  const submit = async (values: object) => {
    setBusy(true);
    try {
      await onSubmit(values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      isBusy={isBusy}
      onOpenChange={onOpenChange}
      renderForm={(content) => (
        <Form
          label={title}
          schema={schema}
          defaultValues={emptyValuesOf(field)}
          onSubmit={submit}
          onSubmitError={reportDefect}
          hasInitialFocus
        >
          {content}
        </Form>
      )}
      actions={
        <>
          <Button slot="close" isDisabled={isBusy}>
            {t('form.cancel')}
          </Button>
          <SubmitButton>{t('list.bulk.confirm', { count: ids.length })}</SubmitButton>
        </>
      }
    >
      <Stack gap={4}>
        <FormField shown={field} />
        {field.Below && (
          <ChangedIds value={ids}>
            <field.Below />
          </ChangedIds>
        )}
      </Stack>
    </Dialog>
  );
}
