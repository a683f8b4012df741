import type { Task } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import type { FakeBackend } from '../../testing/fakeBackend.ts';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { createTask, manager, newcomer, people } from '../../testing/fixtures.ts';

const me = { user_id: manager.id, firstname: manager.firstname, lastname: manager.lastname };

/** Serves one task for each part of the workspace. */
function plan({ tasks }: FakeBackend) {
  tasks.clear();
  const planned: readonly Partial<Task>[] = [
    { title: 'Renew the certificate', due_date: '2026-03-12' },
    { title: 'Send the drawings', due_date: '2026-03-17' },
    { title: 'Collect offers', due_date: '2026-03-24' },
    { title: 'Tidy the archive', due_date: null },
    { title: 'Order the steel', due_date: '2026-03-20', is_waiting: true },
    { title: 'Inspect pier 4', assignees: people.slice(1, 2), watchers: [me] },
  ];
  for (const [index, changes] of planned.entries())
    tasks.set(index + 1, createTask(index + 1, { assignees: [me], status: 1, ...changes }));
}

const meta = {
  id: 'web-my-work',
  title: 'My work',
  component: AppStory,
  args: { path: '/workspace', prepare: plan },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const sectionName = /^(?:Overdue|Today|Upcoming|No due date|Waiting on others|Watching)/;

/** Each task stands in one part, and every part says how many there are. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: sectionName })).toHaveLength(6));
    const titles = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Overdue1 row',
      'Renew the certificate',
      'Today1 row',
      'Send the drawings',
      'Upcoming1 row',
      'Collect offers',
      'No due date1 row',
      'Tidy the archive',
      'Waiting on others1 row',
      'Order the steel',
      'Watching1 row',
      'Inspect pier 4',
    ]);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^1 ?Overdue/ })).toBeVisible());
  },
};

/** On a phone, each task is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Renew the certificate' });
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /Renew the certificate$/ })).toBeVisible(),
    );
  },
};

/** A task is completed by one press, and by another one it is what it was. */
export const Completed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Complete: Send the drawings' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Send the drawings' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(canvas.getByText('Nothing is due today.')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Send the drawings' })).toBeVisible());
  },
};

/** Whoever takes the completion of a task back that recurs reads that the next one stays, since somebody has changed it meanwhile. */
export const CompletionTakenBack: Story = {
  args: {
    prepare(backend) {
      plan(backend);
      backend.tasks.set(
        2,
        createTask(2, {
          title: 'Read the meters',
          assignees: [me],
          status: 1,
          due_date: '2026-03-17',
          is_recurring: true,
        }),
      );
      const next = createTask(9, { code: 'TSK-0009' });
      backend.on('GET /api/tasks/2/related', () =>
        json({ subtasks: [], blocked_by: [], blocks: [], previous: [], next: [next] }),
      );
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Complete: Read the meters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() =>
      expect(notifications).toHaveTextContent(
        '“Read the meters” is open again. TSK-0009, the next one, stays because it has been changed in the meantime.',
      ),
    );
  },
};

/** What the server refuses stays as it was, and somebody says so. */
export const CompletionRefused: Story = {
  args: {
    prepare: (backend) => {
      plan(backend);
      backend.on('PUT /api/tasks/:id', () => json({ error: 'The sprint is closed.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('checkbox', { name: 'Complete: Collect offers' });
    await userEvent.click(box);
    await screen.findAllByText('The sprint is closed.');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Complete: Collect offers' })).not.toBeChecked(),
    );
  },
};

/** A status is changed in its cell, and the task moves to where it belongs then. */
export const StatusChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Collect offers' });
    link.focus();
    await userEvent.keyboard('{ArrowRight}{F2}');
    await userEvent.click(await screen.findByRole('option', { name: 'Waiting' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Status' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Waiting on others/ })).toHaveTextContent('2 rows'),
    );
  },
};

/** The timer of a task is started and stopped in its row. */
export const Timed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start timer: Send the drawings' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop timer: Send the drawings' }));
    await canvas.findByRole('button', { name: 'Start timer: Send the drawings' });
  },
};

/** Who has nothing to do is told what would be here. */
export const Empty: Story = {
  args: { prepare: ({ tasks }) => tasks.clear() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You are all caught up');
  },
};

/** Who may not change tasks reads them, and times them. */
export const ReadOnly: Story = {
  args: {
    user: { ...newcomer, id: manager.id, permissions: ['tasks_view'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Send the drawings' });
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Start timer: Send the drawings' })).toBeEnabled();
  },
};

/** When the server cannot be reached, it can be asked again. */
export const NotReached: Story = {
  args: { prepare: (backend) => backend.on('GET /api/tasks/workspace', noConnection) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'My work' });
    await screen.findAllByText(/not reach|cannot be reached|connection/i);
  },
};
