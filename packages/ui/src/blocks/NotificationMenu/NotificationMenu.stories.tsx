import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationMenu } from './NotificationMenu.tsx';
import type { NotificationItem, NotificationMenuProps } from './NotificationMenu.types.ts';

const items: readonly NotificationItem[] = [
  {
    id: 7,
    title: 'Task assigned to you',
    message: '<strong>Amara Okafor</strong> assigned “Renew the certificate of the mail server” to you.',
    time: '17.03.2026 09:12',
    dateTime: '2026-03-17T09:12:00.000Z',
  },
  {
    id: 6,
    title: 'Due tomorrow',
    message: '<p>Check the load calculation of pier 4</p>',
    time: '16.03.2026 18:00',
    dateTime: '2026-03-16T18:00:00.000Z',
  },
  {
    id: 5,
    title: 'New comment',
    message: 'Jonas Weber: <em>Which drawings hold?</em>',
    time: '16.03.2026 14:31',
    dateTime: '2026-03-16T14:31:00.000Z',
  },
];

function LiveMenu({ items: first, onRemove, ...props }: NotificationMenuProps) {
  const [shown, setShown] = useState(first);
  return (
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <NotificationMenu
        {...props}
        items={shown}
        onRemove={(id) => {
          setShown((present) => present?.filter((item) => item.id !== id));
          onRemove(id);
        }}
      />
    </div>
  );
}

const meta = {
  id: 'blocks-notificationmenu',
  component: NotificationMenu,
  render: (args) => <LiveMenu {...args} />,
  args: { items, isStopped: false, onFollow: fn(), onRemove: fn(), onResume: fn(), onOpenChange: fn() },
} satisfies Meta<typeof NotificationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

export const Some: Story = {
  play: async ({ args, step }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications (3)' })).toBeVisible());
    const panel = await open();
    await step('each can be cleared, and the focus goes on to the next', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Clear: Due tomorrow/ }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(6);
      await waitFor(() => expect(panel.getByRole('button', { name: /^New comment/ })).toHaveFocus());
    });
    await step('by the Delete key too, to the last one', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenLastCalledWith(5);
      await waitFor(() => expect(panel.getByRole('button', { name: /^Task assigned to you/ })).toHaveFocus());
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(panel.getByText('No notifications')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus());
    });
  },
};

/** Two of the same kind are told apart by what they say and when they came. */
export const SameTitle: Story = {
  args: {
    items: [
      ...items,
      {
        id: 4,
        title: 'Task assigned to you',
        message: 'Jonas Weber assigned “Order the bearings” to you.',
        time: '16.03.2026 11:05',
        dateTime: '2026-03-16T11:05:00.000Z',
      },
    ],
  },
  play: async () => {
    const panel = await open();
    const second = 'Task assigned to you Jonas Weber assigned “Order the bearings” to you. 16.03.2026 11:05';
    await waitFor(() => expect(panel.getByRole('button', { name: second })).toBeVisible());
    await waitFor(() => expect(panel.getByRole('button', { name: `Clear: ${second}` })).toBeVisible());
  },
};

export const Followed: Story = {
  play: async ({ args }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Due tomorrow/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(6);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Whatever the HTML of a message holds, what is shown is words. */
export const HostileMessage: Story = {
  args: {
    items: [
      {
        id: 1,
        title: '<b>Title</b> is text',
        message:
          '<img src="x" onerror="document.body.dataset.hacked=1"><form action="//evil.example"><a href="javascript:alert(1)" style="position:fixed">words</a></form><script>document.body.dataset.hacked=1</script><b onclick="alert(1)">bold</b>',
        time: '17.03.2026 09:12',
        dateTime: '2026-03-17T09:12:00.000Z',
      },
    ],
  },
  play: async () => {
    const panel = await open();
    const message = panel.getByText('bold').parentElement;
    await expect(message?.innerHTML).toBe('words<b>bold</b>');
    await waitFor(() => expect(panel.getByRole('button', { name: /^<b>Title<\/b> is text/ })).toBeVisible());
    await expect(document.body.dataset['hacked']).toBeUndefined();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getByText('No notifications')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getByRole('img', { name: 'Loading notifications' })).toBeVisible());
  },
};

export const Stopped: Story = {
  args: { isStopped: true },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Notifications (3), no longer updated' })).toBeVisible(),
    );
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

const long = 'Rechnungsempfängeradressänderungsbenachrichtigung an alle Projektbeteiligten';

export const Many: Story = {
  args: {
    limit: 10,
    items: Array.from({ length: 10 }, (_, index) => ({
      id: index,
      title: index % 2 ? long : '橋脚の点検報告書を確認する',
      message: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente <b>geändert</b>.',
      time: '17.03.2026 09:12',
      dateTime: '2026-03-17T09:12:00.000Z',
    })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications (10+)' })).toBeVisible());
    const panel = await open();
    await expect(panel.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await open();
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: '[role="dialog"] li:nth-child(2) [data-follow]',
        Pressed: '[role="dialog"] li:nth-child(3) [data-follow]',
      },
    },
    docs: { story: { inline: false, autoplay: true, height: '560px' } },
  },
  args: { isStopped: true },
  play: async () => {
    const panel = await open();
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
  },
};
