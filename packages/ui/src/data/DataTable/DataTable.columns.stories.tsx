import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { columns, grid, rowAt, TaskTable } from './testing/taskTable.tsx';
import type { ColumnLayout } from './DataTable.types.ts';
import { WorkTable } from './testing/WorkTable.tsx';

const meta = {
  title: 'DataTable/Columns',
  id: 'ui-datatable-columns',
  tags: ['!autodocs'],
  component: WorkTable,
  args: { onColumnLayoutChange: fn(), onSortChange: fn() },
} satisfies Meta<typeof WorkTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const headers = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('columnheader')
    .flatMap((header) => header.getAttribute('aria-label') ?? []);
const header = (canvas: HTMLElement, name: string) => within(canvas).getByRole('columnheader', { name });
const width = (canvas: HTMLElement, name: string) => header(canvas, name).offsetWidth;

async function choose(canvas: HTMLElement, name: string, item: string) {
  await userEvent.pointer({ keys: '[MouseRight]', target: header(canvas, name) });
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

/** Presses a point of an element and lets go at another one, as a hand does. */
function drag(element: Element, by: number, from: { x: number; y: number }) {
  const at = (type: string, x: number) =>
    new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', clientX: x, clientY: from.y });
  element.dispatchEvent(at('pointerdown', from.x));
  document.dispatchEvent(at('pointermove', from.x + by / 2));
  document.dispatchEvent(at('pointermove', from.x + by));
  document.dispatchEvent(at('pointerup', from.x + by));
}

export const ByMenu: Story = {
  play: async ({ canvasElement: canvas, args, step }) => {
    await rowAt(canvas, 2);
    await step('it is reached from the header by a press, and only there is a button for it', async () => {
      await userEvent.hover(header(canvas, 'Status'));
      await userEvent.click(within(canvas).getByRole('button', { name: 'Options for Status' }));
      const menu = await screen.findByRole('menu', { name: 'Options for Status' });
      await waitFor(() => expect(menu).toBeVisible());
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sort ascending' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('it sorts', async () => {
      await choose(canvas, 'Status', 'Sort descending');
      await expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'status', direction: 'descending' }]);
    });
    await step('it pins, moves and hides, and says so', async () => {
      await choose(canvas, 'Due date', 'Pin to the start');
      await expect(headers(canvas)[0]).toBe('Due date');
      await screen.findByText('Due date pinned to the start');
      await choose(canvas, 'Due date', 'Unpin');
      await choose(canvas, 'Code', 'Move towards the end');
      await expect(headers(canvas).slice(0, 3)).toEqual(['Due date', 'Title', 'Code']);
      await screen.findByText('Code moved to position 3 of 7');
      await choose(canvas, 'Project', 'Hide column');
      await expect(headers(canvas)).not.toContain('Project');
      await choose(canvas, 'Code', 'Show Project');
      await expect(headers(canvas)).toContain('Project');
    });
    await step('it makes a column wider, and as wide as its content', async () => {
      const before = width(canvas, 'Status');
      await choose(canvas, 'Status', 'Wider');
      await expect(width(canvas, 'Status')).toBe(before + 16);
      await choose(canvas, 'Progress', 'Fit to content');
      await expect(width(canvas, 'Progress')).toBeLessThan(104);
      await expect(args.onColumnLayoutChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([{ id: 'status', width: before + 16 }]),
      );
    });
    await step('it never hides the row header', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: header(canvas, 'Title') });
      await screen.findByRole('menu');
      await expect(screen.queryByRole('menuitem', { name: 'Hide column' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement: canvas, step }) => {
    await rowAt(canvas, 2);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Code' })).toHaveFocus());
    await step('Shift and arrows make the column wider and narrower', async () => {
      const before = width(canvas, 'Code');
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
      await expect(width(canvas, 'Code')).toBe(before + 16);
    });
    await step('with Ctrl they move it, and the focus goes along', async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
      await expect(headers(canvas).slice(0, 2)).toEqual(['Title', 'Code']);
      await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Code' })).toHaveFocus());
    });
    await step('Shift and F10 open its menu, which hands the focus back', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await screen.findByRole('menu', { name: 'Options for Code' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Code' })).toHaveFocus());
    });
    await step('a hidden column leaves the focus to its neighbour', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
      await waitFor(() =>
        expect(header(canvas, 'Project')).toContainElement(document.activeElement as HTMLElement),
      );
    });
  },
};

