import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  CalendarDays,
  Download,
  House,
  Inbox,
  Languages,
  ListChecks,
  LogOut,
  Plus,
  Settings,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DataTable, type DataTableColumn } from '../../data/index.ts';
import { Breadcrumb } from '../../navigation/Breadcrumb/index.ts';
import { Sidebar } from '../../navigation/Sidebar/index.ts';
import sidebarMeta from '../../navigation/Sidebar/Sidebar.stories.tsx';
import { Menu, MenuItem, MenuSection } from '../../overlay/Menu/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Footer } from '../Footer/index.ts';
import { Header } from '../Header/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { BasicLayout, type BasicLayoutProps } from './BasicLayout.tsx';

interface Task {
  code: string;
  title: string;
  status: BadgeProps;
  priority: BadgeProps;
  person: string;
  due: string;
}

const titles = [
  'Replace the staging certificate before it expires',
  'Agree on the wording of the new contract',
  'Move the mail server to the new network',
  'Kostenvoranschlag für die Rechnungsempfängerin erstellen',
  'Write the handbook’s chapter on leave',
  'Find out why exports time out on Mondays',
  'Prepare the board meeting',
  '見積書のテンプレートを更新する',
];
const statuses: readonly BadgeProps[] = [
  { tone: 'info', label: 'Open' },
  { tone: 'accent', label: 'In progress' },
  { tone: 'warning', label: 'On hold' },
  { tone: 'success', label: 'Completed' },
  { tone: 'neutral', label: 'Cancelled' },
];
const priorities: readonly BadgeProps[] = [
  { tone: 'danger', label: 'Urgent' },
  { tone: 'warning', label: 'High' },
  { tone: 'info', label: 'Medium' },
  { tone: 'neutral', label: 'Low' },
];
const people = ['Ada Lovelace', 'Grace Hopper', 'Jürgen Groß', '山田 太郎'];

const pick = <Value,>(values: readonly Value[], index: number) => values[index % values.length] as Value;

const tasks: readonly Task[] = Array.from({ length: 200 }, (_, index) => ({
  code: `NW-${1204 - index}`,
  title: pick(titles, index),
  status: pick(statuses, index * 3),
  priority: pick(priorities, index * 7 + 1),
  person: pick(people, index * 5),
  due: `2026-${String(1 + (index % 9)).padStart(2, '0')}-${String(10 + (index % 18)).padStart(2, '0')}`,
}));

const columns: readonly DataTableColumn<Task>[] = [
  { id: 'code', header: 'Code', width: 96, cell: (task) => task.code, isSortable: true },
  { id: 'title', header: 'Title', minWidth: 240, grow: 3, isRowHeader: true, cell: (task) => task.title },
  { id: 'status', header: 'Status', width: 128, cell: (task) => <Badge {...task.status} /> },
  { id: 'priority', header: 'Priority', width: 112, cell: (task) => <Badge {...task.priority} /> },
  { id: 'person', header: 'Assigned to', width: 160, cell: (task) => task.person },
  { id: 'due', header: 'Due', width: 128, cell: (task) => <time>{task.due}</time> },
];

const header = (
  <Header
    start={
      <Breadcrumb
        items={[{ label: 'Home', href: '/dashboard', icon: <House aria-hidden /> }, { label: 'Tasks' }]}
      />
    }
    end={
      <>
        <IconButton label="To-dos" icon={<ListChecks aria-hidden />} />
        <IconButton label="Calendar" icon={<CalendarDays aria-hidden />} />
        <IconButton label="Notifications" icon={<Bell aria-hidden />} />
        <IconButton label="Language" icon={<Languages aria-hidden />} />
        <Menu
          label="Ada Lovelace"
          placement="bottom end"
          trigger={
            <IconButton
              label="Ada Lovelace"
              icon={<Avatar name="Ada Lovelace" size="small" isDecorative />}
            />
          }
        >
          <MenuItem href="/settings" label="Settings" icon={<Settings />} />
          <MenuItem href="/users/profile/1" label="Profile" icon={<UserRound />} />
          <MenuItem href="/mailbox" label="Inbox" icon={<Inbox />} end="3" />
          <MenuSection label="Session">
            <MenuItem id="logout" label="Sign out" icon={<LogOut />} />
          </MenuSection>
        </Menu>
      </>
    }
  />
);

