import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpen,
  Bug,
  CalendarDays,
  CircleDollarSign,
  FolderKanban,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  Mail,
  Settings,
  Siren,
  Users,
  X,
} from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  id: 'ui-sidebar',
  component: Sidebar,
  args: {
    brand: { name: 'Northwind', href: '/dashboard' },
    currentPath: '/tasks',
    items: [
      { label: 'Dashboard', href: '/dashboard', icon: <LayoutDashboard /> },
      { label: 'Projects', href: '/projects', icon: <FolderKanban /> },
      { label: 'Tasks', href: '/tasks', icon: <ListChecks />, badge: '24', badgeTone: 'accent' },
      { label: 'Defects', href: '/defects', icon: <Bug />, badge: '3', badgeTone: 'danger' },
      { label: 'Incidents', href: '/incidents', icon: <Siren /> },
      { label: 'Calendar', href: '/calendar', icon: <CalendarDays /> },
      { label: 'Mailbox', href: '/mailbox', icon: <Mail />, badge: '12' },
      {
        label: 'Sales',
        icon: <CircleDollarSign />,
        children: [
          { label: 'Invoices', href: '/invoices' },
          { label: 'Estimates', href: '/estimates', badge: '2' },
          { label: 'Payments', href: '/payments' },
        ],
      },
      {
        label: 'People',
        icon: <Users />,
        children: [
          { label: 'Users', href: '/users' },
          { label: 'Departments', href: '/departments' },
          { label: 'Roles', href: '/roles' },
        ],
      },
      { label: 'Knowledge base', href: '/knowledgebase', icon: <BookOpen /> },
      { label: 'Settings', href: '/settings', icon: <Settings /> },
      { label: 'Support', href: 'https://support.example', icon: <LifeBuoy />, isExternal: true },
    ],
  },
  argTypes: { items: { control: false }, brand: { control: 'object' }, ref: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'var(--bureau-size-sidebar-default)', blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageIsCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Projects' })).not.toHaveAttribute('aria-current');
  },
};

export const PageBelowIsCurrent: Story = {
  args: { currentPath: '/tasks/detail/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tasks/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const Submenu: Story = {
  play: async ({ canvas, step }) => {
    const sales = canvas.getByRole('button', { name: 'Sales' });
    await step('is closed, and Tab passes it by', async () => {
      await expect(sales).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument();
      sales.focus();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'People' })).toHaveFocus());
    });
    await step('opens and closes by its button', async () => {
      await userEvent.click(sales);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible());
      await userEvent.click(sales);
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument());
    });
  },
};

/** An application can remember which submenus were open. */
export const OpenAtFirst: Story = {
  args: { openGroups: ['Sales'], onGroupOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const sales = canvas.getByRole('button', { name: 'Sales' });
    await expect(sales).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(sales);
    await expect(args.onGroupOpenChange).toHaveBeenLastCalledWith('Sales', false);
  },
};

export const CurrentInSubmenu: Story = {
  args: { currentPath: '/departments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'People' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Departments' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Long menus are narrowed by typing; what is remembered of the submenus stays as it is. */
export const Filter: Story = {
  args: { isFilterable: true, onGroupOpenChange: fn() },
  play: async ({ args, canvas, step }) => {
    const input = await canvas.findByRole('textbox', { name: 'Filter menu' }, { timeout: 10_000 });
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await step('shows what matches, in submenus as well', async () => {
      await userEvent.type(input, 'ESTÏM');
      await waitFor(() => expect(links()).toEqual(['NNorthwind', 'EEstimates2']));
      await expect(canvas.getByRole('button', { name: 'Sales' })).toHaveAttribute('aria-expanded', 'true');
    });
    await step('keeps the whole of a submenu that is named so', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'peop');
      await waitFor(() => expect(links()).toEqual(['NNorthwind', 'UUsers', 'DDepartments', 'RRoles']));
    });
    await step('leads to the first entry by the arrow key', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'People' })).toHaveFocus());
    });
    await step('follows the first match by Enter', async () => {
      const follow = fn((event: Event) => event.preventDefault());
      await userEvent.click(input);
      const link = canvas.getByRole('link', { name: 'Users' });
      link.addEventListener('click', follow, { once: true });
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalledOnce();
    });
    await step('says that nothing matches', async () => {
      await userEvent.type(input, 'xyz');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matching entries'));
    });
    await step('shows everything again by Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Projects' })).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Sales' })).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onGroupOpenChange).not.toHaveBeenCalled();
    });
  },
};

const remove = fn();

/** What can be done with an entry stands behind it. */
export const WithAction: Story = {
  args: {
    items: [
      {
        label: 'Tasks',
        href: '/tasks',
        icon: <ListChecks />,
        action: { label: 'Remove Tasks', icon: <X />, onPress: remove },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tasks' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const External: Story = {
  play: async ({ canvas }) => {
    const support = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(support).toHaveAttribute('target', '_blank');
  },
};

export const LongTexts: Story = {
  args: {
    brand: { name: 'Donaudampfschifffahrtsgesellschaft', href: '/dashboard' },
    items: [
      {
        label: 'Kostenvoranschlagsübersicht',
        href: '/estimates',
        icon: <CircleDollarSign />,
        badge: '1.204',
      },
      { label: 'Abwesenheits- und Urlaubsverwaltung', href: '/leaves', icon: <CalendarDays /> },
      { label: 'ナレッジベース', href: '/knowledgebase', icon: <BookOpen /> },
      { label: 'Ohne Symbol', href: '/items' },
    ],
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: 'a[href="/defects"]',
        Pressed: 'a[href="/incidents"]',
        Focused: 'a[href="/calendar"]',
      },
    },
  },
  args: { currentPath: '/departments', isFilterable: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Filter menu' }, { timeout: 10_000 });
  },
};
