import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TimerChip } from './TimerChip.tsx';

const meta = {
  id: 'blocks-timerchip',
  component: TimerChip,
  args: {
    code: 'TSK-0042',
    title: 'Renew the certificate of the mail server',
    href: '/tasks/detail/42',
    time: '01:25',
    onPause: fn(),
    onResume: fn(),
    onStop: fn(),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof TimerChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /TSK-0042.*Renew the certificate/ })).toHaveAttribute(
      'href',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause timer' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop timer' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { isPaused: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume timer' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const stop = canvas.getByRole('button', { name: /^Stop timer/ });
    await userEvent.click(stop);
    await expect(args.onStop).not.toHaveBeenCalled();
    await waitFor(() => expect(stop).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        running: <TimerChip {...args} />,
        paused: <TimerChip {...args} isPaused time="128:07" />,
        pending: <TimerChip {...args} isPending />,
      }}
    />
  ),
};
