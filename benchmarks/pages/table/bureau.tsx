import { BureauProvider, DataTable, type DataTableProps, type SortEntry } from '@bureau/ui';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './table.css';
import type { Start } from '../main.ts';
import { tableActions } from './actions.ts';
import { columns, hrefOf, makeTasks, sortByTitle, type Task } from './tasks.tsx';

const keyOf = (task: Task) => task.id;
const unsorted: readonly SortEntry[] = [];
const stay = () => undefined;

type SelectedKeys = NonNullable<DataTableProps<Task>['selectedKeys']>;
const noKeys: SelectedKeys = new Set();

interface TaskTableProps {
  readonly tasks: readonly Task[];
  readonly isSelectable: boolean;
}

function TaskTable({ tasks, isSelectable }: TaskTableProps) {
  const [selected, setSelected] = useState(noKeys);
  const [sort, setSort] = useState(unsorted);
  const direction = sort[0]?.direction;
  const rows = useMemo(
    () => (direction ? sortByTitle(tasks, direction === 'ascending') : tasks),
    [tasks, direction],
  );
  return (
    <div className="frame">
      <DataTable
        label="Tasks"
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        getRowHref={hrefOf}
        sort={sort}
        onSortChange={setSort}
        {...(isSelectable && { selectedKeys: selected, onSelectedKeysChange: setSelected })}
      />
    </div>
  );
}

/** Shows the design system's table. */
export const start: Start = (element, options) => {
  const tasks = makeTasks(Number(options.get('rows')));
  const root = createRoot(element);
  const draw = (isShown: boolean) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown && <TaskTable tasks={tasks} isSelectable={options.has('selectable')} />}
        </BureauProvider>,
      ),
    );
  draw(false);
  return tableActions(() => draw(true));
};
