import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { serveTodos } from '../../testing/fakeTodos.ts';
import { findToast } from '../../testing/findToast.ts';
import { admin, createTask } from '../../testing/fixtures.ts';

const meta = {
  title: 'To-dos',
  id: 'web-to-dos',
  component: AppStory,
  args: {
    path: '/todos',
    user: admin,
    prepare: (backend) =>
      serveTodos(backend, [{ title: 'Call Ines' }, { title: 'Order steel' }, { title: 'Book a room' }]),
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const expectTitles = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('rowheader', { name: title })).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${title} stands in a row.`);
  return row;
};
const choose = async (title: string, action: string) => {
  await userEvent.click(within(await rowOf(title)).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** Waits until the code of the line is there, which comes with the focus. */
const begun = () =>
  waitFor(() => {
    const line = screen.getByRole('combobox', { name: 'Add a to-do' });
    void expect(line).toHaveAttribute('aria-autocomplete', 'list');
    void expect(line).toHaveFocus();
    return line;
  });

/** One after the other is added by Enter alone, the newest first. */
export const Added: Story = {
  play: async () => {
    await rowOf('Call Ines');
    await userEvent.keyboard('c');
    await begun();
    await userEvent.keyboard('Water the plants{Enter}Pay the rent{Enter}');
    await expectTitles(['Pay the rent', 'Water the plants', 'Call Ines', 'Order steel', 'Book a room']);
    await expect(screen.getByRole('combobox', { name: 'Add a to-do' })).toHaveValue('');
  },
};

/** What the server refuses comes back to be typed again. */
export const NotAdded: Story = {
  args: {
    prepare: (backend) => {
      serveTodos(backend, [{ title: 'Call Ines' }]);
      backend.on('POST /api/todos', () => json({ errors: { title: ['This title is not valid.'] } }, 422));
    },
  },
  play: async () => {
    await rowOf('Call Ines');
    await userEvent.keyboard('c');
    const line = await begun();
    await userEvent.type(line, 'Water the plants{Enter}');
    await waitFor(() => expect(line).toHaveValue('Water the plants'));
  },
};

/** The order is changed by the menu of a row, by Alt with the arrows, and by dragging. */
export const Ordered: Story = {
  play: async ({ step }) => {
    await step('by the menu, which offers no way beyond the ends', async () => {
      await rowOf('Call Ines');
      await choose('Order steel', 'Move up');
      await expectTitles(['Order steel', 'Call Ines', 'Book a room']);
      await userEvent.click(within(await rowOf('Order steel')).getByRole('button', { name: /^Actions/ }));
      await screen.findByRole('menuitem', { name: 'Move down' });
      await expect(screen.queryByRole('menuitem', { name: 'Move up' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    });
    await step('by Alt with the arrows, and the focus goes with it', async () => {
      within(await rowOf('Call Ines'))
        .getByRole('link')
        .focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expectTitles(['Order steel', 'Book a room', 'Call Ines']);
      await waitFor(() => expect(screen.getByRole('link', { name: 'Call Ines' })).toHaveFocus());
    });
    await step('by dragging', async () => {
      const row = await rowOf('Call Ines');
      const target = (await rowOf('Order steel')).getBoundingClientRect();
      const { left, top } = row.getBoundingClientRect();
      await userEvent.pointer([
        {
          keys: '[MouseLeft>]',
          target: within(row).getByRole('rowheader'),
          coords: { x: left + 300, y: top + 10 },
        },
        { coords: { x: left + 300, y: target.top + 3 } },
        { keys: '[/MouseLeft]', coords: { x: left + 300, y: target.top + 3 } },
      ]);
      await expectTitles(['Call Ines', 'Order steel', 'Book a room']);
    });
  },
};

/** Where the list is sorted otherwise, nothing offers another order. */
export const SortedByTitle: Story = {
  args: { path: '/todos?sort=title' },
  play: async () => {
    await userEvent.click(within(await rowOf('Order steel')).getByRole('button', { name: /^Actions/ }));
    await screen.findByRole('menuitem', { name: 'Snooze until tomorrow' });
    await expect(screen.queryByRole('menuitem', { name: 'Move up' })).not.toBeInTheDocument();
  },
};

/** What is ticked off goes to the end, and can be taken back. */
export const TickedOff: Story = {
  play: async () => {
    await userEvent.click(
      within(await rowOf('Call Ines')).getByRole('checkbox', { name: 'Done: Call Ines' }),
    );
    await expectTitles(['Order steel', 'Book a room', 'Call Ines']);
    await expect(screen.getByRole('checkbox', { name: 'Done: Call Ines' })).toBeChecked();
  },
};

/** What is put off is out of sight until its day, and found by what shows it. */
export const Snoozed: Story = {
  play: async ({ step }) => {
    await step('until tomorrow', async () => {
      await rowOf('Order steel');
      await choose('Order steel', 'Snooze until tomorrow');
      await expectTitles(['Call Ines', 'Book a room']);
    });
    await step('and until a day that is chosen', async () => {
      await choose('Book a room', 'Snooze until a date…');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(await dialog.findByRole('combobox', { name: /Snoozed until/ }), '2099-01-01');
      await userEvent.click(dialog.getByRole('button', { name: 'Change 1 record' }));
      await expectTitles(['Call Ines']);
    });
    await step('those are listed alone when they are asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Snoozed' }));
      await expectTitles(['Order steel', 'Book a room']);
      await choose('Order steel', 'Stop snoozing');
      await expectTitles(['Book a room']);
    });
  },
};

/** A to-do becomes a task, which is offered to be opened, and is done. */
export const Converted: Story = {
  args: {
    prepare: (backend) => {
      serveTodos(backend, [{ title: 'Call Ines' }]);
      const task = createTask(9, { title: 'Call Ines' });
      backend.on('POST /api/todos/1/to-task', () => {
        backend.tasks.set(9, task);
        return json(task, 201);
      });
    },
  },
  play: async () => {
    await choose('Call Ines', 'Convert to task');
    const toast = within(await findToast('TSK-0009 created'));
    await userEvent.click(toast.getByRole('button', { name: 'Open' }));
    await screen.findByRole('heading', { level: 1, name: /Call Ines/ });
  },
};
