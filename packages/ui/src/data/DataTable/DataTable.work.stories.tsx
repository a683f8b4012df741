import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { grid, rowAt, tasks, TaskTable } from './testing/taskTable.tsx';
import { editableColumns, WorkTable } from './testing/WorkTable.tsx';

const meta = {
  title: 'DataTable/Work',
  id: 'ui-datatable-work',
  tags: ['!autodocs'],
  component: WorkTable,
  args: { onSelectedKeysChange: fn() },
} satisfies Meta<typeof WorkTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const selected = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[role="row"][aria-selected="true"]')].map((row) =>
    row.getAttribute('aria-rowindex'),
  );
const boxes = (canvas: HTMLElement) => within(canvas).getAllByRole('checkbox');
const cell = (row: HTMLElement, column: number) => {
  const found = row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`);
  if (!found) throw new Error(`There is no column ${column}.`);
  return found;
};
const focusedCell = () => {
  const found = document.activeElement?.closest('[aria-colindex]');
  const row = found?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return [row, found?.getAttribute('aria-colindex')];
};

export const Selection: Story = {
  play: async ({ canvasElement: canvas, args, step }) => {
    await rowAt(canvas, 2);
    await step('boxes select, and a range with Shift', async () => {
      await userEvent.click(within(await rowAt(canvas, 3)).getByRole('checkbox'));
      await expect(selected(canvas)).toEqual(['3']);
      await expect(boxes(canvas)[0]).toBePartiallyChecked();
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(within(await rowAt(canvas, 6)).getByRole('checkbox'));
      await expect(selected(canvas)).toEqual(['3', '4', '5', '6']);
      await user.click(within(await rowAt(canvas, 4)).getByRole('checkbox'));
      await user.keyboard('{/Shift}');
      await expect(selected(canvas)).toEqual(['3', '4']);
    });
    await step('Space selects the row with the focus, Shift and Space up to it', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown} ');
      await expect(selected(canvas)).toEqual(['3', '4', '6']);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      await expect(selected(canvas)).toEqual(['3', '4', '6', '7', '8']);
    });
    await step('Ctrl and A select all that is loaded, Escape none', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(boxes(canvas)[0]).toBeChecked();
      await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith(
        new Set(tasks.slice(0, 200).map(({ id }) => id)),
      );
      await screen.findByText('200 rows selected');
      await userEvent.keyboard('{Escape}');
      await expect(selected(canvas)).toEqual([]);
    });
    await expect(grid(canvas)).toHaveAttribute('aria-multiselectable', 'true');
  },
};

export const Editing: Story = {
  play: async ({ canvasElement: canvas, step }) => {
    const row = await rowAt(canvas, 2);
    const field = () => within(row).getByRole('textbox', { name: 'Title' });
    await expect(cell(row, 3)).toHaveAttribute('aria-readonly', 'false');
    await step('F2 opens the editor, Escape comes back to the cell', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{F2}');
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focusedCell()).toEqual(['2', '3']));
    });
    await step('saving comes back to it too, with the new text', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.clear(field());
      await userEvent.type(field(), 'Water the plants{Enter}');
      await waitFor(() => expect(cell(row, 3)).toHaveTextContent('Water the plants'));
      await waitFor(() => expect(focusedCell()).toEqual(['2', '3']));
    });
    await step('Tab leads to the tick and the cross of the editor', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.tab();
      await waitFor(() => expect(within(row).getByRole('button', { name: 'Save Title' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focusedCell()).toEqual(['2', '3']));
    });
    await step('two presses open it, Enter too where it has no other meaning', async () => {
      const assignee = cell(row, 6);
      await userEvent.dblClick(assignee);
      await waitFor(() => expect(within(assignee).getByRole('textbox', { name: 'Assignee' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(assignee).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(within(assignee).getByRole('textbox', { name: 'Assignee' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
    });
    await step('what may not be edited has no editor', async () => {
      const done = await waitFor(() => {
        const badge = within(canvas).getAllByText('Completed')[0]?.closest<HTMLElement>('[role="row"]');
        if (!badge) throw new Error('No task is completed.');
        return cell(badge, 6);
      });
      await expect(done).not.toHaveAttribute('aria-readonly', 'false');
      await userEvent.dblClick(done);
      await expect(within(done).queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};

/** Gets other rows by the button, as from a server that was asked again: reversed, then without the edited one. */
function RefetchedTable(props: Parameters<typeof TaskTable>[0]) {
  const [answer, setAnswer] = useState(0);
  const [columns] = useState(() => editableColumns(() => undefined));
  const all = tasks.slice(0, 40);
  const answers = [all, all.toReversed(), all.map(() => undefined), all.filter(({ id }) => id !== 2)];
  return (
    <>
      <button type="button" onClick={() => setAnswer(answer + 1)}>
        Refetch
      </button>
      <TaskTable {...props} columns={columns} rows={answers[answer] ?? all} />
    </>
  );
}

/** Keeps the editor and its draft while rows are loaded again and move, and leaves the focus in place of a row that is gone. */
export const RefetchedWhileEdited: Story = {
  render: () => <RefetchedTable />,
  play: async ({ canvasElement: canvas, step }) => {
    await rowAt(canvas, 2);
    // Without a pointer, which would be a press outside of the editor.
    const refetch = () =>
      within(canvas)
        .getByRole('button', { name: 'Refetch' })
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const field = () => within(canvas).getByRole('textbox', { name: 'Title' });
    within(await rowAt(canvas, 3))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{F2}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Half a sen');
    await step('moved to the end', async () => {
      refetch();
      await waitFor(() => expect(field().closest('[role="row"]')).toHaveAttribute('aria-rowindex', '40'));
      await expect(field()).toHaveValue('Half a sen');
      await waitFor(() => expect(field()).toHaveFocus());
      await waitFor(() => expect(field()).toBeVisible());
    });
    await step('not loaded for a while', async () => {
      refetch();
      await expect(field()).toHaveValue('Half a sen');
    });
    await step('gone', async () => {
      refetch();
      await waitFor(() => expect(within(canvas).queryByRole('textbox')).not.toBeInTheDocument());
      await waitFor(() => expect(focusedCell()[0]).toBe('40'));
    });
  },
};

export const RowActions: Story = {
  play: async ({ canvasElement: canvas, step }) => {
    const row = await rowAt(canvas, 2);
    const title = within(row).getByRole('rowheader').textContent;
    await step('its menu opens from the end of the row, and is not there before', async () => {
      await userEvent.click(within(row).getByRole('button', { name: `Actions for ${title}` }));
      await waitFor(async () =>
        expect(await screen.findByRole('menu', { name: `Actions for ${title}` })).toBeVisible(),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(within(row).getByRole('button', { name: `Actions for ${title}` })).toHaveFocus(),
      );
    });
    await step('by keyboard too; a removed row leaves the focus to the next one', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(within(canvas).queryByText('TSK-00001')).not.toBeInTheDocument());
      await waitFor(() => expect(focusedCell()).toEqual(['2', '9']));
    });
  },
};

const groups = [
  { id: 'a', label: 'Overdue', count: 3 },
  { id: 'b', label: 'This week', count: 5 },
  { id: 'c', label: 'Later', count: 192 },
];

export const Groups: Story = {
  args: { groups },
  play: async ({ canvasElement: canvas, step }) => {
    const heading = (name: RegExp) => within(canvas).getByRole('button', { name });
    await rowAt(canvas, 2);
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '204');
    await expect(heading(/This week/).closest('[role="row"]')).toHaveAttribute('aria-rowindex', '6');
    await step('arrows pass a heading and keep their column', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
      await waitFor(() => expect(heading(/Overdue/)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(focusedCell()[0]).toBe('3');
    });
    await step('a heading folds its rows and shows them again', async () => {
      await userEvent.click(heading(/Overdue/));
      await expect(heading(/Overdue/)).toHaveAttribute('aria-expanded', 'false');
      await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '201');
      await expect(within(canvas).queryByText('TSK-00001')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await within(canvas).findByText('TSK-00001');
    });
  },
};

export const FindingByTyping: Story = {
  play: async ({ canvasElement: canvas }) => {
    await rowAt(canvas, 2);
    await userEvent.tab();
    const focusedTitle = () =>
      document.activeElement?.closest('[role="row"]')?.querySelector('a')?.textContent;
    const typeAt = (time: number, key: string) =>
      document.activeElement?.dispatchEvent(
        Object.defineProperty(new KeyboardEvent('keydown', { key, bubbles: true }), 'timeStamp', {
          value: time,
        }),
      );
    for (const [index, letter] of ['r', 'e', 'p'].entries()) {
      typeAt(1000 + 100 * index, letter);
      await waitFor(() => expect(focusedTitle()).toMatch(/^Re/));
    }
    await expect(focusedTitle()).toMatch(/^Replace/);
    typeAt(2000, '顧');
    await waitFor(() => expect(focusedTitle()).toMatch(/^顧客/));
  },
};

/** The pencil has room of its own: what is too long for a cell ends before it. */
export const PencilBesideText: Story = {
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    const title = within(row).getByRole('rowheader');
    const link = within(title).getByRole('link');
    const room = () => title.getBoundingClientRect().right - link.getBoundingClientRect().right;
    await expect(room()).toBeLessThan(32);
    await userEvent.tab();
    link.focus();
    await expect(room()).toBeGreaterThanOrEqual(32);
  },
};

export const Copying: Story = {
  play: async ({ canvasElement: canvas }) => {
    const row = await rowAt(canvas, 2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const copied = new ClipboardEvent('copy', {
      bubbles: true,
      cancelable: true,
      clipboardData: new DataTransfer(),
    });
    cell(row, 2).dispatchEvent(copied);
    await expect(copied.clipboardData?.getData('text/plain')).toBe('TSK-00001');
    await expect(copied.defaultPrevented).toBe(true);
    await screen.findByText('Copied');
  },
};
