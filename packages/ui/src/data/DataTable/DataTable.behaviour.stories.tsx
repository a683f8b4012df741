import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import {
  columns,
  getRowHref,
  getRowKey,
  makeTasks,
  rowAt,
  scrollTo,
  tasks,
  TaskTable,
  type Task,
} from './testing/taskTable.tsx';
import type { DataTableProps, SortEntry, VisibleRows } from './DataTable.types.ts';
import { nextFrame } from '../../testing/hiddenAtFirst.tsx';

const pageSize = 50;
const unloaded = Array.from<undefined>({ length: 100_000 });

function sortByTitle(rows: readonly Task[], [entry]: readonly SortEntry[]): readonly Task[] {
  if (entry?.id !== 'title') return rows;
  const order = entry.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => order * a.title.localeCompare(b.title));
}

/** Sorts by the title, as a screen does that has all rows. */
function SortedTaskTable({ sort: first = [], onSortChange, ...props }: Partial<DataTableProps<Task>>) {
  const [sort, setSort] = useState(first);
  const rows = useMemo(() => sortByTitle(tasks, sort), [sort]);
  const change = (next: readonly SortEntry[]) => {
    setSort(next);
    onSortChange?.(next);
  };
  return <TaskTable {...props} rows={rows} sort={sort} onSortChange={change} />;
}

/** Loads rows in pages as a server gives them, and only those in view. */
function PagedTaskTable({ onVisibleRowsChange, ...props }: Partial<DataTableProps<Task>>) {
  const [rows, setRows] = useState<readonly (Task | undefined)[]>(unloaded);
  const load = (visible: VisibleRows) => {
    onVisibleRowsChange?.(visible);
    const first = Math.floor(visible.first / pageSize) * pageSize;
    const count = Math.ceil((visible.last + 1 - first) / pageSize) * pageSize;
    const answer = () => setRows((before) => before.toSpliced(first, count, ...makeTasks(count, first)));
    setTimeout(answer, 20);
  };
  return <TaskTable {...props} rows={rows} onVisibleRowsChange={load} />;
}

const meta = {
  title: 'DataTable/Behaviour',
  id: 'ui-datatable-behaviour',
  tags: ['!autodocs'],
  component: TaskTable,
  args: { onSortChange: fn(), onVisibleRowsChange: fn() },
} satisfies Meta<typeof TaskTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedRow = () => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
const focusedColumn = () => document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex');

export const Keyboard: Story = {
  args: { onRowAction: fn() },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <TaskTable {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement: canvas, args, step }) => {
    await rowAt(canvas, 2);
    await step('it is one tab stop, forwards and backwards', async () => {
      await userEvent.click(within(canvas).getByRole('button', { name: 'Before' }));
      await userEvent.tab();
      await expect([focusedRow(), focusedColumn()]).toEqual(['2', '2']);
      await userEvent.tab();
      await waitFor(() => expect(within(canvas).getByRole('button', { name: 'After' })).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect([focusedRow(), focusedColumn()]).toEqual(['2', '2']);
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Before' })).toHaveFocus());
    });
    await step('arrows, Home, End and the page keys move between cells', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
      await expect([focusedRow(), focusedColumn()]).toEqual(['4', '1']);
      await userEvent.keyboard('{End}');
      await expect([focusedRow(), focusedColumn()]).toEqual(['4', '7']);
      await userEvent.keyboard('{PageDown}');
      await expect(focusedRow()).toBe('15');
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect([focusedRow(), focusedColumn()]).toEqual(['10001', '7']);
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
      await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Code' })).toHaveFocus());
    });
    await step('Enter acts on the row', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onRowAction).toHaveBeenLastCalledWith(tasks[0]);
    });
    await step('a press acts on the row, unless it follows the link', async () => {
      await userEvent.click(within(canvas).getByText('TSK-00003'));
      await expect(args.onRowAction).toHaveBeenLastCalledWith(tasks[2]);
      await userEvent.click(within(await rowAt(canvas, 3)).getByRole('link'));
      await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    });
  },
};

export const FocusStaysWithItsRow: Story = {
  render: (args) => <SortedTaskTable {...args} />,
  play: async ({ canvasElement: canvas, step }) => {
    await rowAt(canvas, 2);
    await step('a row that is scrolled away keeps the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      scrollTo(canvas, 36 * 4000);
      await rowAt(canvas, 4002);
      await expect(focusedRow()).toBe('3');
      await userEvent.keyboard('{ArrowDown}');
      await expect(focusedRow()).toBe('4');
      await waitFor(() => expect(within(canvas).getByText('TSK-00003')).toBeVisible());
    });
    await step('a row that a sort moves keeps it too', async () => {
      const key = document.activeElement?.closest('[role="row"]')?.querySelector('a')?.getAttribute('href');
      within(canvas).getByRole('button', { name: 'Title' }).click();
      await waitFor(() => expect(focusedRow()).not.toBe('4'));
      await expect(document.activeElement?.closest('[role="row"]')?.querySelector('a')).toHaveAttribute(
        'href',
        key,
      );
    });
  },
};

