import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarGroup } from '../../primitives/index.ts';
import {
  columns,
  getRowHref,
  getRowKey,
  grid,
  rowAt,
  scrollTo,
  tasks,
  TaskTable,
} from './testing/taskTable.tsx';
import { editableColumns } from './testing/WorkTable.tsx';
import type { SortEntry } from './DataTable.types.ts';
import { DataTable } from './DataTable.tsx';
import { frameOf, hiddenAtFirst, nextFrame } from '../../testing/hiddenAtFirst.tsx';

const unloaded = Array.from<undefined>({ length: 2_000_000 });
const twoLevels: readonly SortEntry[] = [
  { id: 'title', direction: 'ascending' },
  { id: 'due', direction: 'descending' },
];

const meta = {
  id: 'ui-datatable',
  component: TaskTable,
  subcomponents: { DataTable },
  args: { onSortChange: fn(), onVisibleRowsChange: fn() },
} satisfies Meta<typeof TaskTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedColumn = () => document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex');

export const TenThousandRows: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await rowAt(canvas, 2);
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '10001');
    await expect(grid(canvas).querySelectorAll('*').length).toBeLessThan(300);
    await waitFor(() => expect(args.onVisibleRowsChange).toHaveBeenCalledWith({ first: 0, last: 12 }));
    scrollTo(canvas, 36 * 5000);
    await rowAt(canvas, 5002);
    await expect(grid(canvas).querySelectorAll('*').length).toBeLessThan(300);
    await waitFor(() =>
      expect(args.onVisibleRowsChange).toHaveBeenLastCalledWith({ first: 5000, last: 5012 }),
    );
  },
};

export const StartsAtARow: Story = {
  args: { initialRow: 5000 },
  play: async ({ canvasElement: canvas, args }) => {
    await rowAt(canvas, 5002);
    await waitFor(() => expect(args.onVisibleRowsChange).toHaveBeenCalledWith({ first: 5000, last: 5012 }));
    await expect(args.onVisibleRowsChange).toHaveBeenCalledOnce();
  },
};

/** A table that is hidden when it comes, as in a tab, begins at its row once it is seen. */
export const ShownLater: Story = {
  args: { initialRow: 5000 },
  decorators: [hiddenAtFirst],
  play: async ({ canvasElement: canvas }) => {
    await nextFrame();
    frameOf(canvas).hidden = false;
    const row = await rowAt(canvas, 5002);
    const box = canvas.querySelector('[data-part="scroller"]')?.getBoundingClientRect();
    await waitFor(() => expect(row.getBoundingClientRect().top).toBe((box?.top ?? 0) + 36));
  },
};

/** Is taller than a browser lets an element be, and still ends with its last row. */
export const TwoMillionRows: Story = {
  render: (args) => <TaskTable {...args} rows={unloaded} />,
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    scrollTo(canvas, Number.MAX_SAFE_INTEGER);
    const last = await rowAt(canvas, 2_000_001);
    const bottom = grid(canvas).parentElement?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.abs(last.getBoundingClientRect().bottom - bottom)).toBeLessThan(2);
  },
};

export const Compact: Story = { args: { isCompact: true } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Refreshing: Story = { args: { isLoading: true } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 500 }}>
      <TaskTable {...args} />
    </div>
  ),
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    const scroller = grid(canvas).parentElement;
    await waitFor(() => expect(scroller).toHaveAttribute('data-overflows'));
    scroller?.scrollTo({ left: 500 });
    const offset = () => within(row).getByRole('rowheader').getBoundingClientRect().left;
    await waitFor(() => expect(offset()).toBe(scroller?.getBoundingClientRect().left));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(focusedColumn()).toBe('7');
  },
};

/** Where colours are forced, a line around the selected row tells it, before the cells that stay in view and behind the header. */
export const InForcedColors: Story = {
  ...Narrow,
  args: { selectedKeys: new Set([1]) },
  parameters: { hasForcedColors: true, a11y: { disable: true } },
  play: async ({ canvasElement: canvas }) => {
    const layerOf = (element: Element | null, part?: string) =>
      element && Number(getComputedStyle(element, part).zIndex);
    await waitFor(() => expect(grid(canvas).parentElement).toHaveAttribute('data-overflows'));
    const row = canvas.querySelector('[role="row"][aria-selected="true"]');
    const line = layerOf(row, '::before');
    await expect(line).toBeGreaterThan(layerOf(row?.querySelector('[role="rowheader"]') ?? null) ?? NaN);
    await expect(layerOf(canvas.querySelector('.header'))).toBeGreaterThan(line ?? NaN);
  },
};

/** Cards without a column to sort by stand below each other as well. */
export const PhoneWithoutSorting: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map((column) => ({ ...column, isSortable: false })) },
  play: async ({ canvasElement: canvas }) => {
    const [first, second] = [await rowAt(canvas, 2), await rowAt(canvas, 3)];
    const scroller = grid(canvas).parentElement;
    // a table begins with the measures of the one before, and measures before it is painted
    await waitFor(() =>
      expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().bottom),
    );
    await expect(first.getBoundingClientRect().top).toBe(scroller?.getBoundingClientRect().top);
  },
};

