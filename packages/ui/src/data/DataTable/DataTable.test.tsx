import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps, VisibleRows } from './DataTable.types.ts';

interface Task {
  id: number;
  title: string;
}

const columns: readonly DataTableColumn<Task>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, isSortable: true, cell: (task) => task.title },
  { id: 'id', header: 'Number', cell: (task) => `#${task.id}` },
];
const makeTasks = (count: number): readonly Task[] =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, title: `Task ${place + 1}` }));
const getRowKey = (task: Task) => task.id;
const getRowHref = (task: Task) => `/tasks/${task.id}`;
const navigate = vi.fn<(href: string) => void>();
const useHashHref = (href: string) => `#${href}`;

function TaskTable(props: Partial<DataTableProps<Task>>) {
  return (
    <StrictMode>
      <BureauProvider locale="en" navigate={navigate} useHref={useHashHref}>
        <DataTable label="Tasks" rows={makeTasks(3)} {...{ columns, getRowKey }} {...props} />
      </BureauProvider>
    </StrictMode>
  );
}

const focusedText = () => document.activeElement?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('leads by Tab from its heads to what an empty table offers, without a stop at a button that is there for the focused head alone', async () => {
  render(<TaskTable rows={[]} emptyState={<button type="button">Create</button>} />);
  await userEvent.tab();
  expect(document.activeElement?.closest('[role="columnheader"]')).not.toBeNull();
  await userEvent.tab();
  expect(focusedText()).toBe('Create');
});