export const ByHand: Story = {
  play: async ({ canvasElement: canvas, args, step }) => {
    await rowAt(canvas, 2);
    const handle = async (name: string) => {
      await userEvent.hover(header(canvas, name));
      const found = header(canvas, name).querySelector('.handle');
      if (!found) throw new Error('The header has no handle.');
      return found;
    };
    const middle = (element: Element) => {
      const { left, top, width: size, height } = element.getBoundingClientRect();
      return { x: left + size / 2, y: top + height / 2 };
    };
    await step('its edge is dragged to make a column wider', async () => {
      const before = width(canvas, 'Status');
      const edge = await handle('Status');
      drag(edge, 40, middle(edge));
      await waitFor(() => expect(width(canvas, 'Status')).toBe(before + 40));
      await expect(args.onColumnLayoutChange).toHaveBeenCalledOnce();
    });
    await step('two presses fit it to its content', async () => {
      await userEvent.dblClick(await handle('Status'));
      await waitFor(() => expect(width(canvas, 'Status')).toBeLessThan(128));
    });
    await step('its header is dragged to move it, without sorting', async () => {
      const from = header(canvas, 'Status');
      const distance = middle(header(canvas, 'Code')).x - 30 - middle(from).x;
      drag(from, distance, middle(from));
      await waitFor(() => expect(headers(canvas)[0]).toBe('Status'));
      await expect(args.onSortChange).not.toHaveBeenCalled();
    });
    await step('all of its cell sorts, beside the words too', async () => {
      const { right, top, height } = header(canvas, 'Project').getBoundingClientRect();
      const beside = document.elementFromPoint(right - 40, top + height / 2);
      if (beside) await userEvent.click(beside);
      await waitFor(() =>
        expect(args.onSortChange).toHaveBeenLastCalledWith([{ id: 'project', direction: 'ascending' }]),
      );
    });
  },
};

const pinned = [
  { id: 'code', pin: 'start' },
  { id: 'title' },
  { id: 'project' },
  { id: 'status' },
  { id: 'assignee' },
  { id: 'due', width: 120, pin: 'end' },
] as const;

export const Pinned: Story = {
  args: { columnLayout: pinned },
  render: (args) => (
    <div style={{ inlineSize: 975 }}>
      <WorkTable {...args} />
    </div>
  ),
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const box = grid(canvas).parentElement;
    await waitFor(() => expect(box).toHaveAttribute('data-overflows'));
    const places = () =>
      ['Code', 'Title', 'Due date', 'Project'].map(
        (name) => header(canvas, name).getBoundingClientRect().left,
      );
    const before = places();
    box?.scrollTo({ left: 10 });
    await waitFor(() => expect(box?.scrollLeft).toBe(10));
    await expect(header(canvas, 'Project').getBoundingClientRect().left).toBe((before[3] ?? 0) - 10);
    await expect(places()[0]).toBe(before[0]);
    await expect(places()[2]).toBe(before[2]);
  },
};

/** What has no room for a moment, as in a split view that is closed, shows afterwards what it showed before. */
export const WithoutRoomForAMoment: Story = {
  ...Pinned,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    const box = grid(canvas).parentElement;
    const place = box?.closest<HTMLElement>('div[style*="inline-size"]');
    await waitFor(() => expect(box).toHaveAttribute('data-overflows'));
    const cell = row.querySelector<HTMLElement>('[aria-colindex="4"]');
    cell?.setAttribute('tabindex', '-1');
    cell?.focus();
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(box?.scrollLeft).toBe(0);
    for (const size of ['0px', '975px']) {
      place?.style.setProperty('inline-size', size);
      await waitFor(() => expect(`${box?.offsetWidth}px`).toBe(size));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    await expect(box?.scrollLeft).toBe(0);
  },
};

