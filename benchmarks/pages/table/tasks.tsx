import type { ReactNode } from 'react';

export interface Task {
  id: number;
  code: string;
  title: string;
  project: string;
  status: string;
  assignee: string;
  priority: string;
  due: string;
  progress: number;
}

/** Describes a column for both tables, with the very same contents. */
export interface TaskColumn {
  id: string;
  header: string;
  width?: number;
  align?: 'end';
  isRowHeader?: boolean;
  isSortable?: boolean;
  cell: (task: Task) => ReactNode;
}

const titles = [
  'Review the contract with the printing house',
  'Replace the staging certificate',
  'Prepare quarterly figures',
  'Chase the overdue invoice of Brandt & Sons',
  'Write release notes',
];
const projects = ['Website relaunch', 'Office move', 'Payroll 2026', 'Customer portal'];
const statuses = ['Open', 'In progress', 'On hold', 'Completed'];
const people = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Olu Adeyemi', 'Zoe Nguyen'];
const priorities = ['Low', 'Medium', 'High'];

const pick = (list: readonly string[], seed: number) => list[seed % list.length] ?? '';

export function makeTasks(count: number): readonly Task[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `TSK-${String(index + 1).padStart(5, '0')}`,
    title: `${pick(titles, index * 7)} ${(index * 7919) % count}`,
    project: pick(projects, index * 3),
    status: pick(statuses, index * 5),
    assignee: pick(people, index * 2),
    priority: pick(priorities, index),
    due: new Date(Date.UTC(2026, index % 12, 1 + ((index * 11) % 28))).toISOString().slice(0, 10),
    progress: (index * 37) % 101,
  }));
}

export const columns: readonly TaskColumn[] = [
  { id: 'code', header: 'Code', width: 112, isSortable: true, cell: (task) => task.code },
  {
    id: 'title',
    header: 'Title',
    width: 320,
    isRowHeader: true,
    isSortable: true,
    cell: (task) => task.title,
  },
  { id: 'project', header: 'Project', width: 160, cell: (task) => task.project },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: (task) => <span className="status">{task.status}</span>,
  },
  { id: 'assignee', header: 'Assignee', width: 160, cell: (task) => task.assignee },
  { id: 'priority', header: 'Priority', width: 100, cell: (task) => task.priority },
  { id: 'due', header: 'Due date', width: 120, cell: (task) => <time>{task.due}</time> },
  { id: 'progress', header: 'Progress', width: 100, align: 'end', cell: (task) => `${task.progress} %` },
];

export const hrefOf = (task: Task) => `/tasks/detail/${task.id}`;

/** Sorts by the title, ascending at first and then to and fro, as the screen does that holds the rows. */
export function sortByTitle(tasks: readonly Task[], isAscending: boolean): readonly Task[] {
  const order = isAscending ? 1 : -1;
  return tasks.toSorted((a, b) => order * (a.title < b.title ? -1 : 1));
}
