import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

const never = () => new Promise<Response>(() => undefined);

const widgetOf = (element: HTMLElement, name: string) => within(element).findByRole('region', { name });

const titlesOf = (element: HTMLElement) =>
  within(within(element).getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Every figure leads to the list that it counts. */
export const Figures: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = await canvas.findByRole('link', { name: /^\d+ ?Urgent/ });
    const [count = ''] = /\d+/.exec(figure.textContent) ?? [];
    await userEvent.click(figure);
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Tasks/ });
    await within(heading).findByText(count);
  },
};

/** Each entry shows who did it and what they changed; the person's picture stands beside it. */
export const RecentActivity: Story = {
  play: async ({ canvasElement }) => {
    const widget = await widgetOf(canvasElement, 'Recent activity');
    const [status, dueDate] = await within(widget).findAllByRole('listitem');
    await expect(status).toHaveTextContent('Marta Lindqvist changed “Status”:');
    await expect(status?.querySelector('img')).toHaveAttribute('src', '/assets/images/avatars/1-woman.png');
    await expect(dueDate).toHaveTextContent('Jonas Weber changed “Due”:');
    await waitFor(() => expect(dueDate?.querySelector('[data-initials="JW"]')).toBeVisible());
  },
};

/** A period is in the address, and kept for the next visit. */
export const AnotherPeriod: Story = {
  args: {
    prepare: (backend) => backend.on('GET /api/dashboard/activity', () => json({ entries: [] })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Last 30 days' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 7 days' }));
    await canvas.findByRole('button', { name: 'Last 7 days' });
    await canvas.findByRole('link', { name: /Created \(7 days\)/ });
    await expect(window.location.hash).toContain('period=7');
    await expect(await widgetOf(canvasElement, 'Recent activity')).toHaveTextContent('No activity yet.');
  },
};

/** Widgets come one by one. */
export const Loading: Story = {
  args: {
    prepare: (backend) => {
      for (const part of ['figures', 'flow', 'statuses', 'tasks', 'projects', 'activity'])
        backend.on(`GET /api/dashboard/${part}`, never);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /Overdue/ });
  },
};

/** Nobody knows yet which widgets there are. */
export const Beginning: Story = {
  args: { prepare: (backend) => backend.on('GET /api/dashboard/layout', never) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Hello, Marta' });
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
      backend.on('GET /api/dashboard/layout', () => json({ error: 'No' }, 422, { 'X-Request-Id': '7f3a' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This could not be loaded');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** One widget cannot be had: the others are there, and it can be tried again. */
export const OneWidgetFails: Story = {
  args: {
    prepare: (backend) => {
      const answer = backend.answer('GET /api/dashboard/flow');
      let isBroken = true;
      backend.on('GET /api/dashboard/flow', (request, params) => {
        if (!isBroken) return answer(request, params);
        isBroken = false;
        return json({ error: 'Cannot count.' }, 422);
      });
    },
  },
  play: async ({ canvasElement }) => {
    const flow = within(await widgetOf(canvasElement, 'Created and completed'));
    await userEvent.click(await flow.findByRole('button', { name: 'Try again' }));
    await flow.findByText(/^In the last 30 days/);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: /^\d+ ?Urgent/ })).toBeVisible(),
    );
  },
};

/** The server is away: the dashboard comes by itself when it is back. */
export const ServerAway: Story = {
  args: {
    prepare: (backend) => {
      backend.on('GET /api/dashboard/layout', noConnection);
      backend.on('GET /api/ready', noConnection);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bureau cannot be reached');
  },
};

/** A widget is moved by keys, another one is removed and brought back, and the usual ones come again. */
export const Arranging: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Customise' }));
    await step('the chart goes to the top', async () => {
      (await canvas.findByRole('button', { name: 'Move Created and completed' })).focus();
      await userEvent.keyboard(' {ArrowUp}{Enter}');
      await waitFor(() => expect(titlesOf(canvasElement)[0]).toBe('Created and completed'));
    });
    await step('the timer goes, and comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Timer' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await canvas.findByRole('button', { name: 'Remove Timer' });
    });
    await step('what was removed can be added again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Due today' }));
      await waitFor(() => expect(titlesOf(canvasElement)).not.toContain('Due today'));
      await userEvent.click(canvas.getByRole('button', { name: 'Add widget' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Due today' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Due today' })).toHaveFocus());
    });
    await step('the usual ones come again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset to default' }));
      await waitFor(() => expect(titlesOf(canvasElement)[0]).toBe('Tasks'));
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await canvas.findByRole('button', { name: 'Customise' });
    });
  },
};

/** What the server refuses is as it was, and somebody says so. */
export const Refused: Story = {
  args: {
    prepare: (backend) =>
      backend.on('PUT /api/dashboard/layout', () => json({ error: 'The database is full.' }, 500)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Customise' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Timer' }));
    await screen.findAllByText('Your dashboard has not been changed.');
    await canvas.findByRole('button', { name: 'Remove Timer' });
  },
};

/** All widgets are gone: there is a way to add one. */
export const Bare: Story = {
  args: {
    prepare: (backend) =>
      backend.on('GET /api/dashboard/layout', () =>
        json({ widgets: [], period: 30, is_default: false, version: 4 }),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Your dashboard is empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Customise' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add widget' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Timer' }));
    await canvas.findByText('No timer is running. Start one on a task.');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^\d+ ?Urgent/ });
  },
};
