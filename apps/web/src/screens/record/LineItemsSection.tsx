import { InlineValue, Skeleton, Table, type TableColumn, type TableRow } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useUser } from '../../core/account/account.ts';
import { itemText } from '../fields/itemText.ts';
import { rowsIn } from '../fields/lineItems.ts';
import type { ShownItemField } from '../fields/ShownField.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { AwaitedEditor } from '../lazy/AwaitedEditor.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import type { LineItemsFormProps } from './LineItemsForm.tsx';

const { Component: LineItemsForm } = lazyComponent(
  async () => (await import('./LineItemsForm.tsx')).LineItemsForm,
);

interface LineItemsSectionProps extends Omit<LineItemsFormProps, 'onDone'> {
  readonly canEdit: boolean;
  readonly hasDraft: boolean;
}

const columnOf = ({ field, label, name }: ShownItemField): TableColumn => ({
  id: name,
  label,
  ...((field.kind === 'duration' || field.kind === 'money') && { align: 'end', isNarrow: true }),
});

/** Shows the line items of a record as a table; the pencil opens them for changes. */
export function LineItemsSection({ canEdit, hasDraft, ...editing }: LineItemsSectionProps) {
  const { record, shown } = editing;
  const { items: all = [], label, emptyText } = shown;
  const context = useFieldContext();
  const { settings } = useUser();
  const root = useRef<HTMLDivElement>(null);
  const [closings, setClosings] = useState(0);
  const items = rowsIn(shown, record);

  // what no item says takes no room from what others say
  const isSaid = (name: string) => items.some(({ [name]: value }) => value !== null && value !== '');
  const fields = all.filter(({ name }, index) => index === 0 || isSaid(name));

  useEffect(() => {
    if (closings > 0) root.current?.querySelector('button')?.focus();
  }, [closings]);

  const named = fields[0]?.name ?? '';
  const rows = items.map((item, index): TableRow => ({
    id: index,
    cells: Object.fromEntries(
      fields.map((one) => [one.name, itemText(one, item[one.name], context, settings.date_time_format)]),
    ),
  }));
  const summed = fields.find(({ field }) => field.kind === 'duration' && field.isSummed);
  const sum = summed && items.reduce((minutes, item) => minutes + Number(item[summed.name] ?? 0), 0);

  return (
    <div ref={root}>
      <InlineValue
        key={closings}
        label={label}
        emptyText={emptyText}
        isMultiline
        canEdit={canEdit}
        hasDraft={hasDraft && closings === 0}
        renderEditor={(isAsked) => (
          <Suspense
            fallback={
              <AwaitedEditor isAsked={isAsked}>
                <Skeleton />
              </AwaitedEditor>
            }
          >
            <LineItemsForm {...editing} onDone={() => setClosings((count) => count + 1)} />
          </Suspense>
        )}
      >
        {items.length > 0 && (
          <Table
            label={label}
            columns={fields.map(columnOf)}
            rows={rows}
            rowHeader={named}
            {...(summed && sum ? { footer: { [summed.name]: formatDuration(sum) } } : {})}
          />
        )}
      </InlineValue>
    </div>
  );
}
