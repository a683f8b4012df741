import type { Tone } from '@bureau/theme';
import { waitFor, within } from 'storybook/test';
import { Badge } from '../../../primitives/index.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableColumn, DataTableProps } from '../DataTable.types.ts';

/** Describes a task of an invented company, as the stories of the table show it. */
export interface Task {
  id: number;
  code: string;
  title: string;
  project: string;
  status: { label: string; tone: Tone };
  assignee: string;
  due: string;
  progress: number;
}

const titles = [
  'Review the contract with the printing house',
  'Replace the staging certificate',
  'Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren und abnehmen lassen',
  'Prepare quarterly figures',
  '顧客データの移行計画を見直す',
  'Chase the overdue invoice of Brandt & Söhne',
  'Write release notes',
];
const projects = ['Website relaunch', 'Office move', 'Payroll 2026', 'Kundenportal'];
const people = ['Ada Lovelace', 'Jürgen Müller', '山田 太郎', 'Zoë Nguyễn', 'Olu Adeyemi'];
const statuses: Task['status'][] = [
  { label: 'Open', tone: 'info' },
  { label: 'In progress', tone: 'accent' },
  { label: 'On hold', tone: 'warning' },
  { label: 'Completed', tone: 'success' },
];

function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

function makeTask(index: number): Task {
  return {
    id: index + 1,
    code: `TSK-${String(index + 1).padStart(5, '0')}`,
    title: pick(titles, index * 5 + 3 * Math.floor(index / 7)),
    project: pick(projects, index * 3),
    status: pick(statuses, index * 7 + Math.floor(index / 3)),
    assignee: pick(people, index * 2 + 1),
    due: new Date(Date.UTC(2026, index % 12, 1 + ((index * 11) % 28))).toISOString().slice(0, 10),
    progress: (index * 37) % 101,
  };
}

export const makeTasks = (count: number, first = 0) =>
  Array.from({ length: count }, (_, place) => makeTask(first + place));
export const tasks = makeTasks(10_000);

export const columns: readonly DataTableColumn<Task>[] = [
  { id: 'code', header: 'Code', width: 112, isSortable: true, cell: (task) => task.code },
  {
    id: 'title',
    header: 'Title',
    minWidth: 260,
    grow: 3,
    isRowHeader: true,
    isSortable: true,
    cell: (task) => task.title,
  },
  { id: 'project', header: 'Project', minWidth: 140, isSortable: true, cell: (task) => task.project },
  {
    id: 'status',
    header: 'Status',
    width: 128,
    isSortable: true,
    cell: ({ status }) => <Badge {...status} />,
  },
  { id: 'assignee', header: 'Assignee', minWidth: 140, cell: (task) => task.assignee },
  { id: 'due', header: 'Due date', width: 120, isSortable: true, cell: (task) => task.due },
  {
    id: 'progress',
    header: 'Progress',
    width: 104,
    align: 'end',
    isSortable: true,
    cell: (task) => `${task.progress} %`,
  },
];

export const getRowKey = (task: Task) => task.id;
export const getRowHref = (task: Task) => `/tasks/detail/${task.id}`;

/** Shows 10,000 tasks in a container of 480 pixels. */
export function TaskTable({ rows = tasks, ...props }: Partial<DataTableProps<Task>>) {
  return (
    <div style={{ blockSize: 480 }}>
      <DataTable label="Tasks" {...{ rows, columns, getRowKey, getRowHref }} {...props} />
    </div>
  );
}

export const grid = (canvas: HTMLElement) => within(canvas).getByRole('grid', { name: 'Tasks' });
/** Waits for the row with an `aria-rowindex`. */
export const rowAt = (canvas: HTMLElement, index: number) =>
  waitFor(() => {
    const row = canvas.querySelector<HTMLElement>(`[aria-rowindex="${index}"]`);
    if (!row) throw new Error(`Row ${index} is not drawn.`);
    return row;
  });
export const scrollTo = (canvas: HTMLElement, top: number) =>
  canvas.querySelector('[data-part="scroller"]')?.scrollTo({ top });
