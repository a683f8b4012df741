import { Form, FormActions, SubmitButton } from '@bureau/forms';
import { Button, Dialog } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ISchema } from 'yup';
import { reportDefect, toFormError } from '../describeFailure.ts';

/** Describes a field that can be changed in many records at once. */
export interface BulkField {
  readonly id: string;
  readonly label: string;
  /** Describes the values of a form that holds this field alone. */
  readonly schema: ISchema<object>;
  /** Gives what the field begins with. */
  readonly initial: unknown;
  /** Edits the field in such a form. */
  readonly editor: ReactNode;
}

interface BulkEditDialogProps {
  /** Gives the field that is changed; null asks nothing. */
  readonly field: BulkField | null;
  readonly count: number;
  readonly onClose: () => void;
  readonly onSubmit: (values: object) => Promise<void>;
}

/** Asks for the value that a field gets in all selected records. */
export function BulkEditDialog({ count, field, onClose, onSubmit }: BulkEditDialogProps) {
  const { t } = useTranslation();
  if (!field) return null;
  const title = t('list.bulk.title', { field: field.label });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Form
        label={title}
        schema={field.schema}
        defaultValues={{ [field.id]: field.initial }}
        onSubmit={async (values) => {
          try {
            await onSubmit(values);
          } catch (error) {
            throw toFormError(error, t);
          }
        }}
        onSubmitError={reportDefect}
        hasInitialFocus
      >
        {field.editor}
        <FormActions>
          <SubmitButton>{t('list.bulk.confirm', { count })}</SubmitButton>
          <Button variant="ghost" onPress={onClose}>
            {t('form.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
