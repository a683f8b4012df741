import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TextArea } from './TextArea.tsx';

const text =
  'The certificate of the staging server ends on Friday. Renew it, and tell the team when it is done. ';

const meta = {
  id: 'ui-textarea',
  component: TextArea,
  args: { 'aria-label': 'Description', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Say what has to be done.' } };

export const Filled: Story = { args: { defaultValue: text } };

export const Growing: Story = {
  args: { rows: 2 },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}四');
    await expect(area).toHaveValue('One\ntwo\nthree\n四');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo\nthree\n四');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

export const Invalid: Story = { args: { defaultValue: text, isInvalid: true } };

export const ReadOnly: Story = {
  args: { defaultValue: text, isReadOnly: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'x');
    await expect(area).toHaveValue(text);
  },
};

export const Disabled: Story = { args: { defaultValue: text, isDisabled: true } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'תיאור', defaultValue: 'להחליף את האישור של השרת לפני סוף החודש.' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Filled: <TextArea aria-label="Notes" rows={1} defaultValue="Call before noon" /> } },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <TextArea aria-label="Empty" placeholder="Say what has to be done." />,
        filled: <TextArea aria-label="Filled" defaultValue={text} rows={2} />,
        long: <TextArea aria-label="Long" defaultValue={text.repeat(4)} rows={2} />,
        invalid: <TextArea aria-label="Invalid" isInvalid defaultValue={text} rows={2} />,
        'read only': <TextArea aria-label="Read only" isReadOnly defaultValue={text} rows={2} />,
        disabled: <TextArea aria-label="Disabled" isDisabled defaultValue={text} rows={2} />,
      }}
    />
  ),
};
