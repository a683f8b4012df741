import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { newcomer } from '../../testing/fixtures.ts';

const meta = {
  title: 'Web/Dashboard',
  component: AppStory,
  args: { path: '/dashboard' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure leads to the list that it counts. */
export const Figures: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = await canvas.findByRole('link', { name: /\d+ ?Urgent/ });
    const [count = ''] = /\d+/.exec(figure.textContent) ?? [];
    await userEvent.click(figure);
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Tasks/ });
    await within(heading).findByText(count);
  },
};

export const Loading: Story = {
  args: {
    prepare: (backend) => backend.on('GET /api/dashboard', () => new Promise<Response>(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /Overdue/ });
  },
};

/** Somebody whose role holds no permission sees why nothing is here. */
export const NothingToShow: Story = {
  args: { user: newcomer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nothing to show here yet');
  },
};

export const Failed: Story = {
  args: {
    prepare: (backend) =>
      backend.on('GET /api/dashboard', () => json({ error: 'No' }, 422, { 'X-Request-Id': '7f3a' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server is away: the figures come by themselves when it is back. */
export const ServerAway: Story = {
  args: {
    prepare: (backend) => {
      backend.on('GET /api/dashboard', noConnection);
      backend.on('GET /api/ready', noConnection);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bureau cannot be reached');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /Urgent/ });
  },
};
