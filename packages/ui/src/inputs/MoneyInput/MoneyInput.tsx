import { formatAmount, isCurrencyFirst, parseAmount } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { InputProps } from '../parts/input.types.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { TextInput } from '../TextInput/index.ts';

export interface MoneyInputProps
  extends Omit<InputProps<number>, keyof ParsedValueProps<number>>, ParsedValueProps<number> {
  /** The currency of the amount, by its ISO 4217 code. It sets how many decimals there are; `XXX` is none, which nothing is said of. */
  currency: string;
  /** Whether the amount may be below zero, for which phones have no key among their digits. */
  canBeNegative?: boolean;
}

/** Stands for no currency, by ISO 4217. */
const noCurrency = 'XXX';

/**
 * Takes an amount of money in whole minor units: 123456 of `EUR` is shown as `1,234.56` in English. It may be typed with the currency. An amount with
 * more decimals than the currency has cannot be parsed.
 */
export function MoneyInput({ currency, canBeNegative = false, ...props }: MoneyInputProps) {
  const { locale } = useLocale();
  const { textProps } = useParsedText<number>(props, {
    format: (given) => (typeof given === 'string' ? given : formatAmount({ minor: given, currency }, locale)),
    parse: (text) => parseAmount(text, currency, locale),
  });
  return (
    <TextInput
      inputMode={canBeNegative ? undefined : 'decimal'}
      autoComplete="off"
      {...props}
      {...textProps}
      {...(currency !== noCurrency && {
        [isCurrencyFirst(currency, locale) ? 'leading' : 'trailing']: currency,
      })}
    />
  );
}
