import { FormField, MoneyInput, type MoneyInputProps } from '@bureau/ui';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useMoneyFormat } from '../../controls/useMoneyFormat.ts';
import { useFormContextValue } from '../../form/Form/FormContext.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText } from '../useField.ts';
import { useParsedField } from '../useParsedField.ts';

export interface MoneyFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, number | null | undefined>, Pick<MoneyInputProps, 'canBeNegative' | 'currency'> {
  /** Names the field of the form that holds the currency; `currency` is that of the amount while it holds none. */
  readonly currencyName?: string | undefined;
}

/** A text that is being typed may not be one yet, by which nothing can be formatted. */
const isCurrency = (text: string) => /^[a-z]{3}$/i.test(text);

const isAmount = (value: unknown): value is number => typeof value === 'number';

/** Takes an amount of money, in whole minor units. */
export function MoneyField<Values extends FieldValues = FieldValues>({
  currency: given,
  currencyName,
  canBeNegative = false,
  ...props
}: MoneyFieldProps<Values>) {
  useFormContextValue('MoneyField');
  const chosen = toText(useWatch<FieldValues>({ name: currencyName ?? props.name, disabled: !currencyName }));
  const currency = currencyName && isCurrency(chosen) ? chosen : given;
  const field = useParsedField('MoneyField', props, useMoneyFormat({ currency, canBeNegative }), isAmount);
  return (
    <FormField {...frameProps(props, field)}>
      <MoneyInput {...field.inputProps} currency={currency} canBeNegative={canBeNegative} />
    </FormField>
  );
}
