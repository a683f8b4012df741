import { useMemo, useRef } from 'react';
import { announce, useUiMessages } from '../../provider/index.ts';
import type { DataTableProps, RowKey } from './DataTable.types.ts';
import { extentOf, keysBetween, toggleKey } from './selection.ts';

type SelectionOptions<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'getRowKey' | 'selectedKeys' | 'onSelectedKeysChange'
>;

/** Describes where a range begins and ends, and what was selected before it. */
interface Range {
  readonly key: RowKey;
  /** Undefined where the range ends at a row that is not loaded. */
  readonly end: RowKey | undefined;
  readonly before: ReadonlySet<RowKey>;
  /** The selection that the range has made, to see whether it is still that. */
  readonly made: ReadonlySet<RowKey>;
}

/** Returns the ways in which a person selects rows. Only loaded rows are selected, by whichever of them. */
export function useRowSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, getRowKey, selectedKeys, onSelectedKeysChange } = options;
  const t = useUiMessages();
  const start = useRef<Range>(undefined);

  const extent = useMemo(
    () => selectedKeys && extentOf(rows, selectedKeys, getRowKey),
    [rows, selectedKeys, getRowKey],
  );

  const selectMany = (keys: ReadonlySet<RowKey>) => {
    onSelectedKeysChange?.(keys);
    announce(t('ui.table.selected', { count: keys.size }));
  };

  const toggle = (index: number) => {
    const row = rows[index];
    if (row === undefined || !selectedKeys) return;
    const key = getRowKey(row);
    const next = toggleKey(selectedKeys, key);
    start.current = { key, end: key, before: next, made: next };
    onSelectedKeysChange?.(next);
  };

  /** Selects all loaded rows, beside what is selected already. */
  const selectAll = () => {
    if (!selectedKeys) return;
    selectMany(new Set([...selectedKeys, ...keysBetween(rows, 0, rows.length - 1, getRowKey)]));
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
    const { current } = start;
    const from = current ? rows.findIndex((row) => row !== undefined && getRowKey(row) === current.key) : -1;
    if (!selectedKeys || !current || from < 0) {
      toggle(index);
      return;
    }
    const before = current.made === selectedKeys ? current.before : selectedKeys;
    const made = new Set([...before, ...keysBetween(rows, from, index, getRowKey)]);
    const last = rows[index];
    start.current = { key: current.key, end: last && getRowKey(last), before, made };
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
