import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { DataTableProps, RowKey } from './DataTable.types.ts';
import { rowAt, scrollTo, tasks, type Task } from './testing/taskTable.tsx';
import { WorkTable } from './testing/WorkTable.tsx';
import { nestRows } from './treeRows.ts';

/** The first of five tasks has two below it, and the first of those two more. */
const parentOf = ({ id }: Task): RowKey | null => {
  const place = (id - 1) % 5;
  return place === 0 ? null : place < 3 ? id - place : id - place + 1;
};

const nested = nestRows({
  rows: tasks.slice(0, 1000),
  getRowKey: ({ id }: Task) => id,
  getParentKey: parentOf,
});

/** Loads what is below a row when it is expanded, as a screen does that has pages from a server. */
function LoadingTree(props: Partial<DataTableProps<Task>>) {
  const [loaded, setLoaded] = useState(new Map<RowKey, readonly Task[]>());
  const [getSubRows, setGetSubRows] = useState(() => below(loaded));
  const load = (keys: ReadonlySet<RowKey>) => {
    const key = [...keys].at(-1);
    if (key === undefined || loaded.has(key)) return;
    setTimeout(() => {
      const next = new Map(loaded).set(key, tasks.slice(Number(key), Number(key) + 2));
      setLoaded(next);
      setGetSubRows(() => below(next));
    }, 50);
  };
  return <WorkTable {...props} getSubRows={getSubRows} onExpandedKeysChange={load} />;
}

/** Returns two places below each of the first tasks, until they are loaded. */
const below = (loaded: ReadonlyMap<RowKey, readonly Task[]>) => (task: Task) =>
  loaded.get(task.id) ?? ((task.id - 1) % 5 === 0 ? [undefined, undefined] : undefined);

const meta = {
  title: 'DataTable/Tree',
  id: 'ui-datatable-tree',
  tags: ['!autodocs'],
  component: WorkTable,
  args: { ...nested, onSelectedKeysChange: fn(), onVisibleRowsChange: fn() },
} satisfies Meta<typeof WorkTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const tree = (canvas: HTMLElement) => within(canvas).getByRole('treegrid', { name: 'Tasks' });
const focusedRow = () => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
const codes = (canvas: HTMLElement, count: number) =>
  [...tree(canvas).querySelectorAll('.body > .row')]
    .slice(0, count)
    .map((row) => /TSK-\d+/.exec(row.textContent)?.[0]);

export const Keyboard: Story = {
  play: async ({ args, canvasElement: canvas, step }) => {
    const row = await rowAt(canvas, 2);
    await step('Right expands a row, and then goes on to the next cell', async () => {
      await expect(row).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await waitFor(() => expect(within(row).getByRole('link')).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'));
      await expect(await rowAt(canvas, 3)).toHaveAttribute('aria-level', '2');
      await expect(codes(canvas, 4)).toEqual(['TSK-00001', 'TSK-00002', 'TSK-00003', 'TSK-00006']);
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '4');
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('goes down into the tree, whose rows say where they stand', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
      const deepest = await rowAt(canvas, 5);
      await expect(deepest).toHaveAttribute('aria-level', '3');
      await expect(deepest).toHaveAttribute('aria-posinset', '2');
      await expect(deepest).toHaveAttribute('aria-setsize', '2');
      await expect(deepest).not.toHaveAttribute('aria-expanded');
      await expect(focusedRow()).toBe('5');
    });
    await step('selects what is seen, also below another row', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(new Set([5]));
    });
    await step('Left goes up in the tree and collapses it', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(focusedRow()).toBe('3');
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(async () => expect(await rowAt(canvas, 3)).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(focusedRow()).toBe('2');
      await waitFor(() => expect(codes(canvas, 3)).toEqual(['TSK-00001', 'TSK-00006', 'TSK-00011']));
    });
  },
};

export const Pointer: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    await userEvent.click(within(row).getByRole('button', { name: /^Expand Review.* \(2\)$/ }));
    await expect(args.onRowAction).not.toHaveBeenCalled();
    const child = await rowAt(canvas, 3);
    await waitFor(() => expect(within(child).getByText('TSK-00002')).toBeVisible());
    await waitFor(() => expect(within(row).getByRole('button', { name: /^Collapse Review/ })).toBeVisible());
    await userEvent.click(within(row).getByRole('button', { name: /^Collapse/ }));
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
    await expect(within(canvas).queryByText('TSK-00002')).toBeNull();
  },
};

export const LoadedWhenExpanded: Story = {
  args: { rows: tasks.slice(0, 1) },
  render: (args) => <LoadingTree {...args} />,
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    await userEvent.click(within(row).getByRole('button', { name: /^Expand/ }));
    await expect(await rowAt(canvas, 3)).toHaveAttribute('aria-busy', 'true');
    await expect(await rowAt(canvas, 3)).toHaveAttribute('aria-level', '2');
    await waitFor(() => expect(within(canvas).getByText('TSK-00002')).toBeVisible());
  },
};

export const TenThousandRows: Story = {
  args: {
    ...nestRows({ rows: tasks, getRowKey: ({ id }: Task) => id, getParentKey: parentOf }),
    expandedKeys: new Set(tasks.map(({ id }) => id)),
  },
  play: async ({ args, canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    await expect(tree(canvas)).toHaveAttribute('aria-rowcount', '10001');
    scrollTo(canvas, 36 * 5000);
    const row = await rowAt(canvas, 5002);
    await waitFor(() => expect(within(row).getByText('TSK-05001')).toBeVisible());
    await expect(tree(canvas).querySelectorAll('*').length).toBeLessThan(400);
    // the rows of the table are those that are below no other
    await waitFor(() =>
      expect(args.onVisibleRowsChange).toHaveBeenLastCalledWith({ first: 1000, last: 1002 }),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { expandedKeys: new Set([1, 2]) },
  play: async ({ canvasElement: canvas }) => {
    const titles = await Promise.all([2, 3, 4].map((index) => rowAt(canvas, index)));
    const starts = titles.map((card) => within(card).getByRole('link').getBoundingClientRect().left);
    await expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    await expect(new Set(starts).size).toBe(3);
    await expect(titles[0]?.closest('[data-part]')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
