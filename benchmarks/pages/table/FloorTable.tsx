import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import './table.css';
import './floor.css';
import { columns, hrefOf, sortByTitle, type Task } from './tasks.tsx';

const rowHeight = 36;
const viewHeight = 600;
const overscan = 2;
const rowsInView = Math.ceil((viewHeight - rowHeight) / rowHeight);

const Row = memo(function Row({ task, top }: { readonly task: Task; readonly top: number }) {
  return (
    <div className="row" style={{ top }}>
      {columns.map((column) => (
        <div key={column.id} className={column.align === 'end' ? 'cell end' : 'cell'}>
          {column.isRowHeader ? <a href={hrefOf(task)}>{column.cell(task)}</a> : column.cell(task)}
        </div>
      ))}
    </div>
  );
});

/** Draws the rows in view within the scroll event, of one known height, and nothing else. */
export function TaskTable({ tasks }: { readonly tasks: readonly Task[] }) {
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

  const sort = () => {
    setAscending(!isAscending);
    scroller.current?.scrollTo({ top: 0 });
  };

  const begin = Math.max(first - overscan, 0);
  const drawn = rows.slice(begin, first + rowsInView + 1 + overscan);
  return (
    <div className="frame">
      <div ref={scroller} className="scroller" data-part="scroller">
        <div className="header">
          <div className="row">
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
            <Row key={task.id} task={task} top={(begin + place) * rowHeight} />
          ))}
        </div>
      </div>
    </div>
  );
}
