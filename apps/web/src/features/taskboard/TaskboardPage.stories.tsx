import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createTask, people } from '../../testing/fixtures.ts';

const meta = {
  title: 'Task board',
  id: 'web-taskboardpage',
  component: AppStory,
  args: { path: '/taskboard', taskCount: 40 },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = (name: string) => screen.findByRole('grid', { name }, { timeout: 10_000 });
const firstCard = async (name: string) => {
  const [card] = await within(await column(name)).findAllByRole('row', undefined, { timeout: 10_000 });
  if (card === undefined) throw new Error(`Nothing is ${name}.`);
  return card;
};

/** A card goes to the next column by the keyboard, and the focus with it; Ctrl and Z takes that back. */
export const Filled: Story = {
  play: async ({ step }) => {
    const card = await firstCard('Open');
    const key = card.dataset['card'];
    const placeOf = () => document.querySelector(`[data-card="${key}"]`)?.closest('[role="grid"]');
    await step('there', async () => {
      card.focus();
      await userEvent.keyboard(' {ArrowRight} ');
      await waitFor(() => expect(placeOf()).toHaveAccessibleName('In progress'));
      await screen.findByRole('heading', { name: /^In progress.*Limit exceeded/ });
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-card', key));
    });
    await step('and back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(placeOf()).toHaveAccessibleName('Open'));
    });
  },
};

/** Lanes of people: what somebody does stands in a row, which counts what is left to do. */
export const InLanes: Story = {
  args: {
    path: '/taskboard?group=assignee_id',
    prepare({ tasks }) {
      tasks.clear();
      const [person] = people;
      for (const [id, status] of ([1, 2, 5, 6, 6] as const).entries())
        tasks.set(id + 1, createTask(id + 1, { status, assignees: person ? [person] : [] }));
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /2 cards$/, expanded: true }, { timeout: 10_000 });
    await canvas.findByRole('radio', { name: 'Assignee', checked: true }, { timeout: 10_000 });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
  },
};

/** What the server refuses goes back, and says why. */
export const Refused: Story = {
  args: {
    prepare: (backend) => backend.on('PUT /api/tasks/reorder', () => json({ error: 'Not now.' }, 422)),
  },
  play: async () => {
    const card = await firstCard('Open');
    const key = card.dataset['card'];
    card.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await screen.findAllByText(/was not moved\. Not now\.$/);
    await waitFor(() =>
      expect(document.querySelector(`[data-card="${key}"]`)?.closest('[role="grid"]')).toHaveAccessibleName(
        'Open',
      ),
    );
  },
};

/** The board cannot be had: it can be asked for again. */
export const Failed: Story = {
  args: { prepare: (backend) => backend.on('GET /api/tasks/board', () => json({ error: 'No' }, 422)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};

const broken = { isMended: false };

/** The board is there, and its cards cannot be had: that is said once, and they come when they are asked for again. */
export const CardsFailed: Story = {
  args: {
    prepare(backend) {
      broken.isMended = false;
      const list = backend.answer('GET /api/tasks');
      backend.on('GET /api/tasks', (request, params) =>
        broken.isMended ? list(request, params) : json({ error: 'Out of order.' }, 422),
      );
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Out of order.');
    broken.isMended = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await firstCard('Open');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** On a phone a column is about as wide as the screen, and the next one is seen to be there. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await firstCard('Open');
  },
};
