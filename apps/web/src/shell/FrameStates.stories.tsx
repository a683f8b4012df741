import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../testing/AppStory.tsx';
import { noConnection } from '../testing/fakeApi.ts';
import { createNotification } from '../testing/fakeShell.ts';
import { admin, manager, staff } from '../testing/fixtures.ts';

const meta = {
  title: 'Frame states',
  id: 'web-framestates',
  component: AppStory,
  args: { path: '/dashboard' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const header = async () => within(await screen.findByRole('banner'));
const openNotifications = async () => {
  await userEvent.click((await header()).getByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

/** What a role does not include is said in the frame, with a way on. */
export const Forbidden: Story = {
  args: { user: staff, path: '/tasks/create' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible());
  },
};

export const NoNotifications: Story = {
  play: async () => {
    const list = await openNotifications();
    await waitFor(async () => expect(await list.findByText('No notifications')).toBeVisible());
  },
};

export const NotificationsLoading: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/get-notifications', () => new Promise<Response>(() => undefined)),
  },
  play: async () => {
    const list = await openNotifications();
    await list.findByRole('img', { name: 'Loading notifications' });
  },
};

/** Ten are all that is fetched. */
export const ManyNotifications: Story = {
  args: { notifications: Array.from({ length: 12 }, (_, index) => createNotification(index + 1)) },
  play: async () => {
    const list = await openNotifications();
    await expect(await list.findAllByRole('listitem')).toHaveLength(10);
  },
};

/** Who loses the connection reads so, in their language, and is shown as offline. */
export const ConnectionLost: Story = {
  args: {
    user: manager,
    prepare: (backend) => {
      backend.on('GET /api/user/change-locale/:locale', noConnection);
      backend.on('GET /api/ready', noConnection);
    },
  },
  play: async () => {
    await userEvent.click((await header()).getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await screen.findAllByText('Keine Verbindung zum Server');
    await userEvent.click((await header()).getByRole('button', { name: /^Konto von/ }));
    await waitFor(() => expect(screen.getByText('Offline')).toBeVisible());
  },
};

export const HighContrast: Story = {
  args: {
    user: { ...admin, preferences: { theme: { layout: null, scheme: 'layout', contrast: 'high' } } },
    notifications: [createNotification(7)],
  },
  play: async () => {
    await openNotifications();
    await expect(document.documentElement).toHaveAttribute('data-contrast', 'high');
  },
};

export const DarkJapanese: Story = {
  args: {
    user: { ...admin, language: 'ja', preferences: { theme: { layout: 'dark', scheme: 'layout' } } },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'タスク' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scheme', 'dark'));
  },
};

/** With a timer the header of a phone still has room for all of it; the time leads to the buttons. */
export const TimerOnAPhone: Story = {
  args: { path: '/tasks/detail/7' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start timer' }));
    const timer = within(await (await header()).findByRole('group', { name: 'Timer' }));
    await waitFor(() => expect(timer.getByRole('link')).toBeVisible());
    const { right } = (await header()).getByRole('button', { name: /’s account$/ }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