describe('reading a table', () => {
  it('says how many rows there are and which ones are drawn', () => {
    render(<TaskTable rows={makeTasks(10_000)} />);
    const grid = screen.getByRole('grid', { name: 'Tasks' });
    expect(grid.getAttribute('aria-rowcount')).toBe('10001');
    const rows = within(grid).getAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    expect(screen.getByRole('rowheader', { name: 'Task 1' })).toBeTruthy();
  });

  it('shows rows to a test whose observer of sizes sees nothing, as that of @bureau/ui/testing', () => {
    const still = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    vi.stubGlobal('ResizeObserver', still);
    render(<TaskTable />);
    expect(screen.getByRole('rowheader', { name: 'Task 3' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('shows a record once more without confusing its rows when the server gave it twice', () => {
    const error = vi.spyOn(console, 'error');
    const [first, second] = makeTasks(2);
    render(<TaskTable rows={[first, second, first]} />);
    expect(screen.getAllByRole('rowheader', { name: 'Task 1' })).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  it('names a column by its text where its header shows something else', () => {
    const drawn = columns.map((column) => ({ ...column, renderHeader: () => <b>★</b> }));
    render(<TaskTable columns={drawn} />);
    expect(screen.getByRole('columnheader', { name: 'Number' }).textContent).toBe('★');
    expect(screen.getByRole('button', { name: 'Title' }).textContent).toBe('★');
  });

  it('heads its row of totals by a text alone, where there is one', async () => {
    const totals = columns.map((column) => (column.isRowHeader ? column : { ...column, footer: '12' }));
    const { rerender } = render(<TaskTable columns={totals} />);
    const foot = (await screen.findAllByText('12'))[0]?.closest('[role="row"]');
    expect(foot?.querySelector('[role="rowheader"]')).toBeNull();
    rerender(<TaskTable columns={columns.map((column) => ({ ...column, footer: '12' }))} />);
    expect(foot?.querySelector('[role="rowheader"]')?.textContent).toBe('12');
  });

  it('warns a developer of columns that are others in each rendering, once, and of nothing else', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { rerender } = render(<TaskTable columns={[...columns]} />);
    for (let count = 0; count < 3; count += 1) rerender(<TaskTable columns={[...columns]} />);
    rerender(<TaskTable />);
    rerender(<TaskTable />);
    expect(warn).not.toHaveBeenCalled();
    for (let count = 0; count < 12; count += 1) rerender(<TaskTable columns={[...columns]} />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('“columns”'));
  });

  it('says how many rows a filter leaves, but not while they are loaded', async () => {
    const { rerender } = render(<TaskTable />);
    rerender(<TaskTable rows={[]} isLoading />);
    expect(screen.queryByText(/ rows?$/)).toBeNull();
    rerender(<TaskTable rows={makeTasks(1)} />);
    expect(await screen.findByText('1 row')).toBeTruthy();
  });

  it('says that there is nothing, in its own words or in those it is given', () => {
    const { rerender } = render(<TaskTable rows={[]} />);
    expect(screen.getByText('Nothing to show')).toBeTruthy();
    rerender(<TaskTable rows={[]} emptyState={<p>No tasks yet</p>} />);
    expect(screen.getByText('No tasks yet')).toBeTruthy();
    rerender(<TaskTable rows={[]} isLoading />);
    expect(screen.queryByText('Nothing to show')).toBeNull();
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
  });
});

describe('opening a row', () => {
  it('goes to its address in the application', async () => {
    render(<TaskTable getRowHref={getRowHref} />);
    const link = screen.getByRole('link', { name: 'Task 2' });
    expect(link.getAttribute('href')).toBe('#/tasks/2');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tasks/2');
  });

  it('leaves a new tab to the browser', async () => {
    render(<TaskTable getRowHref={getRowHref} />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Task 2' }));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('follows the link by Enter in any of its cells', async () => {
    render(<TaskTable getRowHref={getRowHref} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tasks/2');
  });
});

describe('keeping the focus', () => {
  it('follows its row when a refetch moves it', async () => {
    const { rerender } = render(<TaskTable />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Task 2');
    rerender(<TaskTable rows={makeTasks(3).toReversed()} />);
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Task 1');
  });

  it('follows its row into another group', async () => {
    const group = (id: string, count: number) => ({ id, label: id, count });
    const [one, two, three] = makeTasks(3);
    const { rerender } = render(
      <TaskTable rows={[one, two, three]} groups={[group('a', 2), group('b', 1)]} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Task 1');
    rerender(<TaskTable rows={[two, one, three]} groups={[group('a', 1), group('b', 2)]} />);
    expect(focusedText()).toBe('Task 1');
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedText()).toBe('b2 rows');
  });

  it('goes to the row that takes the place of a removed one', async () => {
    const { rerender } = render(<TaskTable />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    rerender(<TaskTable rows={makeTasks(3).filter(({ id }) => id !== 2)} />);
    expect(focusedText()).toBe('Task 3');
    rerender(<TaskTable rows={makeTasks(1)} />);
    expect(focusedText()).toBe('Task 1');
  });

  it('stays in the place of a row that is loaded again', async () => {
    const { rerender } = render(<TaskTable />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    rerender(<TaskTable rows={[undefined, undefined, undefined]} />);
    rerender(<TaskTable />);
    expect(focusedText()).toBe('Task 2');
  });

  it('reaches every cell of a row that is not loaded yet, and stays when it is', async () => {
    const rowActions = () => [];
    const { rerender } = render(<TaskTable rows={[...makeTasks(2), undefined]} rowActions={rowActions} />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')).toBe('4');
    rerender(<TaskTable rowActions={rowActions} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Task 3' }));
  });

  it('is not taken from where a person went on to', async () => {
    const { rerender } = render(
      <>
        <TaskTable />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    rerender(
      <>
        <TaskTable rows={[]} />
        <button type="button">Elsewhere</button>
      </>,
    );
    expect(focusedText()).toBe('Elsewhere');
  });
});

describe('loading in parts', () => {
  it('asks for the rows in view at once, and not again for the same ones', () => {
    vi.useFakeTimers();
    const onVisibleRowsChange = vi.fn<(visible: VisibleRows) => void>();
    const { rerender } = render(
      <TaskTable rows={makeTasks(100)} onVisibleRowsChange={onVisibleRowsChange} />,
    );
    expect(onVisibleRowsChange).toHaveBeenCalledWith({ first: 0, last: 19 });
    onVisibleRowsChange.mockClear();
    rerender(<TaskTable rows={makeTasks(100)} onVisibleRowsChange={onVisibleRowsChange} />);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(onVisibleRowsChange).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('puts the row at the top that was there, however many headings come before it', () => {
    const groups = makeTasks(100).map(({ id, title }) => ({ id, label: title, count: 1 }));
    const { rerender } = render(<TaskTable rows={[]} isLoading initialRow={50} />);
    rerender(<TaskTable rows={makeTasks(100)} groups={groups} initialRow={50} />);
    const drawn = screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
    // The first line is the header's, and each row stands below a heading.
    expect(drawn).toContain(2 * 50 + 1 + 2);
    expect(drawn).not.toContain(2 * 10);
  });

  it('asks for what is in view on both sides of a folded group', () => {
    const onVisibleRowsChange = vi.fn<(visible: VisibleRows) => void>();
    const groups = [
      { id: 'a', label: 'A', count: 2 },
      { id: 'b', label: 'B', count: 90 },
      { id: 'c', label: 'C', count: 8 },
    ];
    const collapsedGroups = new Set(['b']);
    render(<TaskTable rows={makeTasks(100)} {...{ groups, collapsedGroups, onVisibleRowsChange }} />);
    const parts = [
      { first: 0, last: 1 },
      { first: 92, last: 99 },
    ];
    expect(onVisibleRowsChange).toHaveBeenCalledWith({ first: 0, last: 99, parts });
  });

  it('is at its top where the first group is folded, whatever row is in view', () => {
    const onVisibleRowsChange = vi.fn<(visible: VisibleRows) => void>();
    const groups = [
      { id: 'a', label: 'A', count: 90 },
      { id: 'b', label: 'B', count: 10 },
    ];
    const collapsedGroups = new Set(['a']);
    render(<TaskTable rows={makeTasks(100)} {...{ groups, collapsedGroups, onVisibleRowsChange }} />);
    expect(onVisibleRowsChange).toHaveBeenCalledWith({ first: 90, last: 99, top: 0 });
  });
});
