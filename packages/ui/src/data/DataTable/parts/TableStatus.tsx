import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortEntry } from '../DataTable.types.ts';
import { isSameSort } from '../sorting.ts';

interface TableStatusProps {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header'>[];
  sort: readonly SortEntry[];
  count: number;
  isLoading: boolean;
}

/** Announces a changed sort politely, and the number of rows once it has changed and they are loaded. */
export function TableStatus({ columns, sort, count, isLoading }: TableStatusProps) {
  const t = useUiMessages();
  const [message, setMessage] = useState('');

  const known = useRef({ sort, count: isLoading ? undefined : count });

  const describeSort = useEffectEvent(() => {
    const levels = sort.flatMap(({ id, direction }) => {
      const header = columns.find((column) => column.id === id)?.header;
      return header === undefined ? [] : [t(`ui.table.sorted.${direction}`, { column: header })];
    });
    return levels.length > 0 ? levels.join(', ') : t('ui.table.unsorted');
  });
  const describeCount = useEffectEvent(() => t('ui.table.rowCount', { count }));

  useEffect(() => {
    const before = known.current;
    known.current = { sort, count: isLoading ? before.count : count };
    if (!isSameSort(before.sort, sort)) setMessage(describeSort());
    else if (!isLoading && before.count !== count) setMessage(describeCount());
  }, [sort, count, isLoading]);

  return <VisuallyHidden role="status">{message}</VisuallyHidden>;
}
