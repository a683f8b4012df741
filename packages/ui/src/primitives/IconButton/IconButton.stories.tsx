import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarDays, Pencil } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from '../Tooltip/index.ts';

const meta = {
  id: 'ui-iconbutton',
  component: IconButton,
  subcomponents: { Tooltip },
  args: { label: 'Notifications', icon: <Bell aria-hidden />, onPress: fn() },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, in progress' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const WithTooltip: Story = {
  play: async ({ canvas, step }) => {
    await step('the keyboard shows the name at once', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText('Notifications')).toBeVisible());
    });
    await step('Escape hides it and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('Notifications')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
    await step('the pointer shows it, and leaving hides it', async () => {
      await userEvent.hover(canvas.getByRole('button'));
      await waitFor(() => expect(canvas.getByText('Notifications')).toBeVisible());
      await userEvent.unhover(canvas.getByRole('button'));
      await waitFor(() => expect(canvas.queryByText('Notifications')).not.toBeInTheDocument());
    });
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Ghost: <IconButton label="Edit" icon={<Pencil aria-hidden />} />,
        Outline: <IconButton variant="outline" label="Edit" icon={<Pencil aria-hidden />} />,
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        (['ghost', 'outline', 'solid'] as const).flatMap((variant) =>
          (['neutral', 'accent', 'danger'] as const).map((tone) => [
            `${variant}, ${tone}`,
            <>
              <IconButton {...{ variant, tone }} label="Notifications" icon={<Bell aria-hidden />} />
              <IconButton {...{ variant, tone }} label="Edit" size="small" icon={<Pencil aria-hidden />} />
              <IconButton
                {...{ variant, tone }}
                label="Calendar"
                isDisabled
                icon={<CalendarDays aria-hidden />}
              />
              <IconButton {...{ variant, tone }} label="Save" isPending icon={<CalendarDays aria-hidden />} />
              <IconButton
                {...{ variant, tone }}
                label="Filter"
                aria-pressed
                icon={<CalendarDays aria-hidden />}
              />
            </>,
          ]),
        ),
      )}
    />
  ),
};
