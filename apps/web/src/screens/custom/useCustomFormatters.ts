import { type CustomField, customName } from '@bureau/contract';
import { useCustomValueFormatter } from '@bureau/forms';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { FieldFormatter } from '../ConflictDialog.tsx';

type GetFieldFormatter = (field: string) => FieldFormatter;

/** Reads a value that the activity log writes as a text. */
function readValue({ field_type: type }: CustomField, value: unknown) {
  if (type === 'checkbox') return String(value) === 'true';
  return type === 'numeric' ? Number(value) : String(value);
}

/** Adds the formatters of the custom fields to those of a record's own fields. */
export function useCustomFormatters(
  fields: readonly CustomField[],
  fieldFormatter: GetFieldFormatter,
): GetFieldFormatter {
  const { t } = useTranslation();
  const write = useCustomValueFormatter(useFormats().date);
  return useCallback(
    (name) => {
      const field = fields.find(({ field_column: column }) => customName(column) === name);
      if (!field) return fieldFormatter(name);
      return {
        label: field.field_label,
        format: (value) =>
          value === null || value === undefined
            ? t('tasks.fields.none')
            : write(field.field_type, readValue(field, value)),
      };
    },
    [fields, t, fieldFormatter, write],
  );
}
