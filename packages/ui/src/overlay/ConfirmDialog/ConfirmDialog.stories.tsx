import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function ConfirmDialogWithTrigger(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    props.onOpenChange(isNowOpen);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  id: 'ui-confirmdialog',
  component: ConfirmDialog,
  render: (args) => <ConfirmDialogWithTrigger {...args} />,
  args: {
    title: 'Delete this task?',
    message: '“Replace the staging certificate” and its 4 comments go away. This cannot be undone.',
    confirmLabel: 'Delete task',
    tone: 'danger',
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, step }) => {
    await step('the focus starts on the way out', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
    });
    await step('the way out confirms nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    const confirm = await screen.findByRole('button', { name: 'Delete task in progress' });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete task' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Send this invoice?',
    message: 'Northwind gets it by e-mail at once.',
    confirmLabel: 'Send invoice',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send invoice' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error('offline'))),
    getErrorMessage: () => 'The server does not answer. The task is still there: try again in a moment.',
  },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete task' });
    await userEvent.click(confirm);
    await screen.findByRole('alert');
    await userEvent.unhover(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('data-hovered'));
  },
};
