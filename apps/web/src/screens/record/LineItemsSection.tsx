import { Checkbox, InlineValue, Skeleton, Table, type TableColumn, type TableRow, toasts } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsaid } from '../../api/errorEffect.ts';
import { useUser } from '../../core/account/account.ts';
import { describeFailure } from '../describeFailure.ts';
import { itemText } from '../fields/itemText.ts';
import { changeOf, type ShownItemField, valueOf } from '../fields/ShownField.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import type { LineItemsFormProps } from './LineItemsForm.tsx';

const { Component: LineItemsForm } = lazyComponent(
  async () => (await import('./LineItemsForm.tsx')).LineItemsForm,
);

interface LineItemsSectionProps extends Omit<LineItemsFormProps, 'onDone'> {
  readonly canEdit: boolean;
  readonly hasDraft: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const columnOf = ({ field, label, name }: ShownItemField): TableColumn => ({
  id: name,
  label,
  ...(field.kind === 'boolean' && { isNarrow: true, isLabelHidden: true }),
  ...((field.kind === 'duration' || field.kind === 'money') && { align: 'end', isNarrow: true }),
});

/** Shows the line items of a record as a table, with what can be ticked off there; the pencil opens them for changes. */
export function LineItemsSection({ canEdit, hasDraft, ...editing }: LineItemsSectionProps) {
  const { edited, record, shown } = editing;
  const { items: fields = [], label, emptyText } = shown;
  const { t } = useTranslation();
  const context = useFieldContext();
  const { settings } = useUser();
  const root = useRef<HTMLDivElement>(null);
  const [closings, setClosings] = useState(0);
  const stored = valueOf(shown, record);
  const items = Array.isArray(stored) ? (stored as readonly Item[]) : [];

  useEffect(() => {
    if (closings > 0) root.current?.querySelector('button')?.focus();
  }, [closings]);

  const tick = async (index: number, name: string, isTicked: boolean) => {
    const changed = items.map((item, at) => (at === index ? { ...item, [name]: isTicked } : item));
    try {
      await edited.update(changeOf(shown, changed));
    } catch (error) {
      if (isUnsaid(error)) toasts.show({ tone: 'danger', message: describeFailure(error, t) });
    }
  };

  // A tick stands before what is ticked off.
  const ordered = fields.toSorted(
    (a, b) => Number(b.field.kind === 'boolean') - Number(a.field.kind === 'boolean'),
  );
  const named = fields[0]?.name ?? '';
  const renderCell = (item: Item, index: number, { field, name, ...shownItem }: ShownItemField) =>
    field.kind === 'boolean' ? (
      <Checkbox
        aria-label={String(item[named])}
        isSelected={item[name] === true}
        isReadOnly={!canEdit}
        onChange={(isTicked) => void tick(index, name, isTicked)}
      />
    ) : (
      itemText({ field, name, ...shownItem }, item[name], context, settings.date_time_format)
    );
  const rows = items.map((item, index): TableRow => ({
    id: index,
    cells: Object.fromEntries(ordered.map((one) => [one.name, renderCell(item, index, one)])),
    isDone: fields.some(({ field, name }) => field.kind === 'boolean' && item[name] === true),
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
        renderEditor={() => (
          <Suspense fallback={<Skeleton />}>
            <LineItemsForm {...editing} onDone={() => setClosings((count) => count + 1)} />
          </Suspense>
        )}
      >
        {items.length > 0 && (
          <Table
            label={label}
            columns={ordered.map(columnOf)}
            rows={rows}
            rowHeader={named}
            {...(summed && sum ? { footer: { [summed.name]: formatDuration(sum) } } : {})}
          />
        )}
      </InlineValue>
    </div>
  );
}