/** What has the focus is in view once the columns begin to scroll: at the end by itself, elsewhere not below what is pinned. */
export const FocusedWhileNarrowed: Story = {
  ...Pinned,
  args: { columnLayout: pinned.map((one) => (one.id === 'project' ? { ...one, width: 400 } : one)) },
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    const box = row.closest('[data-part="scroller"]');
    const place = row.closest<HTMLElement>('div[style*="inline-size"]');
    for (const selector of ['.at-end', '[aria-colindex="6"]']) {
      place?.style.setProperty('inline-size', '2000px');
      await waitFor(() => expect(box).not.toHaveAttribute('data-overflows'));
      const [cell, end] = [selector, '.at-end'].map((one) => row.querySelector<HTMLElement>(one));
      if (cell) Object.assign(cell, { tabIndex: -1 }).focus();
      place?.style.setProperty('inline-size', '975px');
      await waitFor(() => expect(box).toHaveAttribute('data-overflows'));
      await new Promise(requestAnimationFrame);
      const [{ right = 0 } = {}, { left = 0 } = {}] = [cell, end].map((one) => one?.getBoundingClientRect());
      await expect(cell === end ? box?.scrollLeft : right - left).toBeLessThanOrEqual(1);
    }
  },
};

export const PinnedRightToLeft: Story = { ...Pinned, globals: { direction: 'rtl' }, play: undefined };

/** Lets go of its pins where they would leave no room for the rest; the row header stays. */
export const PinnedWithoutRoom: Story = {
  args: { columnLayout: pinned },
  render: (args) => (
    <div style={{ inlineSize: 500 }}>
      <WorkTable {...args} />
    </div>
  ),
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const box = grid(canvas).parentElement;
    await waitFor(() => expect(box).toHaveAttribute('data-loose'));
    box?.scrollTo({ left: 400 });
    await waitFor(() => expect(box?.scrollLeft).toBe(400));
    const left = (name: string) =>
      header(canvas, name).getBoundingClientRect().left - (box?.getBoundingClientRect().left ?? 0);
    await expect(left('Code')).toBeLessThan(0);
    await expect(left('Title')).toBe(44);
  },
};

const allButProgress: readonly ColumnLayout[] = columns.flatMap(({ id }) =>
  id === 'progress' ? [] : [{ id }],
);

function ChosenColumns() {
  const [layout, setLayout] = useState(allButProgress);
  return (
    <div style={{ inlineSize: 600 }}>
      <button type="button" onClick={() => setLayout([...layout, { id: 'progress' }])}>
        Show the progress
      </button>
      <TaskTable columnLayout={layout} />
    </div>
  );
}

/** A column that is shown where the table has no room for it comes into view, and the focus stays at what showed it. */
export const ShownBeyondTheEdge: Story = {
  render: () => <ChosenColumns />,
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const box = grid(canvas).parentElement;
    const button = within(canvas).getByRole('button', { name: 'Show the progress' });
    await waitFor(() => expect(box).toHaveAttribute('data-overflows'));
    await userEvent.click(button);
    const right = (element: Element | null) => Math.floor(element?.getBoundingClientRect().right ?? 0);
    await waitFor(() => expect(right(header(canvas, 'Progress'))).toBeLessThanOrEqual(right(box)));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ShownBeyondTheEdgeRightToLeft: Story = {
  ...ShownBeyondTheEdge,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const box = grid(canvas).parentElement;
    await waitFor(() => expect(box).toHaveAttribute('data-overflows'));
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show the progress' }));
    const left = (element: Element | null) => Math.ceil(element?.getBoundingClientRect().left ?? 0);
    await waitFor(() => expect(left(header(canvas, 'Progress'))).toBeGreaterThanOrEqual(left(box)));
  },
};

const totals: Readonly<Record<string, string>> = { title: '200 tasks', progress: 'Average 50 %' };
const totalled = columns.map((column) => ({ ...column, footer: totals[column.id] }));

/** Totals stay in view below the rows, in their columns, and cover none of them. */
export const Totals: Story = {
  args: { columns: totalled },
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    const footer = await rowAt(canvas, 202);
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '202');
    await expect(within(footer).getByRole('rowheader')).toHaveTextContent('200 tasks');
    const scroller = grid(canvas).parentElement;
    const bottom = () => Math.round(footer.getBoundingClientRect().bottom);
    await waitFor(() =>
      expect(bottom()).toBe(
        Math.round((scroller?.getBoundingClientRect().top ?? 0) + (scroller?.clientHeight ?? 0)),
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(footer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(footer).getByText('Average 50 %')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const last = await rowAt(canvas, 201);
    await waitFor(() => expect(last).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() =>
      expect(Math.round(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        Math.round(footer.getBoundingClientRect().top),
      ),
    );
    await choose(canvas, 'Progress', 'Hide column');
    await expect(footer).not.toHaveTextContent('Average');
  },
};

export const TotalsOnAPhone: Story = {
  ...Totals,
  play: async () => {},
  globals: { viewport: { value: 'phone' } },
};
