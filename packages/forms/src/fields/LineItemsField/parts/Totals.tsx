import { useWatch } from 'react-hook-form';
import type { LineItem, LineItemsFieldProps } from '../LineItemsField.types.ts';
import { TotalsList } from '../LineItemsField.styles.ts';

interface TotalsProps extends Pick<LineItemsFieldProps, 'name'> {
  readonly getTotals: NonNullable<LineItemsFieldProps['getTotals']>;
}

/** Shows the sums of the items. It alone is drawn again with each key. */
export function Totals({ name, getTotals }: TotalsProps) {
  const items = (useWatch({ name }) ?? []) as readonly LineItem[];
  return (
    <TotalsList>
      {getTotals(items).map(({ id, label, value, isStrong }) => (
        <div key={id} data-strong={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </TotalsList>
  );
}
