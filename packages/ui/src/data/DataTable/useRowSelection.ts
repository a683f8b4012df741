import { useMemo, useRef } from 'react';
import { announce, useUiMessages } from '../../provider/index.ts';
import type { DataTableProps, RowKey } from './DataTable.types.ts';
import { extentOf, keysBetween, toggleKey } from './selection.ts';

type SelectionOptions<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowKey' | 'selectedKeys' | 'onSelectedKeysChange' | 'selectionMode'
> & {
  /** The rows that can be selected, each in its place: those that cannot are `undefined`. */
  enabledRows: readonly (Row | undefined)[];
};

/** Describes where a range begins and ends, and what was selected before it. */
interface Range {
  readonly key: RowKey;
  /** Undefined where the range ends at a row that is not loaded. */
  readonly end: RowKey | undefined;
  readonly before: ReadonlySet<RowKey>;
  /** The selection that the range has made, to see whether it is still that. */
  readonly made: ReadonlySet<RowKey>;
}

/** Returns the ways in which a person selects rows. Only rows that are loaded and not disabled are selected, by whichever of them. */
export function useRowSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, enabledRows, getRowKey, selectedKeys, onSelectedKeysChange } = options;
  const isSingle = options.selectionMode === 'single';
  const t = useUiMessages();
  const start = useRef<Range>(undefined);

  const extent = useMemo(
    () => selectedKeys && extentOf(enabledRows, selectedKeys, getRowKey),
    [enabledRows, selectedKeys, getRowKey],
  );

  const selectMany = (keys: ReadonlySet<RowKey>) => {
    onSelectedKeysChange?.(keys);
    announce(() => t('ui.table.selected', { count: keys.size }));
  };

  const toggle = (index: number) => {
    const row = enabledRows[index];
    if (row === undefined || !selectedKeys) return;
    const key = getRowKey(row);
    const isReplacing = isSingle && !selectedKeys.has(key);
    const next = isReplacing ? new Set([key]) : toggleKey(selectedKeys, key);
    start.current = { key, end: key, before: next, made: next };
    onSelectedKeysChange?.(next);
  };

  /** Selects all loaded rows, beside what is selected already. */
  const selectAll = () => {
    if (!selectedKeys || isSingle) return;
    const all = new Set(selectedKeys);
    for (const key of keysBetween(enabledRows, 0, rows.length - 1, getRowKey)) all.add(key);
    selectMany(all);
  };

  /** Clears the selection. Returns whether there was one. */
  const clear = (): boolean => {
    if (!selectedKeys || selectedKeys.size === 0) return false;
    start.current = undefined;
    selectMany(new Set());
    return true;
  };

  /** Selects the rows between the one that was selected last and this one, in place of the range before. */
  const extend = (index: number) => {
    const row = rows[index];
    if (isSingle) {
      const isSelected = row !== undefined && selectedKeys?.has(getRowKey(row));
      if (!isSelected) toggle(index);
      return;
    }
    const { current } = start;
    const isStart = (other: Row | undefined) => other !== undefined && getRowKey(other) === current?.key;
    const from = current ? rows.findIndex(isStart) : -1;
    if (!selectedKeys || !current || from < 0) {
      toggle(index);
      return;
    }
    const before = current.made === selectedKeys ? current.before : selectedKeys;
    const made = new Set([...before, ...keysBetween(enabledRows, from, index, getRowKey)]);
    start.current = { key: current.key, end: row && getRowKey(row), before, made };
    selectMany(made);
  };

  return {
    toggle,
    extend,
    /** Takes the range on from its end to another row; one that ended elsewhere is left, and another begun. */
    extendFrom: (index: number, to: number) => {
      const row = rows[index];
      if (row === undefined || !selectedKeys) return;
      const key = getRowKey(row);
      const goesOn = start.current?.end === key && start.current.made === selectedKeys;
      if (!goesOn) start.current = { key, end: key, before: selectedKeys, made: selectedKeys };
      extend(to);
    },
    selectAll,
    /** Clears a selection of all, and selects all otherwise. */
    toggleAll: () => {
      if (extent === 'all') clear();
      else selectAll();
    },
    clear,
    /** How much of the loaded rows is selected. */
    extent,
  };
}
