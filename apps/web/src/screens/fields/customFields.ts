import {
  type CustomField,
  type CustomFieldType,
  customFieldLimits,
  customName,
  type Field,
  type Fields,
} from '@bureau/contract';
import type { TFunction } from 'i18next';
import type { ShownField } from './ShownField.ts';

const { number: farthest, text, textarea } = customFieldLimits;

/** Describes the fields of each type that a company can add by the kinds of our own. */
const customKinds: Readonly<Record<CustomFieldType, (field: CustomField) => Field>> = {
  text: () => ({ kind: 'line', max: text }),
  textarea: () => ({ kind: 'text', max: textarea, list: 'hidden' }),
  numeric: () => ({ kind: 'number', min: -farthest, max: farthest, isNullable: true, filter: 'numberRange' }),
  date: () => ({ kind: 'date', isNullable: true }),
  dropdown: ({ options }) => ({ kind: 'choice', values: options, isNullable: true }),
  checkbox: () => ({ kind: 'boolean', filter: 'words' }),
};

/** Returns a field that a company added as one of the kinds of our own. */
const describeCustom = (custom: CustomField): Field => ({
  ...customKinds[custom.field_type](custom),
  isRequired: custom.is_required,
});

/** Describes the custom fields of a form by their columns. */
export const describeCustoms = (customs: readonly CustomField[]): Fields =>
  Object.fromEntries(customs.map((custom) => [custom.field_column, describeCustom(custom)]));

/** Returns the custom fields of a form as screens show them. Lists have those that the company wants there, hidden at first. */
export const customFieldsOf = (customs: readonly CustomField[], t: TFunction): readonly ShownField[] =>
  customs.map((custom) => {
    const { field_column: column, field_label: label, help_text: helpText, show_in_list: isListed } = custom;
    const described = describeCustom(custom);
    const name = customName(column);
    return {
      name,
      field: { ...described, list: isListed ? 'hidden' : 'none', ...(!isListed && { filter: false }) },
      column: name,
      filter: name,
      read: column,
      labels: [],
      label,
      emptyText: t('fields.none'),
      helpText,
      choices: custom.options.map((value) => ({ value, label: value })),
      picker: undefined,
      isCustom: true,
    };
  });
