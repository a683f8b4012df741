import { FormField } from '@bureau/ui';
import { useMemo } from 'react';
import { type FieldValues, get, useFormState } from 'react-hook-form';
import { useFormContextValue } from '../../form/Form/FormContext.ts';
import { frameProps } from '../frameProps.ts';
import type { LineItem, LineItemsFieldProps } from './LineItemsField.types.ts';
import { ItemList } from './parts/ItemList.tsx';

/**
 * Takes a list of items, each a row of fields: the lines of an invoice. Rows are added, removed and moved by pointer and keyboard, and pasted from a
 * spreadsheet. What is wrong is said at its cell.
 */
export function LineItemsField<Values extends FieldValues = FieldValues, Item extends LineItem = LineItem>({
  columns,
  createItem,
  getTotals,
  isLabelHidden = false,
  ...props
}: LineItemsFieldProps<Values, Item>) {
  const { name, isDisabled, isReadOnly } = props;
  const list = useListState(name);
  const state = { ...list, isRequired: props.isRequired ?? list.isRequired };
  return (
    <FormField {...frameProps(props, state)} isLabelHidden={isLabelHidden}>
      <ItemList
        {...{ name, isDisabled, isReadOnly }}
        columns={columns as LineItemsFieldProps['columns']}
        createItem={createItem}
        getTotals={getTotals as LineItemsFieldProps['getTotals']}
      />
    </FormField>
  );
}

/** Returns what the form around it knows of a list, and not of what is in it. */
function useListState(name: string) {
  const { rules } = useFormContextValue('LineItemsField');
  const { errors } = useFormState<FieldValues>({ name, exact: true });
  const isRequired = useMemo(() => rules.isRequired(name), [rules, name]);
  const found: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return { error: found?.root?.message ?? found?.message, isRequired };
}
