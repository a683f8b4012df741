import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createTask, staff } from '../../testing/fixtures.ts';

const checklist = [
  { title: 'Ask for three offers', is_done: true },
  { title: 'Compare the prices', is_done: false },
];

const meta = {
  title: 'Task parts',
  id: 'web-task-parts',
  component: AppStory,
  args: {
    path: '/tasks/detail/9',
    prepare: (backend) => void backend.tasks.set(9, createTask(9, { checklist })),
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step is ticked off where it is read, by pointer and by keyboard, and the server keeps it. */
export const StepTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('checkbox', { name: 'Compare the prices' });
    await expect(canvas.getByRole('checkbox', { name: 'Ask for three offers' })).toBeChecked();
    await userEvent.click(step);
    await waitFor(() => expect(step).toBeChecked());
    step.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(step).not.toBeChecked());
  },
};

/** A tick that the server refuses is taken back, and said. */
export const TickRefused: Story = {
  args: {
    prepare: (backend) => {
      backend.tasks.set(9, createTask(9, { checklist }));
      backend.on('PUT /api/tasks/:id', () => json({ error: 'The sprint is closed.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const step = await within(canvasElement).findByRole('checkbox', { name: 'Compare the prices' });
    await userEvent.click(step);
    await waitFor(() => expect(screen.getAllByText('The sprint is closed.').at(-1)).toBeVisible());
    await waitFor(() => expect(step).not.toBeChecked());
  },
};

/** The pencil opens the steps for changes; the focus returns to it. What is missing is said at its place. */
export const StepsChanged: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.getAllByRole('textbox', { name: /^Item/ });
    await step('a step is added by keyboard alone', async () => {
      (await canvas.findByRole('button', { name: 'Edit Checklist' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(titles()[0]).toHaveFocus());
      canvas.getByRole('button', { name: 'Add item' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(titles()[2]).toHaveFocus());
    });
    await step('a step without a title is refused where it stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(titles()[2]).toHaveAccessibleDescription('Fill in this field.'));
    });
    await step('what is saved is shown, and the pencil has the focus', async () => {
      titles()[2]?.focus();
      await userEvent.keyboard('Order them');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await canvas.findByRole('checkbox', { name: 'Order them' });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Checklist' })).toHaveFocus());
    });
  },
};

/** Who may not edit the task reads its steps. */
export const StepsRead: Story = {
  args: { user: staff },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('checkbox', { name: 'Compare the prices' });
    await expect(canvas.queryByRole('button', { name: 'Edit Checklist' })).not.toBeInTheDocument();
    await userEvent.click(step);
    await expect(step).not.toBeChecked();
  },
};

/** What refers to the task stands in tabs beside it: the arrow keys lead there, and back to what was open. */
export const RelatedTasks: Story = {
  args: {
    prepare(backend) {
      backend.tasks.set(9, createTask(9, { checklist }));
      backend.tasks.set(8, createTask(8, { parent_id: 9, title: 'Ask the printer' }));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Overview' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const table = await canvas.findByRole('table', { name: 'Tasks' });
    await expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/tasks/detail/'),
    );
    await expect(canvas.getByRole('link', { name: /^Show all/ })).toHaveAttribute(
      'href',
      expect.stringContaining('filter[parent_id]=9'),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Compare the prices' })).toBeVisible());
  },
};
