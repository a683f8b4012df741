import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, ListTodo } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  id: 'ui-iconlink',
  component: IconLink,
  args: { href: '/calendar', label: 'Calendar', icon: <CalendarDays aria-hidden /> },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link: it has an address and can be opened in a new tab; its name is seen where the keyboard is. */
export const Calendar: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Calendar' });
    await expect(link).toHaveAttribute('href', '/calendar');
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(async () => expect(await screen.findByText('Calendar')).toBeVisible());
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Link: <IconLink href="#todos" label="To-dos" icon={<ListTodo aria-hidden />} /> } },
  },
  render: () => (
    <StateMatrix
      rows={{
        links: (
          <>
            <IconLink href="/todos" label="To-dos" icon={<ListTodo aria-hidden />} />
            <IconLink href="/calendar" label="Calendar" icon={<CalendarDays aria-hidden />} />
          </>
        ),
      }}
    />
  ),
};
