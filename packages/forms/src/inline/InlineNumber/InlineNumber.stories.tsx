import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { never, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineNumber, type InlineNumberProps } from './InlineNumber.tsx';

function Kept(props: InlineNumberProps) {
  return <InlineNumber {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinenumber',
  component: InlineNumber,
  args: {
    label: 'Progress',
    value: 45,
    min: 0,
    max: 100,
    suffix: '%',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Progress' });

async function edit(canvas: HTMLElement, text: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Edit Progress' }));
  await userEvent.clear(control(canvas));
  if (text !== '') await userEvent.type(control(canvas), text);
}

export const Read: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('45%')).toBeVisible());
  },
};

export const German: Story = {
  args: { label: 'Menge', value: 1_234_567, suffix: 'Stück', max: undefined },
  globals: { locale: 'de' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('1.234.567 Stück')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Menge/ }));
    const amount = canvas.getByRole('textbox', { name: 'Menge' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.500{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(12_500));
  },
};

export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0%')).toBeVisible());
  },
};

export const Empty: Story = { args: { value: null, emptyText: 'Not said' } };

export const NotEditable: Story = { args: { canEdit: false } };

export const Editing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Progress' }));
    await waitFor(() => expect(control(canvasElement)).toHaveFocus());
    await expect(control(canvasElement)).toHaveValue('45');
  },
};

export const Dirty: Story = { play: async ({ canvasElement }) => edit(canvasElement, '50') };

export const Saved: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await edit(canvasElement, '60 %{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(60));
    await waitFor(async () => expect(canvas.getByText('60%')).toBeVisible());
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const refusals = [
      ['101', 'Enter 100 or less.'],
      ['-1', 'Enter 0 or more.'],
      ['4.5', 'Enter a whole number.'],
    ];
    await edit(canvasElement, '');
    for (const [text = '', message] of refusals) {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), `${text}{Enter}`);
      await waitFor(async () => expect(control(canvasElement)).toHaveAccessibleDescription(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvasElement }) => edit(canvasElement, '50{Enter}'),
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, '50{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
  },
};

export const LongText: Story = {
  args: { label: 'Bearbeitungsfortschritt', value: 9_007_199_254_740_991, max: undefined, suffix: 'Stück' },
};

export const RightToLeft: Story = { args: { label: 'התקדמות' }, globals: { direction: 'rtl' } };

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="45%" renderEditor={(editing) => <InlineNumber {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Progress'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { suffix: '%', max: 100, canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineNumber label="Read" value={45} {...shared} />,
          Empty: <InlineNumber label="Empty" value={null} emptyText="Not said" {...shared} />,
          'Not editable': <InlineNumber label="Not editable" value={45} {...shared} canEdit={false} />,
          Editing: <InlineNumber label="Editing" value={45} isEditing {...shared} />,
          Invalid: (
            <InlineNumber
              label="Invalid"
              error="The subtasks come to 30%."
              value={45}
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
    await userEvent.type(invalid, '0{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription('Enter 100 or less.'));
  },
};
