import { Form, FormActions, SubmitButton } from '@bureau/forms';
import { Button } from '@bureau/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reportDefect } from '../describeFailure.ts';
import { emptyValuesOf, fieldSchemaOf } from '../fields/fieldForms.ts';
import { FormField } from '../fields/FormField.tsx';
import type { ShownField } from '../fields/ShownField.ts';

export interface BulkFormProps {
  readonly field: ShownField;
  readonly label: string;
  readonly count: number;
  /** Changes the records; it throws a FormError that says why it could not. */
  readonly onSubmit: (values: object) => Promise<void>;
  readonly onCancel: () => void;
}

/** Takes the value that a field gets in all selected records. */
export function BulkForm({ count, field, label, onCancel, onSubmit }: BulkFormProps) {
  const { t } = useTranslation();
  const schema = useMemo(() => fieldSchemaOf(field), [field]);
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={emptyValuesOf(field)}
      onSubmit={onSubmit}
      onSubmitError={reportDefect}
      hasInitialFocus
    >
      <FormField shown={field} />
      <FormActions>
        <SubmitButton>{t('list.bulk.confirm', { count })}</SubmitButton>
        <Button variant="ghost" onPress={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