export const Sorting: Story = {
  render: (args) => <SortedTaskTable {...args} />,
  play: async ({ canvasElement: canvas, args }) => {
    const header = (name: string) => within(canvas).getByRole('columnheader', { name: new RegExp(name) });
    const user = userEvent.setup();
    await rowAt(canvas, 2);
    await user.click(within(canvas).getByRole('button', { name: 'Title' }));
    await expect(header('Title')).toHaveAttribute('aria-sort', 'ascending');
    await expect(await within(canvas).findByText('Sorted by Title, ascending')).toHaveRole('status');
    await user.keyboard('{Shift>}');
    await user.click(within(canvas).getByRole('button', { name: 'Code' }));
    await user.click(within(canvas).getByRole('button', { name: 'Code' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { id: 'title', direction: 'ascending' },
      { id: 'code', direction: 'descending' },
    ]);
    await expect(header('Code')).not.toHaveAttribute('aria-sort');
    await expect(within(canvas).getByRole('button', { name: 'Code' })).toHaveAccessibleDescription(
      'Sort level 2, descending',
    );
  },
};

/** Lets somebody choose how high rows are. */
function DenseTaskTable(props: Partial<DataTableProps<Task>>) {
  const [isCompact, setCompact] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCompact(!isCompact)}>
        Compact rows
      </button>
      <TaskTable {...props} isCompact={isCompact} />
    </>
  );
}

/** Rows of another height leave the place where somebody reads, and what has the focus in view. */
export const AnotherHeight: Story = {
  render: (args) => <DenseTaskTable {...args} />,
  play: async ({ canvasElement: canvas, step }) => {
    const user = userEvent.setup();
    const compact = within(canvas).getByRole('button', { name: 'Compact rows' });
    const box = () => canvas.querySelector('[data-part="scroller"]')?.getBoundingClientRect();
    const topOf = async (row: number) => (await rowAt(canvas, row)).getBoundingClientRect().top;
    await step('the first row in view stays the first', async () => {
      await rowAt(canvas, 2);
      scrollTo(canvas, 36 * 500);
      await waitFor(async () => expect(await topOf(502)).toBe((box()?.top ?? 0) + 36));
      await user.click(compact);
      await waitFor(async () => expect(await topOf(502)).toBe((box()?.top ?? 0) + 28));
      await user.click(compact);
      await waitFor(async () => expect(await topOf(502)).toBe((box()?.top ?? 0) + 36));
    });
    await step('a table that is hidden meanwhile is shown where it was', async () => {
      canvas.style.display = 'none';
      await nextFrame();
      canvas.style.display = '';
      await waitFor(async () => expect(await topOf(502)).toBe((box()?.top ?? 0) + 36));
    });
    await step('the row with the focus stays in view, where there was more room', async () => {
      await user.click(compact);
      await waitFor(async () => expect(await topOf(502)).toBe((box()?.top ?? 0) + 28));
      const row = await rowAt(canvas, 516);
      await user.click(within(row).getByRole('rowheader'));
      compact.click();
      await waitFor(() => {
        const { bottom, height } = row.getBoundingClientRect();
        void expect(height).toBe(36);
        void expect(bottom).toBeLessThanOrEqual(box()?.bottom ?? 0);
      });
      await expect(focusedRow()).toBe('516');
    });
  },
};

/** Shows a lower table of lower rows, and then another one in its place. */
function OneAfterAnother(props: Partial<DataTableProps<Task>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <div key={String(isOpen)} style={{ display: 'grid', blockSize: isOpen ? 600 : 160 }}>
        <DataTable
          label="Tasks"
          {...{ columns, getRowKey, getRowHref, ...props }}
          rows={tasks.slice(0, 30)}
          isCompact={!isOpen}
        />
      </div>
    </>
  );
}

/** Whoever is faster than the first look at a table sees where they went. */
export const AtOnce: Story = {
  render: (args) => <OneAfterAnother {...args} />,
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const open = within(canvas).getByRole('button', { name: 'Open' });
    await nextFrame();
    open.click();
    // it is drawn then, and was not measured yet
    await Promise.resolve();
    const link = canvas.querySelector<HTMLElement>('[aria-rowindex="2"] a');
    link?.focus();
    link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true }));
    await expect(focusedRow()).toBe('31');
    const row = await rowAt(canvas, 31);
    await waitFor(() => {
      const { height, top } = row.getBoundingClientRect();
      const edge = canvas.querySelector('[data-part="scroller"]')?.getBoundingClientRect().bottom ?? 0;
      void expect(height).toBe(36);
      void expect(top + height / 2).toBeLessThan(edge);
    });
  },
};

/** Renders skeletons at once where rows are not there yet, and the rows when the server has answered. */
export const LoadedInParts: Story = {
  render: (args) => <PagedTaskTable {...args} />,
  play: async ({ canvasElement: canvas }) => {
    await within(canvas).findByText('TSK-00001');
    scrollTo(canvas, 36 * 70_000);
    await expect(await rowAt(canvas, 70_002)).toHaveAttribute('aria-busy', 'true');
    await within(canvas).findByText('TSK-70001');
  },
};
