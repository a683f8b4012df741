import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button, type ControlTone, type ControlVariant } from './Button.tsx';

const meta = {
  id: 'ui-button',
  component: Button,
  args: { children: 'Create task', onPress: fn() },
  argTypes: { icon: { control: false }, endIcon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {
  args: { variant: 'solid', tone: 'accent', icon: <Plus aria-hidden /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Outline: Story = { args: { children: 'Export', icon: <Download aria-hidden /> } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Clear all' } };

export const Danger: Story = {
  args: { variant: 'solid', tone: 'danger', children: 'Delete task', icon: <Trash2 aria-hidden /> },
};

/** Deletes without standing out: in a row, in a toolbar. */
export const GhostDanger: Story = { args: { variant: 'ghost', tone: 'danger', children: 'Delete task' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const DisabledButFocusable: Story = {
  args: { 'aria-disabled': true, children: 'Sign in' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true, variant: 'solid', tone: 'accent', children: 'Save' },
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} isPending={false} id="idle" />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Save in progress' });
    await step('it keeps the focus, and does nothing', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onPress).not.toHaveBeenCalled();
    });
    await step('it keeps its text and its width', async () => {
      await waitFor(() => expect(canvas.getAllByText('Save')[0]).toBeVisible());
      const idle = canvas.getByRole('button', { name: 'Save' });
      await expect(button.offsetWidth).toBe(idle.offsetWidth);
    });
  },
};

export const FullWidth: Story = {
  args: { isFullWidth: true, variant: 'solid', tone: 'accent', children: 'Sign in' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(320);
  },
};

export const LongLabel: Story = {
  args: { children: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

const variants: readonly ControlVariant[] = ['solid', 'outline', 'ghost'];
const tones: readonly ControlTone[] = ['neutral', 'accent', 'danger'];

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Solid: (
          <Button variant="solid" tone="accent">
            Create task
          </Button>
        ),
        Outline: <Button>Export</Button>,
        Ghost: <Button variant="ghost">Clear all</Button>,
        Danger: (
          <Button variant="solid" tone="danger">
            Delete task
          </Button>
        ),
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        variants.flatMap((variant) =>
          tones.map((tone) => [
            `${variant}, ${tone}`,
            <>
              <Button {...{ variant, tone }}>Save</Button>
              <Button {...{ variant, tone }} icon={<Plus aria-hidden />}>
                Create task
              </Button>
              <Button {...{ variant, tone }} endIcon={<ChevronDown aria-hidden />}>
                Export
              </Button>
              <Button {...{ variant, tone }} size="small" icon={<Plus aria-hidden />}>
                Small
              </Button>
              <Button {...{ variant, tone }} aria-disabled>
                Disabled
              </Button>
              <Button {...{ variant, tone }} isPending>
                Save
              </Button>
              <Button {...{ variant, tone }} size="small" isPending>
                Save
              </Button>
              <Button {...{ variant, tone }} isPending icon={<Plus aria-hidden />}>
                Create task
              </Button>
              <Button {...{ variant, tone }} isPending endIcon={<ChevronDown aria-hidden />}>
                Export
              </Button>
            </>,
          ]),
        ),
      )}
    />
  ),
};
