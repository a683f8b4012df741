import { formatNumber } from '@bureau/values';
import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { useFormsMessages } from '../messages/index.ts';
import type { CustomFieldDefinition, CustomFieldValue } from './custom.types.ts';

/** Returns the value of a custom field as it is read. */
export type CustomValueFormatter = (
  type: CustomFieldDefinition['type'],
  value: CustomFieldValue | undefined,
) => string;

/**
 * Returns the function that formats the value of a custom field for reading: in a table, in the details of a record, in its activity log.
 * An empty text stands for no value; an unchecked box is "no".
 */
export function useCustomValueFormatter(formatDate: (plainDate: string) => string): CustomValueFormatter {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  return useCallback(
    (type, value) => {
      if (type === 'checkbox') return messages(value === true ? 'forms.custom.yes' : 'forms.custom.no');
      if (value === null || value === undefined) return '';
      if (typeof value === 'number') return formatNumber(value, locale);
      return type === 'date' ? formatDate(String(value)) : String(value);
    },
    [locale, messages, formatDate],
  );
}
