import { Form, FormActions, SubmitButton } from '@bureau/forms';
import { Button } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ISchema } from 'yup';
import { reportDefect } from '../describeFailure.ts';

/** Describes a form that takes the value of one field for many records. */
export interface BulkFormProps {
  /** Names the field. */
  readonly fieldId: string;
  readonly label: string;
  readonly count: number;
  /** Changes the records; it throws a FormError that says why it could not. */
  readonly onSubmit: (values: object) => Promise<void>;
  readonly onCancel: () => void;
}

interface BulkFieldProps {
  /** Describes the values of a form that holds this field alone. */
  readonly schema: ISchema<object>;
  /** What the field begins with, in such a form. */
  readonly defaultValues: object;
  /** Edits the field in such a form. */
  readonly editor: ReactNode;
}

/** Takes the value that a field gets in all selected records. */
export function BulkForm(props: BulkFormProps & BulkFieldProps) {
  const { count, defaultValues, editor, label, onCancel, onSubmit, schema } = props;
  const { t } = useTranslation();
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      onSubmitError={reportDefect}
      hasInitialFocus
    >
      {editor}
      <FormActions>
        <SubmitButton>{t('list.bulk.confirm', { count })}</SubmitButton>
        <Button variant="ghost" onPress={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
