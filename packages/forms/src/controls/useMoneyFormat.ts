import { formatAmount, parseAmount } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import { useFieldMessages, useFormsMessages } from '../messages/index.ts';
import type { ValueFormat } from './controls.types.ts';

/** Describes what an amount has to be like. */
export interface MoneyFormatOptions {
  /** The currency of the amount, by its ISO 4217 code. */
  readonly currency: string;
  /** Whether the amount may be below zero. */
  readonly canBeNegative?: boolean;
}

/** Returns how amounts of a currency, in whole minor units, are formatted, parsed and validated in the language. */
export function useMoneyFormat({ currency, canBeNegative = false }: MoneyFormatOptions): ValueFormat<number> {
  const messages = useFormsMessages();
  const fieldMessages = useFieldMessages();
  const { locale } = useLocale();
  const example = formatAmount({ minor: 125_000, currency }, locale);
  return {
    format: (minor) => formatAmount({ minor, currency }, locale),
    parse: (text) => parseAmount(text, currency, locale),
    parseErrorMessage: fieldMessages('forms.error.money', { example }),
    validate: (minor) =>
      minor < 0 && !canBeNegative ? messages('forms.error.min', { count: 0 }) : undefined,
  };
}
