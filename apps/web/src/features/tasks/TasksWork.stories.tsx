import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createTask, staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Tasks list at work',
  id: 'web-tasks-list-at-work',
  component: AppStory,
  args: { path: '/tasks' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByText('TSK-0250');
  return canvas;
};

const rowOf = (canvasElement: HTMLElement, code: string) => {
  const row = within(canvasElement).getByText(code).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${code} stands in a row.`);
  return row;
};

async function select(canvasElement: HTMLElement, ...codes: readonly string[]) {
  await loaded(canvasElement);
  for (const code of codes) await userEvent.click(within(rowOf(canvasElement, code)).getByRole('checkbox'));
}

/** Opens the editor of the first row's title, as the keyboard does. */
async function editTitle(canvasElement: HTMLElement) {
  await loaded(canvasElement);
  within(rowOf(canvasElement, 'TSK-0250')).getByRole('link').focus();
  await userEvent.keyboard('{F2}');
}

/** Selected rows can be changed or deleted together. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'TSK-0250', 'TSK-0248');
    await screen.findByText('2 selected');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select all 250' })).toBeVisible());
  },
};

/** All that match are selected, also those that were never looked at. */
export const AllSelected: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'TSK-0250');
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 250' }));
    await screen.findByText('250 selected');
  },
};

/** One field is changed in all selected rows. */
export const ChangedTogether: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'TSK-0250', 'TSK-0248');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Progress' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change “Progress”' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Progress/ }), '45');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 records' }));
    await expect(await screen.findAllByText('2 records changed')).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  },
};

/** A refusal is said in the dialog, which keeps what was chosen. */
export const ChangeRefused: Story = {
  args: { prepare: (backend) => backend.on('POST /api/tasks/bulk', () => json({ error: 'No' }, 503)) },
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'TSK-0250');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Progress' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Progress/ }), '45');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 record' }));
    await dialog.findByText(
      'The server did not respond, so your change may or may not have been saved. Try again.',
    );
    await expect(dialog.getByRole('textbox', { name: /^Progress/ })).toHaveValue('45');
  },
};

/** What cannot be taken back is asked for first, with the number. */
export const DeletionAsked: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, 'TSK-0250', 'TSK-0248');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 records?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** The address says which columns there are, how wide and where; what it names and the list does not have is left out. */
export const OwnColumns: Story = {
  args: { path: '/tasks?columns=progress.96.start,title.400,nonsense,created_by&density=compact' },
  play: async ({ canvasElement }) => {
    const canvas = await within(canvasElement).findByRole('grid');
    await within(canvas).findAllByText('90%');
    for (const name of [/^Progress/, /^Title/, /^Created by/])
      await waitFor(() => expect(within(canvas).getByRole('columnheader', { name })).toBeVisible());
    await expect(within(canvas).queryByRole('columnheader', { name: /^Status/ })).toBeNull();
  },
};

/** A saved view brings back filters and columns; what differs from it is marked. */
export const SavedView: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Waiting for others' }));
    await canvas.findByRole('button', { name: /Status is Waiting/ });
    await waitFor(() => expect(window.location.hash).toContain('view=1'));
    await expect(canvas.getByRole('link', { name: 'Waiting for others' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }));
    await canvas.findByRole('link', { name: 'Waiting for others edited' });
    await canvas.findByRole('button', { name: 'Save changes' });
  },
};

/** The rows stand under headings that count and fold them. */
export const Grouped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = await screen.findByRole('combobox', { name: 'Group by' });
    await userEvent.selectOptions(choice, 'Status');
    await userEvent.keyboard('{Escape}');
    const heading = await canvas.findByRole('button', { name: /^Open \d+ rows$/ });
    await waitFor(() => expect(window.location.hash).toContain('group=status'));
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await canvas.findByRole('button', { name: /^In progress \d+ rows$/ });
  },
};

/** A cell is edited in its place: F2 opens it, Enter saves, and the focus is back in the cell. */
export const CellEdited: Story = {
  play: async ({ canvasElement }) => {
    await editTitle(canvasElement);
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Order the scaffolding{Enter}');
    await within(rowOf(canvasElement, 'TSK-0250')).findByText('Order the scaffolding');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
  },
};

/** Somebody else was faster: both versions are shown, and one is chosen. */
export const CellConflict: Story = {
  args: {
    prepare: (backend) => {
      backend.on('PUT /api/tasks/:id', () =>
        json({ error: 'Changed', current: createTask(250, { title: 'Order bricks', version: 2 }) }, 409),
      );
    },
  },
  play: async ({ canvasElement }) => {
    await editTitle(canvasElement);
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Order the scaffolding{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(async () => expect(dialog.getByText('Order bricks')).toBeVisible());
  },
};

/** Somebody who may not edit selects nothing, and finds nothing to edit. */
export const WithoutEditing: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    const canvas = await loaded(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await editTitle(canvasElement);
    await expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Export as CSV' });
    await expect(screen.queryByRole('menuitem', { name: 'Import from a file' })).toBeNull();
  },
};
