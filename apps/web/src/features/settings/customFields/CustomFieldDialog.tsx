import {
  type CustomField,
  type CustomFieldCreate,
  customFieldLimits,
  customFieldTypes,
  type CustomValue,
} from '@bureau/contract';
import {
  CheckboxField,
  CustomField as CustomFieldInput,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@bureau/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { useUser } from '../../../core/account/account.ts';
import { FormDialog } from '../../../screens/FormDialog.tsx';

export type Definition = Omit<CustomFieldCreate, 'form'>;

interface CustomFieldDialogProps {
  /** The field that is edited; null for a new one. */
  readonly field: CustomField | null;
  readonly onSubmit: (values: Definition) => Promise<unknown>;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const schema = object({
  field_label: string().trim().max(customFieldLimits.label).required(),
  field_type: string().oneOf(customFieldTypes).required(),
  help_text: string().trim().max(customFieldLimits.helpText).defined(),
  options: array()
    .of(string().trim().max(customFieldLimits.option).required())
    .max(customFieldLimits.options)
    .when('field_type', ([type]: readonly unknown[], list) => (type === 'dropdown' ? list.min(1) : list))
    .defined(),
  default_value: mixed<CustomValue>().nullable(),
  is_required: boolean().defined(),
  show_in_list: boolean().defined(),
});

/** Returns what is sent: choices only of what is chosen, and no value to begin with where none was given. */
function toDefinition({ default_value: value, options, ...rest }: InferType<typeof schema>): Definition {
  return {
    ...rest,
    options: rest.field_type === 'dropdown' ? options : [],
    default_value: value === '' || value === undefined || value === false ? null : value,
  };
}

/** Takes what a field of the company's own asks for. Its type cannot change once records may have values of it. */
export function CustomFieldDialog({ field, onOpenChange, onSubmit }: CustomFieldDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      draftName={`settings/custom-fields/${field?.id ?? 'create'}`}
      title={field ? t('settings.custom_fields.edit') : t('settings.custom_fields.add')}
      schema={schema}
      defaultValues={{
        field_label: field?.field_label ?? '',
        field_type: field?.field_type ?? 'text',
        help_text: field?.help_text ?? '',
        options: field?.options ?? [],
        default_value: field?.default_value ?? null,
        is_required: field?.is_required ?? false,
        show_in_list: field?.show_in_list ?? false,
      }}
      onOpenChange={onOpenChange}
      onSubmit={async (values) => onSubmit(toDefinition(values))}
    >
      <TextField name="field_label" label={t('settings.custom_fields.label')} autoComplete="off" />
      <SelectField
        name="field_type"
        label={t('settings.custom_fields.type')}
        options={customFieldTypes.map((id) => ({ id, label: t(`settings.custom_fields.type.${id}`) }))}
        isReadOnly={field !== null}
        {...(field !== null && { description: t('settings.custom_fields.type.fixed') })}
      />
      <Choices />
      <TextAreaField name="help_text" label={t('settings.custom_fields.help_text')} rows={2} />
      <DefaultValue />
      <CheckboxField name="is_required" label={t('settings.custom_fields.is_required')} />
      <CheckboxField name="show_in_list" label={t('settings.custom_fields.show_in_list')} />
    </FormDialog>
  );
}

function Choices() {
  const { t } = useTranslation();
  const type: unknown = useWatch({ name: 'field_type' });
  if (type !== 'dropdown') return null;
  return (
    <TagsField
      name="options"
      label={t('settings.custom_fields.options')}
      description={t('settings.custom_fields.options.help')}
      max={customFieldLimits.options}
      isRequired
    />
  );
}

/** Takes the value that the field begins with, as the field itself does. Another type takes other values. */
function DefaultValue() {
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext();
  const { date_format: dateFormat } = useUser().settings;
  const values: unknown[] = useWatch({ name: ['field_type', 'options'] });
  const [type, options] = values;
  const known = useRef<unknown>(undefined);
  useEffect(() => {
    // a draft may have been laid over the type since this was drawn
    const current: unknown = getValues('field_type');
    if (known.current !== undefined && known.current !== current) setValue('default_value', null);
    known.current = current;
  }, [getValues, setValue, type]);
  const shown = customFieldTypes.find((one) => one === type);
  if (shown === undefined || (shown === 'dropdown' && !Array.isArray(options))) return null;
  return (
    <CustomFieldInput
      key={shown}
      name="default_value"
      definition={{
        type: shown,
        label: t('settings.custom_fields.default_value'),
        options: Array.isArray(options) ? options.map(String) : [],
      }}
      emptyLabel={t('fields.none')}
      dateFormat={dateFormat}
    />
  );
}
