import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import { admin, newcomer } from '../../testing/fixtures.ts';

const meta = {
  title: 'Dashboard',
  id: 'web-dashboard',
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

/** A to-do is ticked off where it stands, and stays there to be taken back. */
export const TickingOff: Story = {
  args: { user: admin },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const widget = within(await widgetOf(canvasElement, 'My to-dos'));
    const box = await widget.findByRole('checkbox', { name: 'Book the room for Thursday' });
    const [overdue, due] = widget.getAllByRole('listitem');
    await expect(overdue).toHaveTextContent(/Overdue/);
    await expect(due).not.toHaveTextContent(/Overdue/);
    await step('by a mistake', async () => {
      await userEvent.click(box);
      await expect(box).toBeChecked();
      await widget.findByRole('link', { name: 'All 3' });
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await widget.findByRole('link', { name: 'All 4' });
    });
    await step('for good', async () => {
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.click(widget.getByRole('link', { name: 'Book the room for Thursday' }));
      await canvas.findByRole('heading', { level: 1, name: /Book the room for Thursday/ });
      await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/DoneYes/));
    });
  },
};

/** What the server refuses to tick off is not ticked any more, and somebody says so. */
export const TickRefused: Story = {
  args: {
    user: admin,
    prepare: (backend) =>
      backend.on('PUT /api/todos/:id', () => json({ error: 'The database is full.' }, 500)),
  },
  play: async ({ canvasElement }) => {
    const widget = within(await widgetOf(canvasElement, 'My to-dos'));
    const box = await widget.findByRole('checkbox', { name: 'Order new helmets' });
    await userEvent.click(box);
    await screen.findAllByText(/The database is full\./);
    await waitFor(() => expect(box).not.toBeChecked());
    await widget.findByRole('link', { name: 'All 4' });
  },
};

/** Somebody who may see to-dos, and not change them, ticks nothing off. */
export const TodosToRead: Story = {
  args: { user: { ...newcomer, permissions: ['tasks_view', 'todos_view'] } },
  play: async ({ canvasElement }) => {
    const widget = within(await widgetOf(canvasElement, 'My to-dos'));
    const box = await widget.findByRole('checkbox', { name: 'Order new helmets' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

/** Each severity leads to the open incidents that it counts, the most severe first. */
export const Incidents: Story = {
  args: { user: admin },
  play: async ({ canvasElement }) => {
    const widget = within(await widgetOf(canvasElement, 'Open incidents by severity'));
    const [urgent] = await widget.findAllByRole('listitem');
    await expect(urgent).toHaveTextContent(/^Urgent1$/);
    const link = widget.getByRole('link', { name: /^Medium/ });
    await expect(link.getAttribute('href')).toMatch(/incidents\?.*status.*severity%5D=2$/);
    await widget.findByRole('link', { name: 'All 11' });
  },
};

/** Somebody sees who is away and when, and finds no list that would hold less. */
export const WhoIsAway: Story = {
  args: { user: admin },
  play: async ({ canvasElement }) => {
    const widget = within(await widgetOf(canvasElement, 'Who is away'));
    const [first, , last] = await widget.findAllByRole('listitem');
    await expect(first).toHaveTextContent('Marta Lindqvist15.03.2026 – 18.03.2026');
    await expect(last).toHaveTextContent('21.03.2026 · half day');
    await expect(widget.queryByRole('link')).toBeNull();
  },
};

/** News lead to what they say; what one has not read is marked in a word. */
export const Announcements: Story = {
  args: { user: admin },
  play: async ({ canvasElement }) => {
    const widget = within(await widgetOf(canvasElement, 'Announcements'));
    const link = await widget.findByRole('link', { name: 'Mail server maintenance on Saturday' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/announcements/detail/3'));
    const [unread, ...read] = widget.getAllByRole('listitem');
    await expect(unread).toHaveTextContent(/Unread15\.03\.2026$/);
    for (const entry of read) await expect(entry).not.toHaveTextContent('Unread');
    await widget.findByRole('link', { name: 'All 3' });
  },
};

/** Where nothing is the matter, each widget says so; what is snoozed is still found in the list. */
export const Quiet: Story = {
  args: {
    user: admin,
    prepare: (backend) => {
      backend.on('GET /api/dashboard/todos', () => json({ count: 2, route: '/todos', entries: [] }));
      backend.on('GET /api/dashboard/announcements', () =>
        json({ count: 0, route: '/announcements', entries: [] }),
      );
      backend.on('GET /api/dashboard/incidents', () =>
        json({ count: 0, route: '/incidents', severities: [] }),
      );
      backend.on('GET /api/dashboard/away', () =>
        json({ list: { count: 0, route: '/leaves' }, entries: [] }),
      );
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Nobody is away today or in the next 7 days.');
    await canvas.findByText('No current announcements.');
    await canvas.findByText('No open incidents.');
    const todos = within(await widgetOf(canvasElement, 'My to-dos'));
    await todos.findByText('Nothing to do for now.');
    await todos.findByRole('link', { name: 'All 2' });
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
    user: admin,
    prepare: (backend) => {
      const tasks = ['figures', 'flow', 'statuses', 'tasks', 'projects', 'activity'];
      for (const part of [...tasks, 'todos', 'announcements', 'incidents', 'away'])
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
  args: { user: admin },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^\d+ ?Urgent/ });
  },
};
