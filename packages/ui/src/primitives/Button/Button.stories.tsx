import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button, type ButtonVariant } from './Button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Create task', onPress: fn() },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', icon: <Plus aria-hidden /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { children: 'Export', icon: <Download aria-hidden /> } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Clear all' } };

export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete task', icon: <Trash2 aria-hidden /> },
};

export const Small: Story = { args: { size: 'small' } };

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
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true, variant: 'primary', children: 'Save' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save in progress' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
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

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        variants.map((variant) => [
          variant,
          <>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} icon={<Plus aria-hidden />}>
              Create task
            </Button>
            <Button variant={variant} size="small" icon={<Plus aria-hidden />}>
              Small
            </Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} aria-disabled icon={<Plus aria-hidden />}>
              Focusable
            </Button>
            <Button variant={variant} isPending>
              Save
            </Button>
            <Button variant={variant} isPending icon={<Plus aria-hidden />}>
              Create task
            </Button>
          </>,
        ]),
      )}
    />
  ),
};
