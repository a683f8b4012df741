import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortEntry } from '../DataTable.types.ts';

interface TableStatusProps {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header'>[];
  sort: readonly SortEntry[];
  count: number;
  isLoading: boolean;
}

/** Says a changed sort, and the number of rows when it has changed and they are there, without interrupting. */
export function TableStatus({ columns, sort, count, isLoading }: TableStatusProps) {
  const t = useUiMessages();
  const [message, setMessage] = useState('');

  const levels = sort.flatMap(({ id, direction }) => {
    const header = columns.find((column) => column.id === id)?.header;
    return header === undefined ? [] : [t(`ui.table.sorted.${direction}`, { column: header })];
  });
  const sortText = levels.length > 0 ? levels.join(', ') : t('ui.table.unsorted');
  const countText = isLoading ? undefined : t('ui.table.rowCount', { count });

  const said = useRef({ sortText, countText });
  useEffect(() => {
    const before = said.current;
    said.current = { sortText, countText: countText ?? before.countText };
    if (before.sortText !== sortText) setMessage(sortText);
    else if (countText !== undefined && before.countText !== countText) setMessage(countText);
  }, [sortText, countText]);

  return <VisuallyHidden role="status">{message}</VisuallyHidden>;
}
