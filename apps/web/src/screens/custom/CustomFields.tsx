import { type CustomField as CustomFieldDescription, customName } from '@bureau/contract';
import { CustomField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { toDefinition } from './toDefinition.ts';

interface CustomFieldsProps {
  readonly fields: readonly CustomFieldDescription[];
}

/** Takes the values of the custom fields of a form, inside of it. */
export function CustomFields({ fields }: CustomFieldsProps) {
  const { t } = useTranslation();
  const { settings } = useUser();
  return fields.map((field) => (
    <CustomField
      key={field.id}
      name={customName(field.field_column)}
      definition={toDefinition(field)}
      emptyLabel={t('tasks.fields.none')}
      dateFormat={settings.date_format}
    />
  ));
}
