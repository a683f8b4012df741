import { MoneyInput } from '@bureau/ui';
import { formatMoney } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import { type MoneyFormatOptions, useMoneyFormat } from '../../controls/useMoneyFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of an amount of money, in whole minor units; null is none. */
export interface InlineMoneyProps extends InlineEditorProps<number | null, string>, MoneyFormatOptions {}

/** Edits an amount of money in its place. It is typed as the language writes it, with the currency or without. */
export function InlineMoney({ currency, canBeNegative = false, ...props }: InlineMoneyProps) {
  const { locale } = useLocale();
  return (
    <InlineParsed<number>
      {...props}
      valueFormat={useMoneyFormat({ currency, canBeNegative })}
      renderValue={(minor) => formatMoney({ minor, currency }, locale)}
      renderInput={(input) => <MoneyInput {...input} currency={currency} canBeNegative={canBeNegative} />}
    />
  );
}
