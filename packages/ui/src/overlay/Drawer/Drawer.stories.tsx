import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function DrawerWithTrigger(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    props.onOpenChange?.(isNowOpen);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  id: 'ui-drawer',
  component: Drawer,
  render: (args) => <DrawerWithTrigger {...args} />,
  args: {
    title: 'Filters',
    isOpen: false,
    onOpenChange: fn(),
    children: 'The list shows the tasks that match all of them.',
    actions: (
      <Button variant="solid" tone="accent">
        Apply
      </Button>
    ),
  },
  argTypes: { actions: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const edges = () => {
  const { left, right, top, bottom } =
    screen.getByRole('dialog').parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, top, bottom };
};

export const Closed: Story = {
  args: { id: 'filters' },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await step('opens at the end of the page with the focus inside, and keeps it there', async () => {
      await userEvent.click(trigger);
      const drawer = await screen.findByRole('dialog', { name: 'Filters' });
      await waitFor(() => expect(drawer).toBeVisible());
      await expect(drawer).toHaveAttribute('id', 'filters');
      await waitFor(() => expect(edges()).toMatchObject({ right: window.innerWidth, top: 0 }));
      for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
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

export const AtTheStart: Story = {
  args: { isOpen: true, placement: 'start' },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(edges()).toMatchObject({ left: 0, top: 0, bottom: window.innerHeight }));
  },
};

export const FromBelow: Story = {
  args: { isOpen: true, placement: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(edges()).toMatchObject({ left: 0, right: window.innerWidth, bottom: window.innerHeight }),
    );
  },
};

export const Matrix: Story = {
  args: { isOpen: true, title: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen' },
};
