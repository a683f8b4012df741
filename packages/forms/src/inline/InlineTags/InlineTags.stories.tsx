import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { useSavedValue } from '../testing/inlineStories.tsx';
import { InlineTags, type InlineTagsProps } from './InlineTags.tsx';

function Kept(props: InlineTagsProps) {
  return <InlineTags {...props} {...useSavedValue(props.value ?? [], props.onSave)} />;
}

const meta = {
  id: 'forms-inlinetags',
  component: InlineTags,
  args: {
    label: 'Tags',
    value: ['Finance', 'Yearly'],
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    const pencil = () => canvas.getByRole('button', { name: 'Edit Tags' });
    await step('adds what is typed, and takes the last one away', async () => {
      await userEvent.click(pencil());
      const input = await canvas.findByRole('textbox', { name: 'Tags' });
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.keyboard('Design,Office,{Backspace}');
      await userEvent.click(canvas.getByRole('button', { name: 'Save Tags' }));
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(['Finance', 'Yearly', 'Design']));
      await waitFor(() => expect(canvas.getByText('Finance, Yearly, Design')).toBeVisible());
      await waitFor(() => expect(pencil()).toHaveFocus());
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Tags' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Tags' }));
    await waitFor(async () => expect(await canvas.findByText('Fill in this field.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { value: ['Finance', 'Yearly'], canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineTags label="Read" {...shared} />,
          Empty: <InlineTags label="Empty" {...shared} value={[]} emptyText="No tags" />,
          'Not editable': <InlineTags label="Not editable" {...shared} canEdit={false} />,
        }}
      />
    );
  },
};
