import type { MenuItem } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../testing/AppStory.tsx';
import { json } from '../testing/fakeApi.ts';
import type { FakeBackend } from '../testing/fakeBackend.ts';
import { createNotification } from '../testing/fakeShell.ts';
import { admin, manager, menus, newcomer, staff } from '../testing/fixtures.ts';

const meta = {
  title: 'Frame',
  id: 'web-frame',
  component: AppStory,
  args: { path: '/dashboard' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = document.documentElement;
const header = async () => within(await screen.findByRole('banner'));
const button = async (name: RegExp | string) => (await header()).getByRole('button', { name });
const openAccount = async () => {
  await userEvent.click(await button(/’s account$/));
  return within(await screen.findByRole('menu'));
};
const panel = () => screen.findByRole('region', { name: 'Appearance' });
const never = () => new Promise<Response>(() => undefined);

const entry = (text: string, changes: Partial<MenuItem>): MenuItem => ({
  text,
  link: '/tasks',
  icon: 'list-checks',
  class: null,
  badge: null,
  badgeClass: null,
  isExternalLink: false,
  submenu: [],
  ...changes,
});

const wideMenu: readonly MenuItem[] = [
  ...menus,
  entry('Kostenvoranschlagsübersicht', {
    link: null,
    submenu: [
      entry('Rechnungsempfängeradressen', { badge: '1.204', badgeClass: 'badge-danger' }),
      entry('Nowhere', { link: '/nowhere' }),
    ],
  }),
  entry('Handbook', { link: 'https://handbook.example', isExternalLink: true }),
];

export const MenuLoading: Story = {
  args: { prepare: (backend) => backend.on('GET /api/sidebar-menu', never) },
  play: async () => {
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const MenuFails: Story = {
  args: {
    prepare: (backend) => {
      const answer = backend.answer('GET /api/sidebar-menu');
      let count = 0;
      backend.on('GET /api/sidebar-menu', (request, params) =>
        (count += 1) < 2 ? json({ error: 'No' }, 422, { 'X-Request-Id': '7f3a' }) : answer(request, params),
      );
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible());
  },
};

export const WithoutPermissions: Story = {
  args: { user: newcomer },
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await expect(menu.queryByRole('link', { name: 'Tasks' })).not.toBeInTheDocument();
    await expect((await header()).queryByRole('button', { name: 'Appearance' })).not.toBeInTheDocument();
  },
};

/** Who is there, and what is theirs. What has no screen yet is not offered. */
export const Account: Story = {
  args: { user: { ...manager, avatar: '2-woman.png' } },
  play: async () => {
    const menu = await openAccount();
    const items = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Profile', 'Appearance', 'Sign out']);
    await waitFor(() => expect(screen.getByText('Online')).toBeVisible());
  },
};

export const LongNames: Story = {
  args: {
    user: {
      ...manager,
      firstname: 'Wolfeschlegelsteinhausenbergerdorff',
      lastname: 'Konstantinopolitanski',
    },
    settings: { company_short_name: 'Donaudampfschifffahrtsgesellschaft' },
    menus: wideMenu,
  },
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await menu.findByRole('link', { name: /^Rechnungsempfängeradressen/ });
    await expect(menu.queryByRole('link', { name: 'Nowhere' })).not.toBeInTheDocument();
    await expect(menu.getByRole('link', { name: 'Handbook (opens in a new tab)' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await openAccount();
  },
};

export const German: Story = {
  args: { user: { ...admin, language: 'de' }, notifications: [createNotification(7)] },
  play: async () => {
    await screen.findByRole('link', { name: 'Aufgaben' });
    await expect(root).toHaveAttribute('lang', 'de');
    await userEvent.click(await button(/^Benachrichtigungen/));
    await screen.findByRole('button', { name: /^Entfernen/ });
  },
};

export const Japanese: Story = {
  args: { user: { ...admin, language: 'ja' } },
  play: async () => {
    await screen.findByRole('link', { name: 'タスク' });
    await userEvent.click(await button('外観'));
    await waitFor(async () => expect(await screen.findByRole('region', { name: '外観' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: { user: admin, menus: wideMenu, notifications: [createNotification(7)] },
  play: async () => {
    await header();
    root.dir = 'rtl';
    await userEvent.click(await button('Appearance'));
    await panel();
  },
};

/** Each icon is named by a tooltip; a submenu unfolds the menu over the page, until it is left. */
export const Folded: Story = {
  args: { menus: wideMenu, companySettings: { is_collapsed_menu: true } },
  play: async ({ step }) => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const slot = () => document.querySelector('[data-sidebar="rail"]');
    await waitFor(() => expect(slot()).not.toBeNull());
    await step('an icon is named', async () => {
      menu.getByRole('link', { name: 'Tasks' }).focus();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(document.querySelector('[popover]')).toHaveTextContent('Dashboard'));
    });
    await step('nothing of the labels is seen', async () => {
      for (const label of menu.getAllByText(/\w/, { ignore: '[aria-hidden]' })) {
        const { left, width } = label.getBoundingClientRect();
        // one pixel is what is for assistive technology alone
        await expect(left < 56 && width > 1 && label.checkVisibility({ opacityProperty: true })).toBe(false);
      }
    });
    await step('a long touch names an icon too', async () => {
      const tasks = menu.getByRole('link', { name: 'Tasks' });
      await fireEvent.pointerDown(tasks, { pointerType: 'touch' });
      const tooltips = () =>
        [...document.querySelectorAll('[popover]')].map(({ textContent }) => textContent);
      await waitFor(() => expect(tooltips()).toContain('Tasks'));
      await fireEvent.pointerOut(tasks, { pointerType: 'touch' });
      await waitFor(() => expect(tooltips()).not.toContain('Tasks'));
    });
    await step('a submenu unfolds the menu', async () => {
      const group = menu.getByRole('button', { name: 'Kostenvoranschlagsübersicht' });
      await userEvent.click(group);
      await menu.findByRole('link', { name: /^Rechnungsempfängeradressen/ });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'));
    });
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const opener = await button('Open menu');
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('link', { name: 'Tasks' }));
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: /^Tasks/ })).toBeVisible(),
    );
    await expect(document.body).toHaveClass('body-small');
  },
};

const openNotifications = async () => {
  await userEvent.click(await button(/^Notifications/));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};
const some = [7, 8, 9].map((id) => createNotification(id, { title: `Task ${id} assigned to you` }));

/** A notification goes and leads to what it is about. */
export const NotificationFollowed: Story = {
  args: { notifications: some },
  play: async () => {
    const list = await openNotifications();
    await userEvent.click(await list.findByRole('button', { name: /^Task 7 assigned to you/ }));
    await waitFor(async () => expect(await screen.findByText('TSK-0007')).toBeVisible());
    await waitFor(async () => expect(await button('Notifications (2)')).toBeVisible());
  },
};

/** Routes of another kind lead nowhere, and break nothing. */
export const NotificationLeadsNowhere: Story = {
  args: {
    notifications: ['//evil.example', 'unknown'].map((route, index) =>
      createNotification(index + 1, { title: `To ${route}`, route }),
    ),
  },
  play: async () => {
    for (const route of ['unknown', '//evil.example']) {
      const list = await openNotifications();
      await userEvent.click(await list.findByRole('button', { name: new RegExp(`^To ${route}`) }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await expect(window.location.hash).toBe('#/dashboard');
    await waitFor(async () => expect(await button('Notifications')).toBeVisible());
  },
};

const refuse = (call: string) => (backend: FakeBackend) => backend.on(call, () => json({ error: 'No' }, 500));

/** What the server keeps comes back. */
export const NotificationKept: Story = {
  args: { notifications: some, prepare: refuse('POST /api/notifications/delete') },
  play: async () => {
    const list = await openNotifications();
    await userEvent.click(await list.findByRole('button', { name: /^Clear: Task 8 assigned to you/ }));
    await screen.findAllByText(/Server error/);
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const NotificationsStopped: Story = {
  args: {
    notifications: some,
    prepare: (backend) => {
      const answer = backend.answer('POST /api/get-notifications');
      let count = 0;
      backend.on('POST /api/get-notifications', (request, params) =>
        (count += 1) < 2 ? json({ error: 'No' }, 500) : answer(request, params),
      );
    },
  },
  play: async () => {
    const list = await openNotifications();
    await userEvent.click(await list.findByRole('button', { name: 'Resume' }));
    await expect(await list.findAllByRole('listitem')).toHaveLength(3);
    await expect(list.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  },
};

/** Who may, makes the appearance everybody's. */
export const AppearanceForEveryone: Story = {
  args: { user: admin },
  play: async () => {
    await userEvent.click(await button('Appearance'));
    const look = within(await panel());
    await userEvent.selectOptions(look.getByRole('combobox', { name: 'Sidebar width' }), 'Large');
    await waitFor(() => expect(document.querySelector('[data-sidebar-width="large"]')).not.toBeNull());
    await userEvent.click(look.getByRole('button', { name: 'Save for everyone' }));
    await userEvent.selectOptions(look.getByRole('combobox', { name: 'Theme' }), 'Match system');
    await userEvent.click(look.getByRole('button', { name: 'Save for everyone' }));
    await expect(await look.findByRole('alert')).toHaveTextContent('Choose another theme');
  },
};

/** Everybody else sets their own, and closing the panel keeps it. */
export const OwnAppearance: Story = {
  args: { user: staff },
  play: async () => {
    await userEvent.click((await openAccount()).getByRole('menuitem', { name: 'Appearance' }));
    const look = within(await panel());
    await expect(look.queryByRole('button', { name: 'Save for everyone' })).not.toBeInTheDocument();
    await userEvent.selectOptions(look.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Appearance' })).not.toBeInTheDocument());
    await expect(root).toHaveAttribute('data-scheme', 'dark');
  },
};

/** A appearance that cannot be kept goes back to what it was. */
export const AppearanceRefused: Story = {
  args: { user: staff, prepare: refuse('PUT /api/profile') },
  play: async () => {
    await userEvent.click((await openAccount()).getByRole('menuitem', { name: 'Appearance' }));
    const layout = within(await panel()).getByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(layout, 'Dark');
    await waitFor(() => expect(layout).toHaveValue('light'));
    await expect(root).toHaveAttribute('data-scheme', 'light');
  },
};

export const PanelWaitsForSettings: Story = {
  args: { user: admin, prepare: (backend) => backend.on('GET /api/settings', never) },
  play: async () => {
    await userEvent.click(await button('Appearance'));
    await expect(screen.queryByRole('region', { name: 'Appearance' })).not.toBeInTheDocument();
  },
};

/** The language changes at once, and stays when the server does not hear of it. */
export const LanguageOffline: Story = {
  args: { user: manager, prepare: refuse('GET /api/user/change-locale/:locale') },
  play: async () => {
    await userEvent.click(await button('Language'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    await waitFor(async () => expect(await screen.findByRole('link', { name: 'Aufgaben' })).toBeVisible());
    await expect(root).toHaveAttribute('lang', 'de');
    await screen.findAllByText('No');
  },
};

/** The timer of a task runs in the header, wherever one goes. */
export const Timer: Story = {
  args: { path: '/tasks/detail/7' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start timer' }));
    const timer = within(await (await header()).findByRole('group', { name: 'Timer' }));
    await expect(timer.getByRole('link', { name: /TSK-0007/ })).toHaveAttribute('href', '#/tasks/detail/7');
    await expect(screen.queryByRole('button', { name: 'Start timer' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(timer.getByRole('button', { name: 'Pause timer' }));
    const onTask = within(await within(screen.getByRole('main')).findByRole('group', { name: 'Timer' }));
    await userEvent.click(await onTask.findByRole('button', { name: 'Resume timer' }));
    await timer.findByRole('button', { name: 'Pause timer' });
    await userEvent.click(await onTask.findByRole('button', { name: 'Stop timer' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start timer' })).toBeVisible());
  },
};
