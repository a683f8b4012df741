import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogWithTrigger(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    props.onOpenChange(isNowOpen);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choose columns</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  render: (args) => <DialogWithTrigger {...args} />,
  args: {
    title: 'Choose columns',
    isOpen: false,
    onOpenChange: fn(),
    children: 'The table shows what you choose, on every device you sign in with.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Apply</Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose columns' });
    await step('opens with the focus inside, and keeps it there', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: 'Choose columns' });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('the close button closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const Open: Story = { args: { isOpen: true } };

export const Busy: Story = {
  args: { isOpen: true, isBusy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

const paragraphs = Array.from(
  { length: 24 },
  (_, index) => `${index + 1}. Every task has one who answers for it.`,
);

export const LongContent: Story = {
  args: {
    isOpen: true,
    children: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  },
};

export const Sheet: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  args: {
    isOpen: true,
    title: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen',
  },
};
