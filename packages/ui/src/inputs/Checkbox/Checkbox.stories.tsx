import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  id: 'ui-checkbox',
  component: Checkbox,
  args: { children: 'Send a copy to the client', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send a copy to the client' });
    await step('is ticked by its label', async () => {
      await userEvent.click(canvas.getByText('Send a copy to the client'));
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('is unticked by the keyboard', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith(false);
    });
  },
};

/** Is pressed beyond its edges, where no text beside it can be. */
export const WithoutText: Story = {
  args: { children: undefined, 'aria-label': 'Done' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Done' });
    const { left, top, width, height } = box.getBoundingClientRect();
    for (const [x, y] of [
      [-11, 0],
      [11, 0],
      [0, -11],
      [0, 11],
    ] as const) {
      const met = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      await expect(met).toBe(box.parentElement);
    }
  },
};

export const Ticked: Story = { args: { defaultSelected: true } };

export const Controlled: Story = {
  args: { isSelected: false },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).not.toBeChecked();
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true, isSelected: false, children: 'All tasks' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'All tasks' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { description: 'It goes out with the invoice.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

export const Invalid: Story = { args: { isInvalid: true } };

export const ReadOnly: Story = {
  args: { defaultSelected: true, isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongLabel: Story = {
  args: {
    children:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { children: 'לשלוח עותק ללקוח', defaultSelected: true },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: { Unticked: <Checkbox>Billable</Checkbox>, Ticked: <Checkbox isSelected>Billable</Checkbox> },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        unticked: <Checkbox>Send a copy</Checkbox>,
        ticked: <Checkbox defaultSelected>Send a copy</Checkbox>,
        indeterminate: <Checkbox isIndeterminate>All tasks</Checkbox>,
        required: (
          <Checkbox isRequired description="It goes out with the invoice.">
            Send a copy
          </Checkbox>
        ),
        invalid: (
          <>
            <Checkbox isInvalid>Send a copy</Checkbox>
            <Checkbox isInvalid defaultSelected>
              Send a copy
            </Checkbox>
          </>
        ),
        'read only': (
          <>
            <Checkbox isReadOnly>Send a copy</Checkbox>
            <Checkbox isReadOnly defaultSelected>
              Send a copy
            </Checkbox>
          </>
        ),
        disabled: (
          <>
            <Checkbox isDisabled>Send a copy</Checkbox>
            <Checkbox isDisabled defaultSelected>
              Send a copy
            </Checkbox>
            <Checkbox isDisabled isIndeterminate>
              All tasks
            </Checkbox>
          </>
        ),
        'without a text': <Checkbox aria-label="Select row" />,
        long: (
          <Checkbox defaultSelected>
            Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im
            Verhinderungsfall
          </Checkbox>
        ),
      }}
    />
  ),
};
