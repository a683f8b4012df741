import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { DurationInput } from './DurationInput.tsx';

const meta = {
  id: 'ui-durationinput',
  component: DurationInput,
  args: { 'aria-label': 'Estimate', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof DurationInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '1:30' } };

export const Filled: Story = { args: { defaultValue: 510 } };

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const estimate = canvas.getByRole('textbox', { name: 'Estimate' });
    for (const [text = '', minutes, written = ''] of [
      ['90m', 90, '1:30'],
      ['1.5h', 90, '1:30'],
      ['1h 45m', 105, '1:45'],
      ['12:05', 725, '12:05'],
    ] as const) {
      await userEvent.clear(estimate);
      await userEvent.type(estimate, text);
      await expect(estimate).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(minutes, text);
      await userEvent.tab();
      await expect(estimate).toHaveValue(written);
    }
  },
};

export const Unreadable: Story = {
  play: async ({ args, canvas }) => {
    const estimate = canvas.getByRole('textbox', { name: 'Estimate' });
    await userEvent.type(estimate, '90');
    await userEvent.tab();
    await expect(estimate).toHaveValue('90');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '90');
  },
};

export const Invalid: Story = { args: { defaultValue: '90', isInvalid: true } };

export const ReadOnly: Story = { args: { defaultValue: 510, isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: 510, isDisabled: true } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'הערכה', defaultValue: 510 },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <DurationInput aria-label="Empty" placeholder="1:30" />,
        filled: <DurationInput aria-label="Filled" defaultValue={510} />,
        long: <DurationInput aria-label="Long" defaultValue={60_005} />,
        invalid: <DurationInput aria-label="Invalid" isInvalid defaultValue="90" />,
        'read only': <DurationInput aria-label="Read only" isReadOnly defaultValue={510} />,
        disabled: <DurationInput aria-label="Disabled" isDisabled defaultValue={510} />,
      }}
    />
  ),
};
