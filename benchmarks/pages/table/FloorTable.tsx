import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import './table.css';
import './floor.css';
import { columns, hrefOf, sortByTitle, type Task } from './tasks.tsx';

const rowHeight = 36;
const viewHeight = 600;
const overscan = 2;
const rowsInView = Math.ceil((viewHeight - rowHeight) / rowHeight);

interface RowProps {
  readonly task: Task;
  readonly top: number;
  /** Undefined where rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: (id: number) => void;
}

const Row = memo(function Row({ task, top, isSelected, onSelect }: RowProps) {
  return (
    <div className="row" data-selected={isSelected} style={{ top }}>
      {isSelected !== undefined && (
        <div className="cell">
          <input
            type="checkbox"
            aria-label={task.title}
            checked={isSelected}
            onChange={() => onSelect(task.id)}
          />
        </div>
      )}
      {columns.map((column) => (
        <div key={column.id} className={column.align === 'end' ? 'cell end' : 'cell'}>
          {column.isRowHeader ? <a href={hrefOf(task)}>{column.cell(task)}</a> : column.cell(task)}
        </div>
      ))}
    </div>
  );
});

interface TaskTableProps {
  readonly tasks: readonly Task[];
  readonly isSelectable?: boolean;
}

/** Draws the rows in view within the scroll event, of one known height, and nothing else. */
export function TaskTable({ tasks, isSelectable = false }: TaskTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [isAscending, setAscending] = useState<boolean>();
  const rows = useMemo(
    () => (isAscending === undefined ? tasks : sortByTitle(tasks, isAscending)),
    [tasks, isAscending],
  );

  useLayoutEffect(() => {
    const box = scroller.current;
    const onScroll = () => box && flushSync(() => setFirst(Math.floor(box.scrollTop / rowHeight)));
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => box?.removeEventListener('scroll', onScroll);
  }, []);

  const select = useCallback(
    (id: number) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );

  const areAll = selected.size === tasks.length;
  const selectAll = () => setSelected(new Set(areAll ? [] : tasks.map(({ id }) => id)));

  const sort = () => {
    setAscending(!isAscending);
    scroller.current?.scrollTo({ top: 0 });
  };

  const begin = Math.max(first - overscan, 0);
  const drawn = rows.slice(begin, first + rowsInView + 1 + overscan);
  return (
    <div className="frame">
      <div
        ref={scroller}
        className="scroller"
        data-part="scroller"
        data-selectable={isSelectable || undefined}
      >
        <div className="header">
          <div className="row">
            {isSelectable && (
              <div className="cell">
                <input type="checkbox" aria-label="All" checked={areAll} onChange={selectAll} />
              </div>
            )}
            {columns.map((column) => (
              <div key={column.id} className={column.align === 'end' ? 'cell end' : 'cell'}>
                {column.isSortable ? (
                  <button type="button" onClick={sort}>
                    {column.header}
                  </button>
                ) : (
                  column.header
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="body" style={{ height: rows.length * rowHeight }}>
          {drawn.map((task, place) => (
            <Row
              key={task.id}
              task={task}
              top={(begin + place) * rowHeight}
              isSelected={isSelectable ? selected.has(task.id) : undefined}
              onSelect={select}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
