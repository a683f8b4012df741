import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { useSavedValue } from '../testing/inlineStories.tsx';
import { InlineRecurrence, type InlineRecurrenceProps } from './InlineRecurrence.tsx';

function Kept(props: InlineRecurrenceProps) {
  return <InlineRecurrence {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinerecurrence',
  component: InlineRecurrence,
  args: {
    label: 'Repeats',
    value: 'FREQ=WEEKLY;BYDAY=MO',
    startDate: '2026-03-17',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineRecurrence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Every week on Monday')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Repeats' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Thu' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Repeats' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Repeats' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Thu' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('FREQ=WEEKLY;BYDAY=MO,TH'));
    await waitFor(() => expect(canvas.getByText('Every week on Monday and Thursday')).toBeVisible());
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineRecurrence label="Read" {...shared} value="FREQ=MONTHLY;BYDAY=2TU" />,
          Empty: <InlineRecurrence label="Empty" {...shared} value={null} emptyText="Does not repeat" />,
        }}
      />
    );
  },
};