/** Shows cards where there is no room for columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onSortChange: fn() },
  play: async ({ args, canvasElement: canvas, step }) => {
    const card = await rowAt(canvas, 4);
    const scroller = grid(canvas).parentElement;
    await step('reads a long title and what belongs to it without scrolling sideways', async () => {
      await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
      const [box, title] = [card, within(card).getByRole('rowheader')].map((part) =>
        part.getBoundingClientRect(),
      );
      await expect(title?.width).toBeGreaterThan((box?.width ?? 0) - 40);
      for (const text of ['Payroll 2026', 'On hold'])
        await expect(within(card).getByText(text).getBoundingClientRect().bottom).toBeLessThanOrEqual(
          box?.bottom ?? 0,
        );
    });
    await step('comes to the last row, which is seen whole', async () => {
      await waitFor(async () => {
        scrollTo(canvas, Number.MAX_SAFE_INTEGER);
        const last = await rowAt(canvas, 10_001);
        const bottom = scroller?.getBoundingClientRect().bottom ?? 0;
        await expect(Math.abs(last.getBoundingClientRect().bottom - bottom)).toBeLessThan(2);
      });
    });
    await step('sorts by a header of the strip', async () => {
      const due = within(canvas).getByRole('button', { name: 'Due date' });
      due.scrollIntoView();
      await userEvent.click(due);
      await expect(args.onSortChange).toHaveBeenCalledWith([{ id: 'due', direction: 'ascending' }]);
    });
  },
};

const crew = ['Ada Lovelace', 'Jürgen Müller', '山田 太郎'].map((name, id) => ({ id, name }));
const drawnColumns: typeof columns = [
  ...columns.filter(({ id }) => ['code', 'title', 'status'].includes(id)),
  { id: 'crew', header: 'Crew', width: 120, cell: () => <AvatarGroup people={crew} /> },
  {
    id: 'done',
    header: 'Done',
    width: 96,
    isLabelledInCards: true,
    cell: () => <span role="img" aria-label="Open" style={{ display: 'inline-flex', blockSize: 44 }} />,
  },
];

/** Returns how far below the middle of its cell something stands. */
function depthOf(part: HTMLElement): number {
  const cell = part.closest('[role="gridcell"]') ?? part;
  const [inner, outer] = [part, cell].map((one) => one.getBoundingClientRect());
  return (inner?.top ?? 0) + (inner?.height ?? 0) / 2 - (outer?.top ?? 0) - (outer?.height ?? 0) / 2;
}

/** What is no text stands in the middle of the texts beside it, and in cards does not touch the line below. */
export const Drawn: Story = {
  args: { columns: drawnColumns },
  render: (args) => (
    <>
      <TaskTable {...args} label="Wide" />
      <div style={{ inlineSize: 390 }}>
        <TaskTable {...args} label="Cards" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Wide', 'Cards']) {
      const row = await waitFor(() => {
        const found = canvas.getByRole('grid', { name: label }).querySelector('[aria-rowindex="2"]');
        if (!(found instanceof HTMLElement)) throw new Error('No row is drawn.');
        return found;
      });
      const group = within(row).getByRole('img', { name: /Ada/ });
      const parts = [group, within(row).getByText('Open')];
      // what is higher than a row of words stands in cards alone
      if (label === 'Cards') parts.push(within(row).getByRole('img', { name: 'Open' }));
      const offsets = () => parts.map((part) => Math.abs(depthOf(part)));
      await waitFor(() => expect(Math.max(...offsets())).toBeLessThan(0.5));
      await expect(group.getBoundingClientRect().bottom).toBeLessThan(row.getBoundingClientRect().bottom - 2);
    }
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedColumn()).toBe('3');
  },
};

const some = tasks.slice(0, 4);
const partly = [...some.slice(0, 2), undefined, undefined];

const someKeys = new Set([1, 3]);
const actionsOf = () => [];
const editable = editableColumns(() => undefined);
const workLayout = [
  { id: 'due', pin: 'start' },
  { id: 'title' },
  { id: 'project', width: 200 },
  { id: 'status' },
  { id: 'assignee', width: 200 },
  { id: 'code', width: 300 },
  { id: 'progress', pin: 'end' },
] as const;
const groups = [
  { id: 'overdue', label: 'Overdue', count: 3 },
  { id: 'later', label: 'Later', count: 2 },
];

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[role="row"][aria-rowindex="3"] > [role="gridcell"]',
      rows: {
        Row: (
          <div style={{ display: 'grid', inlineSize: 250, blockSize: 180 }}>
            <DataTable
              label="Tasks"
              {...{ getRowKey, getRowHref }}
              columns={columns.slice(0, 2)}
              rows={tasks.slice(0, 2)}
            />
          </div>
        ),
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateRows: '310px 200px 180px 150px 170px 260px' }}>
      <DataTable
        label="Work"
        {...{ getRowKey, getRowHref, groups }}
        {...args}
        columns={editable}
        rows={tasks.slice(0, 5)}
        rowActions={actionsOf}
        selectedKeys={someKeys}
        columnLayout={workLayout}
      />
      <DataTable
        label="Sorted"
        {...{ columns, getRowKey, getRowHref }}
        {...args}
        rows={some}
        sort={twoLevels}
        currentKey={2}
      />
      <DataTable label="Compact" {...{ columns, getRowKey }} {...args} rows={some} isCompact />
      <DataTable label="Partly loaded" {...{ columns, getRowKey, getRowHref }} {...args} rows={partly} />
      <DataTable label="Loading" {...{ columns, getRowKey }} {...args} rows={[]} isLoading />
      <DataTable label="Empty" {...{ columns, getRowKey }} {...args} rows={[]} />
    </div>
  ),
  play: async ({ canvasElement: canvas }) => {
    const work = within(canvas).getByRole('grid', { name: 'Work' });
    await waitFor(() => expect(work.parentElement).toHaveAttribute('data-overflows'));
    // Shows the editable cell as it is while it has the focus.
    const cell = work.querySelector<HTMLElement>(
      '[aria-rowindex="3"] > [aria-readonly="false"]:not([role="rowheader"])',
    );
    if (!cell) throw new Error('No cell can be edited.');
    cell.tabIndex = -1;
    cell.focus();
    await waitFor(() => expect(cell).toHaveFocus());
  },
};
