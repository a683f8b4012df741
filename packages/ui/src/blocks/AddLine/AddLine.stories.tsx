import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { AddLine, type AddLineProps } from './AddLine.tsx';

const meta = {
  id: 'blocks-addline',
  component: AddLine,
  args: { label: 'Add a subtask', onAdd: fn<AddLineProps['onAdd']>(() => true) },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof AddLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds one, and the line is empty for the next; a blank one is not added. */
export const OneAfterTheOther: Story = {
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('textbox', { name: 'Add a subtask' });
    await userEvent.type(line, '  Measure the roof {Enter}Order tiles{Enter} {Enter}');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await expect(args.onAdd).toHaveBeenNthCalledWith(1, 'Measure the roof');
    await waitFor(() => expect(line).toHaveFocus());
  },
};

/** What is refused comes back. */
export const Refused: Story = {
  args: { onAdd: fn<AddLineProps['onAdd']>(() => Promise.resolve(false)), onTextChange: fn() },
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole('textbox');
    await userEvent.type(line, 'Order tiles{Enter}');
    await waitFor(() => expect(line).toHaveValue('Order tiles'));
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Order tiles');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        empty: <AddLine {...args} />,
        typed: <AddLine {...args} label="Add an item" initialText="Gerüst am Nordgiebel aufbauen" />,
      }}
    />
  ),
};
