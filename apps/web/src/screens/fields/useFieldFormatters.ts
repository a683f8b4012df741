import type { SelectOption } from '@bureau/ui';
import { useCallback } from 'react';
import { formatValue, writePlain } from './formatValue.ts';
import { isLongText } from './kinds.tsx';
import type { ShownField } from './ShownField.ts';
import { useFieldContext } from './useFieldContext.ts';
import type { LoadedPickers } from './useOptions.ts';

/** Formats a field of a record: its label and its values. */
export interface FieldFormatter {
  readonly label: string;
  readonly format: (value: unknown) => string;
  /** Whether its values are long texts, which the activity log does not repeat. */
  readonly isLong?: boolean;
}

/** Returns the formatter of a field, by the name that the API gives it, or gives the name of what it refers to. */
export type GetFieldFormatter = (name: string) => FieldFormatter;

const none: readonly SelectOption[] = [];

/** Returns the formatters of fields: for the activity log, and for what two people changed at once. */
export function useFieldFormatters(fields: readonly ShownField[], options: LoadedPickers): GetFieldFormatter {
  const context = useFieldContext();
  return useCallback(
    (name) => {
      const shown = fields.find((field) => field.name === name || field.labels.includes(name));
      if (!shown) return { label: name, format: (value) => writePlain(value ?? context.t('fields.none')) };
      const known = shown.picker ? options[shown.picker].options : none;
      return {
        label: shown.label,
        isLong: isLongText(shown.field) && !shown.isCustom,
        format: (value) => formatValue(shown, value, context, known),
      };
    },
    [context, fields, options],
  );
}
