import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Persona } from '../../primitives/Persona/index.ts';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './Popover.types.ts';
import { Surface } from './Surface.ts';

const meta = {
  id: 'ui-popover',
  component: Popover,
  subcomponents: { Surface },
  render: (args, { viewMode }) => (
    <>
      <Popover {...args} />
      {viewMode !== 'docs' && <Button>After</Button>}
    </>
  ),
  args: {
    trigger: <Button>Share</Button>,
    label: 'Share this view',
    onOpenChange: fn(),
    children: (close) => (
      <>
        <p>Everybody with the link sees the tasks as you see them now.</p>
        <Button onPress={close}>Copy link</Button>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await step('opens with the focus inside; Escape closes it and gives the focus back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const popover = await screen.findByRole('dialog', { name: 'Share this view' });
      await waitFor(() => expect(popover).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('what is in it closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('the Tab key leads on to the page, which closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
      await isGone();
    });
    await step('its button closes it as well', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.click(trigger);
      await isGone();
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await userEvent.click(document.body);
      await isGone();
    });
  },
};

export const Modal: Story = {
  args: { isModal: true },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await step('keeps the focus', async () => {
      await userEvent.click(trigger);
      const popover = await screen.findByRole('dialog', { name: 'Share this view' });
      for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
      await expect(popover).toContainElement(document.activeElement as HTMLElement);
    });
    await step('gives it back', async () => {
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

function ControlledPopover(props: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover {...props} isOpen={isOpen} onOpenChange={setOpen} />
      <p>{isOpen ? 'Open' : 'Closed'}</p>
    </>
  );
}

export const Controlled: Story = {
  render: (args) => <ControlledPopover {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(async () => expect(await canvas.findByText('Open')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await canvas.findByText('Closed')).toBeVisible());
  },
};

/** Phones show it as a sheet from below. */
export const Sheet: Story = {
  args: { defaultIsOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = (await screen.findByRole('dialog')).parentElement;
    await waitFor(async () => {
      const { bottom, left, width } = sheet?.getBoundingClientRect() ?? {};
      await expect({ bottom, left, width }).toEqual({
        bottom: window.innerHeight,
        left: 0,
        width: window.innerWidth,
      });
    });
  },
};

export const Matrix: Story = {
  args: {
    defaultIsOpen: true,
    trigger: <Button>Rechnungsempfängeradresse</Button>,
    label: 'Owner',
    children: () => (
      <>
        <Persona name="Jana Nováková" detail="Datenschutzfolgenabschätzungsverantwortliche" />
        <p>Answers for the addresses of all clients in Germany, Austria and Switzerland.</p>
      </>
    ),
  },
};
