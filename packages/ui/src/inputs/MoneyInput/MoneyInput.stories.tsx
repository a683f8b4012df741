import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  id: 'ui-moneyinput',
  component: MoneyInput,
  args: { 'aria-label': 'Rate', currency: 'EUR', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 123_450 } };

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const rate = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.type(rate, '1,640.5 €');
    await expect(args.onChange).toHaveBeenLastCalledWith(164_050, '1,640.5 €');
    await userEvent.tab();
    await expect(rate).toHaveValue('1,640.50');
  },
};

export const TooManyDecimals: Story = {
  play: async ({ args, canvas }) => {
    const rate = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.type(rate, '0.005');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '0.005');
    await expect(rate).toHaveValue('0.005');
  },
};

export const German: Story = {
  args: { 'aria-label': 'Tagessatz', defaultValue: 123_450 },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tagessatz' })).toHaveValue('1.234,50');
  },
};

export const Japanese: Story = {
  args: { 'aria-label': '単価', currency: 'JPY', defaultValue: 12_345 },
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '単価' })).toHaveValue('12,345');
  },
};

export const Invalid: Story = { args: { defaultValue: 'a lot', isInvalid: true } };

export const ReadOnly: Story = { args: { defaultValue: 123_450, isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: 123_450, isDisabled: true } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'מחיר', currency: 'ILS', defaultValue: 123_450 },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <MoneyInput aria-label="Empty" currency="EUR" />,
        filled: <MoneyInput aria-label="Filled" currency="EUR" defaultValue={123_456_789} />,
        yen: <MoneyInput aria-label="Yen" currency="JPY" defaultValue={12_345} />,
        negative: <MoneyInput aria-label="Negative" currency="USD" canBeNegative defaultValue={-1999} />,
        invalid: <MoneyInput aria-label="Invalid" currency="EUR" isInvalid defaultValue="a lot" />,
        'read only': <MoneyInput aria-label="Read only" currency="EUR" isReadOnly defaultValue={4500} />,
        disabled: <MoneyInput aria-label="Disabled" currency="EUR" isDisabled defaultValue={4500} />,
      }}
    />
  ),
};
