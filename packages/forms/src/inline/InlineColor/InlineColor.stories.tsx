import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { useSavedValue } from '../testing/inlineStories.tsx';
import { InlineColor, type InlineColorProps } from './InlineColor.tsx';

function Kept(props: InlineColorProps) {
  return <InlineColor {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinecolor',
  component: InlineColor,
  args: { label: 'Color', value: '#2a6f97', canEdit: true, onSave: fn(async () => Promise.resolve()) },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineColor>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Color' });

/** What is no color is refused and stays; a short one is saved in full. */
export const Saved: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Color' }));
    await userEvent.clear(control(canvasElement));
    await userEvent.type(control(canvasElement), 'blue{Enter}');
    await waitFor(() => expect(control(canvasElement)).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(control(canvasElement));
    await userEvent.type(control(canvasElement), '#0a8{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('#00aa88'));
    await waitFor(() => expect(canvas.getByText('#00aa88')).toBeVisible());
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineColor label="Read" value="#2a6f97" {...shared} />,
          Empty: <InlineColor label="Empty" value={null} emptyText="No color" {...shared} />,
          'Not editable': <InlineColor label="Not editable" value="#2a6f97" {...shared} canEdit={false} />,
          Editing: <InlineColor label="Editing" value="#2a6f97" isEditing {...shared} />,
          Invalid: (
            <InlineColor
              label="Invalid"
              error="Another calendar has this colour."
              value="#2a6f97"
              isEditing
              {...shared}
            />
          ),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('textbox', { name: 'Invalid' });
    await userEvent.clear(invalid);
    await userEvent.type(invalid, 'blue{Enter}');
    await waitFor(() => expect(invalid).toBeInvalid());
  },
};
