import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  id: 'ui-numberinput',
  component: NumberInput,
  args: { 'aria-label': 'Progress', onChange: fn(), min: 0, max: 100, suffix: '%' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 45 } };

export const Typed: Story = {
  play: async ({ args, canvas, step }) => {
    const progress = canvas.getByRole('textbox', { name: 'Progress' });
    await step('stays as it is typed', async () => {
      await userEvent.type(progress, '60 %');
      await expect(progress).toHaveValue('60 %');
      await expect(args.onChange).toHaveBeenLastCalledWith(60, '60 %');
    });
    await step('is written in the usual way once it is left', async () => {
      await userEvent.tab();
      await expect(progress).toHaveValue('60');
    });
    await step('is none when it is emptied', async () => {
      await userEvent.clear(progress);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
    });
  },
};

export const Unreadable: Story = {
  play: async ({ args, canvas }) => {
    const progress = canvas.getByRole('textbox', { name: 'Progress' });
    await userEvent.type(progress, 'half');
    await userEvent.tab();
    await expect(progress).toHaveValue('half');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, 'half');
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: 98, step: 0.5, hasDecimals: true },
  play: async ({ args, canvas, step }) => {
    const progress = canvas.getByRole('textbox', { name: 'Progress' });
    progress.focus();
    await step('go by a step, and no further than the end', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(98.5, '98.5');
      await userEvent.keyboard('{PageUp}');
      await expect(progress).toHaveValue('100');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('go on from what is typed', async () => {
      await userEvent.clear(progress);
      await userEvent.type(progress, '7%{ArrowDown}');
      await expect(progress).toHaveValue('6.5');
    });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 45, isReadOnly: true },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('textbox', { name: 'Progress' });
    await userEvent.type(progress, '{ArrowUp}');
    await expect(progress).toHaveValue('45');
  },
};

export const Disabled: Story = { args: { defaultValue: 45, isDisabled: true } };

export const Invalid: Story = { args: { defaultValue: 101, isInvalid: true } };

export const German: Story = {
  args: {
    'aria-label': 'Menge',
    defaultValue: 1_234_567.5,
    max: undefined,
    suffix: 'Stück',
    hasDecimals: true,
  },
  globals: { locale: 'de' },
  play: async ({ args, canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge' });
    await expect(amount).toHaveValue('1.234.567,5');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2.500,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(2500.25, '2.500,25');
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'התקדמות', defaultValue: 45 },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <NumberInput aria-label="Empty" suffix="%" />,
        filled: <NumberInput aria-label="Filled" defaultValue={1_234_567} />,
        decimal: <NumberInput aria-label="Decimal" defaultValue={12.75} hasDecimals suffix="Personentage" />,
        small: <NumberInput aria-label="Small" size="small" defaultValue={45} suffix="%" />,
        invalid: <NumberInput aria-label="Invalid" isInvalid defaultValue="half" suffix="%" />,
        'read only': <NumberInput aria-label="Read only" isReadOnly defaultValue={45} suffix="%" />,
        disabled: <NumberInput aria-label="Disabled" isDisabled defaultValue={45} suffix="%" />,
      }}
    />
  ),
};
