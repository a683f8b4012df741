import { useMemo, useState } from 'react';
import type { DataTableProps, RowGroup, RowKey } from './DataTable.types.ts';
import { layTree, type TreeRows } from './treeRows.ts';

const noKeys: ReadonlySet<RowKey> = new Set();

/** Returns how many rows of a tree each group has. */
function sizesOf<Row>(groups: readonly RowGroup[] | undefined, { starts }: TreeRows<Row>) {
  let first = 0;
  const startOf = (root: number) => starts[Math.min(root, starts.length - 1)] ?? 0;
  return groups?.map(({ count }) => {
    const size = startOf(first + count) - startOf(first);
    first += count;
    return size;
  });
}

/** Keeps which rows of a tree are expanded, and lays out those that are shown. A table whose rows have none below them is none. */
export function useTreeRows<Row>(props: DataTableProps<Row>, rows: readonly (Row | undefined)[]) {
  const { expandedKeys, getRowKey, getSubRows, groups, onExpandedKeysChange } = props;
  const [ownKeys, setOwnKeys] = useState(noKeys);
  const expanded = expandedKeys ?? ownKeys;
  const tree = useMemo(
    () => getSubRows && layTree(rows, { getRowKey, getSubRows }, expanded),
    [rows, getRowKey, getSubRows, expanded],
  );
  const groupSizes = useMemo(() => tree && sizesOf(groups, tree), [groups, tree]);

  return {
    tree,
    rows: tree?.rows ?? rows,
    groupSizes,
    /** Expands a row, or collapses it; nothing where it has none below it. */
    toggle: (index: number) => {
      const row = tree?.rows[index];
      if (row === undefined || tree?.places[index]?.isExpanded === undefined) return;
      const next = new Set(expanded);
      if (!next.delete(getRowKey(row))) next.add(getRowKey(row));
      setOwnKeys(next);
      onExpandedKeysChange?.(next);
    },
  };
}
