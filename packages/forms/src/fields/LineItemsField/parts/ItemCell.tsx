import { useWatch } from 'react-hook-form';
import type { LineItem, LineItemColumn, LineItemsFieldProps } from '../LineItemsField.types.ts';
import { Computed } from '../LineItemsField.styles.ts';
import { MoneyField } from '../../MoneyField/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { TextField } from '../../TextField/index.ts';

interface ItemCellProps extends Pick<LineItemsFieldProps, 'isDisabled' | 'isReadOnly' | 'name'> {
  readonly index: number;
  readonly column: LineItemColumn;
}

/** Shows one value of an item. */
export function ItemCell({ name, index, column, isDisabled = false, isReadOnly = false }: ItemCellProps) {
  const field = { name: `${name}.${index}.${column.id}`, label: column.label, isDisabled, isReadOnly };
  switch (column.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'number': {
      const { hasDecimals = false, suffix = '' } = column;
      return <NumberField {...field} hasDecimals={hasDecimals} suffix={suffix} />;
    }
    case 'money':
      return <MoneyField {...field} currency={column.currency} />;
    case 'computed':
      return <ComputedCell {...column} path={`${name}.${index}`} />;
  }
}

interface ComputedCellProps {
  readonly label: string;
  readonly path: string;
  readonly compute: (item: LineItem) => string;
}

function ComputedCell({ label, path, compute }: ComputedCellProps) {
  const item = useWatch({ name: path }) as LineItem | undefined;
  return (
    <Computed>
      <span>{label}</span>
      <output>{item && compute(item)}</output>
    </Computed>
  );
}
