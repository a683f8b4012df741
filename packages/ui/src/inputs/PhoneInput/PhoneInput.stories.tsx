import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  id: 'ui-phoneinput',
  component: PhoneInput,
  args: { 'aria-label': 'Phone', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '+49 30 1234567' } };

export const Filled: Story = { args: { defaultValue: '+49 30 1234567' } };

export const Normalized: Story = {
  play: async ({ args, canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '+44 (0) 20.7946/0018');
    await expect(phone).toHaveValue('+44 (0) 20.7946/0018');
    await userEvent.tab();
    await expect(phone).toHaveValue('+44 20 7946 0018');
    await expect(args.onChange).toHaveBeenLastCalledWith('+44 20 7946 0018');
  },
};

export const NoNumber: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, 'ask Ada');
    await userEvent.tab();
    await expect(phone).toHaveValue('ask Ada');
  },
};

export const Invalid: Story = { args: { defaultValue: 'ask Ada', isInvalid: true } };

export const ReadOnly: Story = { args: { defaultValue: '+49 30 1234567', isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: '+49 30 1234567', isDisabled: true } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'טלפון', defaultValue: '+972 3 123 4567' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <PhoneInput aria-label="Empty" placeholder="+49 30 1234567" />,
        filled: <PhoneInput aria-label="Filled" defaultValue="+49 30 1234567" />,
        invalid: <PhoneInput aria-label="Invalid" isInvalid defaultValue="ask Ada" />,
        'read only': <PhoneInput aria-label="Read only" isReadOnly defaultValue="+49 30 1234567" />,
        disabled: <PhoneInput aria-label="Disabled" isDisabled defaultValue="+49 30 1234567" />,
      }}
    />
  ),
};
