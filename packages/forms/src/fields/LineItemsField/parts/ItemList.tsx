import { announce, Button, useFieldProps } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { useFormContext } from 'react-hook-form';
import { fieldAttribute } from '../../../form/Form/formElements.ts';
import { useFieldMessages } from '../../../messages/index.ts';
import type { LineItem, LineItemsFieldProps } from '../LineItemsField.types.ts';
import { Header, List, Root } from '../LineItemsField.styles.ts';
import { parseTable } from '../parseTable.ts';
import { useItems } from '../useItems.ts';
import { ItemRow } from './ItemRow.tsx';
import { parseCell } from './parseCell.ts';
import { Totals } from './Totals.tsx';

type ItemListProps = Pick<
  LineItemsFieldProps,
  'columns' | 'createItem' | 'getTotals' | 'isDisabled' | 'isReadOnly' | 'name'
>;

/** Names what takes the focus once the list has changed. */
interface FocusTarget {
  readonly index: number;
  readonly selector: string;
}

/** Holds the rows of items, and what changes their number and order. */
export function ItemList({ name, columns, createItem, getTotals, isDisabled, isReadOnly }: ItemListProps) {
  const t = useFieldMessages();
  const { locale } = useLocale();
  const { getValues, setValue } = useFormContext();
  const { keys, append, move, remove } = useItems(name);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusTarget = useRef<FocusTarget>(null);
  const group = useFieldProps({}, { isGroup: true });
  const canEdit = isDisabled !== true && isReadOnly !== true;
  const { length } = keys;

  useLayoutEffect(() => {
    const target = focusTarget.current;
    focusTarget.current = null;
    if (!target) return;
    const row = list.current?.children[Math.min(target.index, length - 1)];
    (row?.querySelector<HTMLElement>(target.selector) ?? addButton.current)?.focus();
  }, [keys, length]);

  const add = () => {
    focusTarget.current = { index: length, selector: 'input, [data-column] button' };
    append([createItem()]);
  };

  const moveItem = useCallback(
    (from: number, to: number, selector?: string) => {
      if (to < 0 || to >= length || from === to) return;
      if (selector !== undefined) focusTarget.current = { index: to, selector };
      move(from, to);
      const position = (to + 1).toLocaleString(locale);
      announce(t('forms.lineItems.moved', { position, total: length.toLocaleString(locale) }));
    },
    [length, locale, move, t],
  );

  const removeItem = useCallback(
    (index: number) => {
      focusTarget.current = { index, selector: '[data-remove]' };
      remove(index);
      announce(t('forms.lineItems.removed', { position: (index + 1).toLocaleString(locale) }));
    },
    [locale, remove, t],
  );

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const table = parseTable(event.clipboardData.getData('text/plain'));
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest('li');
    if (!table || !row || !cell || !canEdit) return;
    event.preventDefault();
    const firstRow = [...(list.current?.children ?? [])].indexOf(row);
    const firstColumn = columns.findIndex(({ id }) => id === cell.dataset['column']);
    const items = (getValues(name) ?? []) as readonly LineItem[];
    const pasted = table.map((cells, index) => {
      const changes = cells.flatMap((text, offset) => {
        const column = columns[firstColumn + offset];
        return column && column.kind !== 'computed'
          ? [[column.id, parseCell(column, text, locale)] as const]
          : [];
      });
      return { index: firstRow + index, changes };
    });
    const added = Math.max(0, firstRow + table.length - items.length);
    if (added > 0) append(Array.from({ length: added }, createItem));
    for (const { index, changes } of pasted)
      for (const [id, value] of changes) setValue(`${name}.${index}.${id}`, value, { shouldDirty: true });
    announce(t('forms.lineItems.pasted', { total: table.length.toLocaleString(locale) }));
  };

  const template = columns.map(({ grow = 1 }) => `minmax(0, ${grow}fr)`).join(' ');
  return (
    <Root
      id={group.id}
      role="group"
      aria-label={group['aria-label']}
      aria-labelledby={group['aria-labelledby']}
      aria-describedby={group['aria-describedby']}
      data-few={columns.length < 3 || undefined}
      data-invalid={group.isInvalid || undefined}
      style={{ '--line-item-columns': template }}
      onPaste={paste}
    >
      {length > 0 && (
        <Header aria-hidden data-editable={canEdit || undefined}>
          {columns.map(({ id, kind, label }) => (
            <span key={id} data-kind={kind}>
              {label}
            </span>
          ))}
        </Header>
      )}
      <List ref={list}>
        {keys.map((key, index) => (
          <ItemRow
            key={key}
            {...{ name, index, columns, isDisabled, isReadOnly }}
            count={length}
            onMove={canEdit ? moveItem : undefined}
            onRemove={canEdit ? removeItem : undefined}
          />
        ))}
      </List>
      {canEdit && (
        <div>
          {/* What is wrong with the list, and not with a cell, leads here: it stands behind all cells. */}
          <Button
            ref={addButton}
            size="small"
            icon={<Plus aria-hidden />}
            {...{ [fieldAttribute]: name }}
            onPress={add}
          >
            {t('forms.lineItems.add')}
          </Button>
        </div>
      )}
      {getTotals && <Totals name={name} getTotals={getTotals} />}
    </Root>
  );
}
