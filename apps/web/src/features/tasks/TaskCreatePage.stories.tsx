import { type BodyOf, type tasks, taskTemplates } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { customFields, staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Task creation',
  id: 'web-task-creation',
  component: AppStory,
  args: { path: '/tasks/create' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), title);
  await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'New task' });
  },
};

/** What the server refuses stands at its field and in a dialog, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/tasks', () => json({ errors: { title: ['It is too vague.'] } }, 422)),
  },
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'Things');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('It is too vague.');
  },
};

/** What a company added to tasks stands after their own fields: what is required is demanded, and refused at its place. */
export const CustomFields: Story = {
  args: {
    customFields,
    prepare: (backend) =>
      backend.on('POST /api/tasks', () =>
        json({ errors: { 'custom_fields.contract': ['There is no such contract.'] } }, 422),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement, 'Order the scaffolding');
    const contract = canvas.getByRole('textbox', { name: 'Contract number' });
    await waitFor(() => expect(contract).toHaveFocus());
    await expect(contract).toHaveAccessibleDescription('As on the order. Fill in this field.');
    await userEvent.type(contract, 'HL-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(contract).toHaveAccessibleDescription(/There is no such contract/));
  },
};

/** Nobody can tell which fields there are: the form waits for them, and says so. */
export const CustomFieldsFailed: Story = {
  args: {
    prepare: (backend) => backend.on('GET /api/custom-fields/form/tasks', () => json({ error: 'No' }, 422)),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

/** Without a connection the form keeps what was typed, and says that it may not be saved. */
export const Offline: Story = {
  args: { prepare: (backend) => backend.on('POST /api/tasks', noConnection) },
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'Things');
    await within(canvasElement).findByText(/may or may not have been saved/);
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveValue('Things');
  },
};

/** Somebody who may not create tasks reads so. */
export const Forbidden: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'You do not have access to this page' });
  },
};

/** A template fills the form, with what the company added to tasks, and leaves alone what was typed; the task gets its subtasks. */
export const AfterTemplate: Story = {
  args: {
    customFields,
    prepare: (backend) => {
      backend.on('GET /api/get-task-templates', () => json([{ id: 3, name: 'Onboarding' }]));
      backend.on('GET /api/task-templates/3', () =>
        json({
          ...createRecord(taskTemplates, 3),
          title: 'Welcome a colleague',
          project_id: null,
          labels: ['staff'],
          custom_fields: { contract: 'HR-7', gone: 'x' },
          checklist: [{ title: 'Order a badge' }],
          subtasks: [{ title: 'Prepare the desk', level: '1', estimated_minutes: 30 }],
        }),
      );
      backend.on('POST /api/task-templates/3/tasks', ({ body }) => {
        const { checklist, custom_fields: customs, labels, title } = body as BodyOf<typeof tasks.create>;
        const { contract, gone } = { ...customs };
        const said = { title, labels, checklist, contract, gone };
        return json({ errors: { title: [JSON.stringify(said)] } }, 422);
      });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Welcome Marta');
    await userEvent.click(await canvas.findByRole('button', { name: /Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Onboarding' }));
    await canvas.findByText('Also creates these subtasks: Prepare the desk');
    await waitFor(() => expect(canvas.getByDisplayValue('Order a badge')).toBeVisible());
    await expect(title).toHaveValue('Welcome Marta');
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    const sent = {
      title: 'Welcome Marta',
      labels: ['staff'],
      checklist: [{ title: 'Order a badge', is_done: false }],
      contract: 'HR-7',
    };
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(JSON.stringify(sent));
  },
};
