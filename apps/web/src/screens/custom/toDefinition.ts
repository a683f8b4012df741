import { type CustomField, customFieldLimits } from '@bureau/contract';
import type { CustomFieldDefinition } from '@bureau/forms';

const limits: Readonly<Partial<Record<CustomField['field_type'], number>>> = {
  text: customFieldLimits.text,
  textarea: customFieldLimits.textarea,
  numeric: customFieldLimits.number,
};

/** Describes a field that was added to a form as its controls need it. */
export function toDefinition(field: CustomField): CustomFieldDefinition {
  const { field_label: label, field_type: type, help_text: helpText, is_required, options } = field;
  return { type, label, helpText, options, isRequired: is_required, max: limits[type] };
}
