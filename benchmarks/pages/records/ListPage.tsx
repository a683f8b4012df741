import {
  type CustomField,
  type List,
  taskPriorities,
  taskStatuses,
  type TaskListItem,
} from '@bureau/contract';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnswer } from './answers.ts';
import { Icon } from './icons.tsx';
import { Badge, Due, initialsOf, nameOf, wordOf } from './words.tsx';

const rowHeight = 36;
const overscan = 2;
const pageSize = 100;
const rowsInView = Math.ceil((window.innerHeight - 316) / rowHeight);
const headers = ['Code', 'Timer', 'Title', 'Status', 'Priority', 'Project', 'Assignees', 'Due'];
const statusOf = (value: number) => taskStatuses.find((one) => one.value === value);
const priorityOf = (value: number) => taskPriorities.find((one) => one.value === value);

interface RowProps {
  readonly task: TaskListItem;
  readonly top: number;
  readonly today: string;
  readonly custom: CustomField | undefined;
}

const Row = memo(function Row({ task, top, today, custom }: RowProps) {
  const [status, priority] = [statusOf(task.status), priorityOf(task.priority)];
  const [first, ...others] = task.assignees;
  return (
    <div className="row" style={{ top }}>
      <div className="cell select">
        <input type="checkbox" aria-label={`Select ${task.title}`} />
      </div>
      <div className="cell">{task.code}</div>
      <div className="cell">
        <button type="button" className="timer" aria-label={`Start timer: ${task.title}`} tabIndex={-1}>
          <Icon name="timer" />
        </button>
      </div>
      <div className="cell title">
        <a href={`#/tasks/detail/${task.id}`}>{task.title}</a>
      </div>
      <div className="cell">
        {status && <Badge tone={status.tone} text={wordOf(`status.task.${status.key}`)} />}
      </div>
      <div className="cell">
        {priority && <Badge tone={priority.tone} text={wordOf(`priority.${priority.key}`)} />}
      </div>
      <div className="cell">{task.project_name}</div>
      <div className="cell">
        {first && others.length === 0 && nameOf(first)}
        {others.length > 0 && (
          <span className="avatars">
            {task.assignees.map((person) => (
              <span key={person.user_id} className="avatar" data-initials={initialsOf(person)}>
                <span className="hidden">{nameOf(person)}</span>
              </span>
            ))}
          </span>
        )}
      </div>
      <div className="cell">
        <Due task={task} today={today} />
      </div>
      <div className="cell">{custom && task.custom_fields[custom.field_column]}</div>
      <div className="cell actions">
        <button type="button" aria-label={`Actions for ${task.title}`} />
      </div>
    </div>
  );
});

function Table({
  list,
  onScroll,
}: {
  readonly list: List<TaskListItem>;
  readonly onScroll: (row: number) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  useLayoutEffect(() => {
    const box = scroller.current;
    const scroll = () => {
      if (!box) return;
      const row = Math.floor(box.scrollTop / rowHeight);
      flushSync(() => {
        setFirst(row);
        onScroll(row);
      });
    };
    box?.addEventListener('scroll', scroll, { passive: true });
    return () => box?.removeEventListener('scroll', scroll);
  }, [onScroll]);

  const custom = useAnswer<readonly CustomField[]>('/api/custom-fields/form/tasks', true)?.find(
    ({ show_in_list: isShown }) => isShown,
  );
  const start = (list.meta.page - 1) * pageSize;
  const begin = Math.max(first - overscan, 0);
  return (
    <div ref={scroller} className="scroller">
      <div className="header">
        <div className="row">
          <div className="cell select">
            <input type="checkbox" aria-label="Select all loaded rows" />
          </div>
          {[...headers, ...(custom ? [custom.field_label] : [])].map((header) => (
            <div key={header} className={header === 'Title' ? 'cell title' : 'cell'}>
              {header === 'Timer' ? (
                <span className="hidden">{header}</span>
              ) : header === 'Assignees' ? (
                <span>{header}</span>
              ) : (
                <button type="button">
                  <span>{header}</span>
                  {header === 'Code' && <Icon name="sorted" />}
                </button>
              )}
            </div>
          ))}
          <div className="cell actions">
            <span className="hidden">Actions</span>
          </div>
        </div>
      </div>
      <div className="body" style={{ height: list.meta.total * rowHeight }}>
        {list.data
          .slice(Math.max(begin - start, 0), first + rowsInView + overscan - start)
          .map((task, place) => (
            <Row key={task.id} task={task} top={(begin + place) * rowHeight} today={today} custom={custom} />
          ))}
      </div>
      <span className="hidden">{list.meta.total.toLocaleString('en')} rows</span>
    </div>
  );
}

/** Draws the list of tasks, of which the page in view is here. */
export function ListPage() {
  const [page, setPage] = useState(1);
  const [scrollTo] = useState(() => (row: number) => setPage(Math.floor(row / pageSize) + 1));
  useAnswer('/api/timer-logs');
  const list = useAnswer<List<TaskListItem>>(`/api/tasks?per_page=100${page > 1 ? `&page=${page}` : ''}`);
  return (
    <div className="list">
      <div className="list-head">
        <div>
          <h1>
            Tasks<span className="count">{list?.meta.total.toLocaleString('en')}</span>
          </h1>
          <div className="list-actions">
            <button type="button" className="button ghost" aria-label="Add to favourites">
              <Icon name="star" />
            </button>
            <button type="button" className="button secondary" aria-label="More actions">
              <Icon name="more" />
            </button>
            <a className="button primary" href="#/tasks/create">
              <Icon name="plus" />
              <span>Create task</span>
            </a>
          </div>
        </div>
      </div>
      <nav className="list-views" aria-label="Views">
        <ul>
          <li>
            <a href="#/tasks" aria-current="page">
              <span>All tasks</span>
            </a>
          </li>
        </ul>
        <button type="button" className="button ghost small" aria-label="View options">
          <Icon name="down" />
        </button>
      </nav>
      <div className="list-tools">
        <div className="search">
          <Icon name="search" />
          <input type="search" aria-label="Search by code or title" placeholder="Search by code or title" />
        </div>
        <div className="filters">
          <button type="button" className="button ghost small">
            <Icon name="plus" />
            <span>Add filter</span>
          </button>
        </div>
        <div className="looks">
          <button type="button" className="button ghost small">
            <Icon name="columns" />
            <span>Columns</span>
          </button>
        </div>
      </div>
      <div className="field quick-add">
        <input
          type="text"
          aria-label="Add a task"
          placeholder="Add a task: Call the printer tomorrow !high #website 90m @anna"
        />
        <Icon name="plus" />
      </div>
      <div className="list-content">{list && <Table list={list} onScroll={scrollTo} />}</div>
    </div>
  );
}
