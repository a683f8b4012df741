import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { createTask, customFields, newcomer, staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Task detail',
  id: 'web-task-detail',
  component: AppStory,
  args: { path: '/tasks/detail/9' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function typeTitle(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Title' }));
  const field = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(field);
  await userEvent.type(field, title);
}

/** The title is changed in its place; the focus returns to the pencil. */
export const TitleChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeTitle(canvasElement, 'Order the scaffolding{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'TSK-0009 Order the scaffolding' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Title' })).toHaveFocus());
  },
};

/** One press moves the task to the status that usually follows, until it is completed. */
export const MovedOn: Story = {
  args: { prepare: ({ tasks }) => tasks.set(9, createTask(9, { status: 1 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to In progress' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to Completed' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Move to/ })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Completed', { selector: 'dd *' })).toBeVisible());
  },
};

/** A move that the server refuses is said, and the status is what it was. */
export const MoveRefused: Story = {
  args: {
    prepare: (backend) => {
      backend.tasks.set(9, createTask(9, { status: 1 }));
      backend.on('PUT /api/tasks/:id', () => json({ error: 'The sprint is closed.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to In progress' }));
    // it is announced as well
    await waitFor(() => expect(screen.getAllByText('The sprint is closed.').at(-1)).toBeVisible());
    await canvas.findByRole('button', { name: 'Move to In progress' });
  },
};

/** What was opened and left as it was reads as before. */
export const LeftAsItWas: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: /TSK-0009/ });
    const values = () => canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    const before = values();
    for (const label of ['Start', 'Due', 'Estimate', 'Progress']) {
      await userEvent.click(canvas.getByRole('button', { name: `Edit ${label}` }));
      await userEvent.click(canvas.getByRole('button', { name: `Cancel editing ${label}` }));
      await waitFor(() => expect(canvas.getByRole('button', { name: `Edit ${label}` })).toHaveFocus());
    }
    await expect(values()).toEqual(before);
  },
};

/** What a company added to tasks is read and changed as their own fields are. */
export const CustomFields: Story = {
  args: {
    customFields,
    prepare: ({ tasks }) =>
      tasks.set(9, createTask(9, { custom_fields: { contract: 'HL-1', budget: 12_500.5, phase: 'Tender' } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('12,500.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Contract number' }));
    const field = canvas.getByRole('textbox', { name: 'Contract number' });
    await userEvent.clear(field);
    await userEvent.type(field, 'HL-2{Enter}');
    await canvas.findByText('HL-2');
    await waitFor(() => expect(canvas.getByText('Tender')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Contract number' })).toHaveFocus());
  },
};

/** Somebody else changed the same custom field: it is named as it is on the page. */
export const CustomFieldConflict: Story = {
  args: {
    customFields,
    prepare: (backend) => {
      const theirs = createTask(9, { custom_fields: { safety: false, budget: 7.5 }, version: 2 });
      backend.on('PUT /api/tasks/:id', () => json({ error: 'Changed', current: theirs }, 409));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Budget' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Budget' }), '1,250{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('1,250')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('7.5')).toBeVisible());
    await expect(dialog.getAllByText(/Budget/)).toHaveLength(2);
  },
};

/** The log shows who did what, with their picture and the new value. */
export const ActivityOfTheTask: Story = {
  play: async ({ canvasElement }) => {
    const log = await within(canvasElement).findByRole('list', { name: 'Activity' });
    const [newest] = within(log).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Marta Lindqvist changed “Status” from “Open” to “In progress”');
    await expect(newest?.querySelector('img')).toHaveAttribute('src', '/assets/images/avatars/1-woman.png');
  },
};

/** Somebody who may not edit has no pencil and no menu. */
export const ReadOnly: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: /TSK-0009/ });
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

/** A change that the server refuses stays in the editor, with the reason. */
export const SaveFailed: Story = {
  args: { prepare: (backend) => backend.on('PUT /api/tasks/:id', () => json({ error: 'No' }, 503)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeTitle(canvasElement, 'Order the scaffolding{Enter}');
    await canvas.findByText(
      'The server did not respond, so your change may or may not have been saved. Try again.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Order the scaffolding');
  },
};

/** Somebody else was faster: both versions are shown, and one is chosen. */
export const Conflict: Story = {
  args: {
    prepare: (backend) => {
      backend.on('PUT /api/tasks/:id', () =>
        json({ error: 'Changed', current: createTask(9, { title: 'Order bricks', version: 2 }) }, 409),
      );
    },
  },
  play: async ({ canvasElement }) => {
    await typeTitle(canvasElement, 'Order the scaffolding{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Order bricks')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Order the scaffolding')).toBeVisible());
  },
};

/** What cannot be taken back is asked for first. */
export const DeletionAsked: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Loading: Story = {
  args: {
    prepare: (backend) => backend.on('GET /api/tasks/:id', () => new Promise<Response>(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Task' });
  },
};

export const NotFound: Story = {
  args: { path: '/tasks/detail/9999' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Record not found' });
  },
};

/** On a wide screen the task stands beside its list, where it is marked. */
export const BesideItsList: Story = {
  args: { path: '/tasks/detail/249' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('region', { name: 'Task' }));
    const title = await panel.findByRole('heading', { level: 1, name: /TSK-0249/ });
    await waitFor(() => expect(title).toBeVisible());
    await waitFor(() =>
      expect(canvasElement.querySelector('[role="row"][aria-current]')).toHaveTextContent('TSK-0249'),
    );
  },
};

export const NotFoundBesideTheList: Story = {
  args: { path: '/tasks/detail/9999' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Record not found' });
    await canvas.findByText('TSK-0250');
  },
};

export const Failed: Story = {
  args: { prepare: (backend) => backend.on('GET /api/tasks/:id', () => json({ error: 'No' }, 422)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'This could not be loaded' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** The server is away: the task is shown by itself when it is back. */
export const ServerAway: Story = {
  args: {
    prepare: (backend) => {
      backend.on('GET /api/tasks/:id', noConnection);
      backend.on('GET /api/ready', noConnection);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bureau cannot be reached');
  },
};

/** Somebody who may not see tasks reads so. */
export const Forbidden: Story = {
  args: { user: newcomer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', {
      level: 1,
      name: 'You do not have access to this page',
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /TSK-0009/ });
  },
};
