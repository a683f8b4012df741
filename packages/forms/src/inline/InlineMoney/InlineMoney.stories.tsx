import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineMoney, type InlineMoneyProps } from './InlineMoney.tsx';

function Kept(props: InlineMoneyProps) {
  return <InlineMoney {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinemoney',
  component: InlineMoney,
  args: {
    label: 'Price',
    value: 123_456,
    currency: 'EUR',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Price' });

async function edit(canvas: HTMLElement, text: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Edit Price' }));
  await userEvent.clear(control(canvas));
  await userEvent.type(control(canvas), text);
}

/** The amount is typed with or without its currency, refused with more decimals than that has, and saved in minor units. */
export const Saved: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getByText('€1,234.56')).toBeVisible());
    await step('what is no amount is refused and stays', async () => {
      await edit(canvasElement, '12.345{Enter}');
      await waitFor(() =>
        expect(control(canvasElement)).toHaveAccessibleDescription('Enter an amount, like 1,250.00.'),
      );
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '-1{Enter}');
      await waitFor(() => expect(control(canvasElement)).toHaveAccessibleDescription('Enter 0 or more.'));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('an amount is saved', async () => {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '€99.5{Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(9950));
      await waitFor(() => expect(canvas.getByText('€99.50')).toBeVisible());
    });
    await step('no amount is saved', async () => {
      await edit(canvasElement, ' {Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(null));
    });
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, '50{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
    await expect(control(canvasElement)).toHaveValue('50');
  },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="€1,234.56" renderEditor={(editing) => <InlineMoney {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Price'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { currency: 'EUR', canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineMoney label="Read" value={123_456} {...shared} />,
          Yen: <InlineMoney label="Yen" value={1200} {...shared} currency="JPY" />,
          Empty: <InlineMoney label="Empty" value={null} emptyText="Not said" {...shared} />,
          'Not editable': <InlineMoney label="Not editable" value={45} {...shared} canEdit={false} />,
          Editing: <InlineMoney label="Editing" value={123_456} isEditing {...shared} />,
          Invalid: (
            <InlineMoney
              label="Invalid"
              error="The price is below the costs."
              value={4500}
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
    await userEvent.type(invalid, 'x{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription(/^Enter an amount/));
  },
};
