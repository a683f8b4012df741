import type { SelectOption } from '@bureau/forms';
import { useCallback } from 'react';
import type { FieldFormatter } from '../ConflictDialog.tsx';
import { formatValue, type LoadedOptions, writePlain } from './kinds.tsx';
import type { PickerName, ShownField } from './ShownField.ts';
import { useFieldContext } from './useFieldContext.ts';

/** Returns the formatter of a field, by the name that the API gives it. */
export type GetFieldFormatter = (name: string) => FieldFormatter;

const none: readonly SelectOption[] = [];

/** Returns the formatters of fields: for the activity log, and for what two people changed at once. */
export function useFieldFormatters(
  fields: readonly ShownField[],
  options: Readonly<Record<PickerName, LoadedOptions>>,
): GetFieldFormatter {
  const context = useFieldContext();
  return useCallback(
    (name) => {
      const shown = fields.find((field) => field.name === name);
      if (!shown) return { label: name, format: (value) => writePlain(value ?? context.t('fields.none')) };
      const known = shown.picker ? options[shown.picker].options : none;
      return {
        label: shown.label,
        isLong: shown.field.kind === 'text' && !shown.isCustom,
        format: (value) => formatValue(shown, value, context, known),
      };
    },
    [context, fields, options],
  );
}
