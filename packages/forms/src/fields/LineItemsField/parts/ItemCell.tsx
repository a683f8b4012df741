import { useWatch } from 'react-hook-form';
import type { LineItem, LineItemColumn, LineItemsFieldProps } from '../LineItemsField.types.ts';
import { Computed } from '../LineItemsField.styles.ts';
import { CheckboxField } from '../../CheckboxField/index.ts';
import { DurationField } from '../../DurationField/index.ts';
import { MoneyField } from '../../MoneyField/index.ts';
import { NumberField } from '../../NumberField/index.ts';
import { SelectField } from '../../SelectField/index.ts';
import { TextField } from '../../TextField/index.ts';
import { TimeField } from '../../TimeField/index.ts';

interface ItemCellProps extends Pick<LineItemsFieldProps, 'isDisabled' | 'isReadOnly' | 'name'> {
  readonly index: number;
  readonly column: LineItemColumn;
}

/** Shows one value of an item. */
export function ItemCell({ name, index, column, isDisabled = false, isReadOnly = false }: ItemCellProps) {
  const field = { name: `${name}.${index}.${column.id}`, label: column.label, isDisabled, isReadOnly };
  switch (column.kind) {
    case 'text':
      return <TextField {...field} type={column.type ?? 'text'} />;
    case 'checkbox':
      return <CheckboxField {...field} />;
    case 'choice':
      return <SelectField {...field} options={column.options} />;
    case 'duration':
      return <DurationField {...field} />;
    case 'time':
      return <TimeField {...field} dateTimeFormat={column.dateTimeFormat} />;
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
