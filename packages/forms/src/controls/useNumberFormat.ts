import { formatNumber, formatWholeNumber, parseNumber, parseWholeNumber } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import { type FormsMessages, useFieldMessages, useFormsMessages } from '../messages/index.ts';
import type { ValueFormat } from './controls.types.ts';

/** Describes what a number has to be like. */
export interface NumberFormatOptions {
  /** Takes decimals; a number is whole without it. */
  readonly hasDecimals?: boolean;
  /** Refuses more decimals. */
  readonly decimals?: number;
  /** Refuses less. */
  readonly min?: number;
  /** Refuses more. */
  readonly max?: number;
  /** Stands behind the number and may be typed, or left out: a `%`, or a unit. */
  readonly suffix?: string;
}

interface NumberFormat extends ValueFormat<number> {
  /** Writes a number with its suffix; a `%` stands where the language puts it. */
  display: (value: number) => string;
}

/** Returns how numbers are formatted, parsed and validated in the language. */
export function useNumberFormat({
  min,
  max,
  decimals,
  hasDecimals = false,
  suffix = '',
}: NumberFormatOptions): NumberFormat {
  const messages = useFormsMessages();
  const fieldMessages = useFieldMessages();
  const { locale } = useLocale();
  const [formatDecimal, parseDecimal] = hasDecimals
    ? [formatNumber, parseNumber]
    : [formatWholeNumber, parseWholeNumber];
  const format = (value: number) => formatDecimal(value, locale);
  return {
    format,
    parse: (text) => parseDecimal(text.replace(suffix, ''), locale),
    display: (value) =>
      suffix === '%' ? formatWholeNumber(value, locale, true) : `${format(value)} ${suffix}`.trimEnd(),
    parseErrorMessage: messages(hasDecimals ? 'forms.error.number' : 'forms.error.integer'),
    validate: (value) =>
      decimals !== undefined && Number(value.toFixed(decimals)) !== value
        ? fieldMessages('forms.error.decimals', { count: decimals })
        : checkRange(value, min, max, messages),
  };
}

function checkRange(
  value: number,
  min: number | undefined,
  max: number | undefined,
  messages: FormsMessages,
): string | undefined {
  if (min !== undefined && value < min) return messages('forms.error.min', { count: min });
  if (max !== undefined && value > max) return messages('forms.error.max', { count: max });
  return undefined;
}
