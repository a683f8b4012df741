import { type SelectOption, useRecurrenceText } from '@bureau/ui';
import { useCallback } from 'react';
import type { TextKey } from '../../core/navigation/feature.ts';
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
  /** Returns what of a long value has become different, which the activity log adds. */
  readonly difference?: (before: string | null, after: string | null) => string;
  /** The sentence by which the activity log tells that it was set, in place of one that names it: of `name` and `code`. */
  readonly sentence?: TextKey;
}

/** Returns the formatter of what no field holds, and the activity log tells in a sentence. */
export const sentenceFormatter = (sentence: TextKey): FieldFormatter => ({
  label: sentence,
  format: String,
  sentence,
});

/** Returns the formatter of a field, by the name that the API gives it, or gives the name of what it refers to. */
export type GetFieldFormatter = (name: string) => FieldFormatter;

const none: readonly SelectOption[] = [];

/** Returns the formatters of fields: for the activity log, and for what two people changed at once. */
export function useFieldFormatters(fields: readonly ShownField[], options: LoadedPickers): GetFieldFormatter {
  const context = useFieldContext();
  const writeRecurrence = useRecurrenceText();
  return useCallback(
    (name) => {
      const shown = fields.find((field) => field.name === name || field.labels.includes(name));
      if (!shown) return { label: name, format: (value) => writePlain(value ?? context.t('fields.none')) };
      const known = shown.picker ? options[shown.picker].options : none;
      return {
        label: shown.label,
        isLong: isLongText(shown.field) && !shown.isCustom,
        format: (value) => formatValue(shown, value, { ...context, writeRecurrence }, known),
      };
    },
    [context, fields, options, writeRecurrence],
  );
}