const list = (
  <>
    <PageHeader
      title="Tasks"
      count={tasks.length}
      actions={
        <>
          <Button icon={<Download aria-hidden />}>Export</Button>
          <Button variant="solid" tone="accent" icon={<Plus aria-hidden />}>
            Create task
          </Button>
        </>
      }
    />
    <div style={{ blockSize: 'calc(100dvh - 200px)', display: 'grid' }}>
      <DataTable label="Tasks" columns={columns} rows={tasks} getRowKey={(task) => task.code} />
    </div>
  </>
);

const meta = {
  id: 'ui-layout-basiclayout',
  component: BasicLayout,
  parameters: { layout: 'fullscreen', isPage: true },
  args: {
    sidebar: <Sidebar {...sidebarMeta.args} />,
    header,
    footer: <Footer company="Northwind" website="https://northwind.example" year={2026} />,
    children: <PageHeader title="Tasks" count={tasks.length} />,
  },
  argTypes: {
    sidebar: { control: false },
    header: { control: false },
    footer: { control: false },
    panel: { control: false },
    children: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof BasicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  args: { children: list },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('has every landmark', async () => {
      await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('main')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('contentinfo')).toBeVisible());
    });
    await step('the first Tab offers to skip to the content', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('F6 leads from one landmark to the next, Shift+F6 back', async () => {
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main menu' })).toHaveFocus());
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(canvas.getByRole('banner')).toHaveFocus());
      await userEvent.keyboard('{Shift>}{F6}{/Shift}{Shift>}{F6}{/Shift}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('Shift+F6 leads who is nowhere to the last landmark', async () => {
      canvas.getByRole('main').blur();
      await userEvent.keyboard('{Shift>}{F6}{/Shift}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('the menu needs no button', async () => {
      await expect(canvas.queryByRole('button', { name: /menu/ })).not.toBeInTheDocument();
      await expect(document.body).not.toHaveClass('body-small');
    });
  },
};

function CollapsibleLayout(props: BasicLayoutProps) {
  const [isCollapsed, setCollapsed] = useState(props.isSidebarCollapsed ?? false);
  return (
    <BasicLayout
      {...props}
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={(isNowCollapsed) => {
        setCollapsed(isNowCollapsed);
        props.onSidebarCollapsedChange?.(isNowCollapsed);
      }}
    />
  );
}

export const Collapsible: Story = {
  args: { onSidebarCollapsedChange: fn() },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <CollapsibleLayout {...args} />,
  play: async ({ args, canvas }) => {
    const pageStart = () => canvas.getByRole('main').getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar', expanded: true }));
    await expect(args.onSidebarCollapsedChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(pageStart()).toBe(56));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar', expanded: false }));
    await waitFor(() => expect(pageStart()).toBe(240));
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu', expanded: false });
    await expect(document.body).toHaveClass('body-small');
    await step('the hidden drawer cannot be reached', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    });
    await step('the drawer takes the focus and keeps it', async () => {
      await userEvent.click(opener);
      const drawer = (await canvas.findByRole('navigation', { name: 'Main menu' })).parentElement;
      await waitFor(() => expect(drawer).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
      await expect(canvas.getByRole('main').closest('[inert]')).not.toBeNull();
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.getByRole('main').closest('[inert]')).toBeNull();
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('following a link closes the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Projects' }));
      await waitFor(() =>
        expect(canvas.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument(),
      );
    });
    await step('the profile menu fits the screen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ada Lovelace' }));
      const menu = await screen.findByRole('menu', { name: 'Ada Lovelace' });
      await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(390));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ada Lovelace' })).toHaveFocus());
    });
  },
};

export const OpenDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Close menu' })).toBeVisible(),
    );
  },
};

export const Matrix: Story = {
  args: { children: list },
  globals: { viewport: { value: 'desktop' } },
};
