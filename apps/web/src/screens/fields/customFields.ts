import { type CustomField, customName, describeCustom, type Fields } from '@bureau/contract';
import type { TFunction } from 'i18next';
import type { ShownField } from './ShownField.ts';

/** Describes the custom fields of a form by their columns. */
export const describeCustoms = (customs: readonly CustomField[]): Fields =>
  Object.fromEntries(customs.map((custom) => [custom.field_column, describeCustom(custom)]));

/** Returns the custom fields of a form as screens show them. Lists show those that the company wants there. */
export const customFieldsOf = (customs: readonly CustomField[], t: TFunction): readonly ShownField[] =>
  customs.map((custom) => {
    const { field_column: column, field_label: label, help_text: helpText, show_in_list: isListed } = custom;
    const described = describeCustom(custom);
    const name = customName(column);
    return {
      name,
      field: { ...described, list: isListed ? 'shown' : 'none', ...(!isListed && { filter: false }) },
      column: name,
      filter: name,
      read: column,
      labels: [],
      label,
      emptyText: t('fields.none'),
      helpText,
      choices: custom.options.map((value) => ({ id: value, label: value })),
      picker: undefined,
      isCustom: true,
    };
  });
