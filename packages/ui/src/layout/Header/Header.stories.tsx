import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarDays, House, ListChecks } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Breadcrumb } from '../../navigation/Breadcrumb/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Header } from './Header.tsx';
import { HeaderExtra } from './Header.styles.ts';

const meta = {
  id: 'ui-header',
  component: Header,
  subcomponents: { HeaderExtra },
  parameters: { layout: 'fullscreen', isPage: true, docs: { story: { height: '120px' } } },
  args: {
    start: (
      <Breadcrumb
        items={[{ label: 'Home', href: '/dashboard', icon: <House aria-hidden /> }, { label: 'Tasks' }]}
      />
    ),
    end: (
      <>
        <IconButton label="To-dos" icon={<ListChecks aria-hidden />} />
        <IconButton label="Calendar" icon={<CalendarDays aria-hidden />} />
        <IconButton label="Notifications" icon={<Bell aria-hidden />} />
        <IconButton label="Ada Lovelace" icon={<Avatar name="Ada Lovelace" size="small" isDecorative />} />
      </>
    ),
  },
  argTypes: { start: { control: false }, end: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideOfALayout: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /menu/ })).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {};
