import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { refuse, TableCell, useSavedValue, walkThroughCell } from '../../inline/testing/inlineStories.tsx';
import type { CustomFieldValue } from '../custom.types.ts';
import { definitions, entries, values } from '../testing/customStories.ts';
import { InlineCustomField, type InlineCustomFieldProps } from './InlineCustomField.tsx';

function Kept(props: InlineCustomFieldProps) {
  const kept = useSavedValue<CustomFieldValue>(props.value ?? null, props.onSave);
  return <InlineCustomField {...props} {...kept} />;
}

const meta = {
  id: 'forms-inlinecustomfield',
  component: InlineCustomField,
  args: {
    definition: definitions.contract,
    value: values.contract,
    emptyText: 'Not set',
    dateFormat: 'dd.MM.yyyy',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineCustomField>;

export default meta;
type Story = StoryObj<typeof meta>;

async function type(canvas: HTMLElement, label: string, text: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: `Edit ${label}` }));
  const control = within(canvas).getByRole('textbox', { name: label });
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

async function choose(canvas: HTMLElement, label: string, option: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: `Edit ${label}` }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await userEvent.click(within(canvas).getByRole('button', { name: `Save ${label}` }));
}

export const Text: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await type(canvasElement, 'Contract number', 'HL-2026/119{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('HL-2026/119'));
    await waitFor(async () => expect(canvas.getByText('HL-2026/119')).toBeVisible());
  },
};

/** A field that may be empty is left empty by taking its text away. */
export const Emptied: Story = {
  args: { definition: { ...definitions.contract, isRequired: false } },
  play: async ({ args, canvasElement }) => {
    await type(canvasElement, 'Contract number', '{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(null));
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await type(canvasElement, 'Contract number', '{Enter}');
    await waitFor(async () =>
      expect(canvas.getByRole('textbox', { name: 'Contract number' })).toHaveAccessibleDescription(
        'Fill in this field.',
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Numeric: Story = {
  args: { definition: definitions.budget, value: values.budget },
  globals: { locale: 'de' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('12.500,5')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Budget/ }));
    const control = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.clear(control);
    await userEvent.type(control, '0,25{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(0.25));
  },
};

export const DateOfDay: Story = {
  args: { definition: definitions.inspection, value: values.inspection },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('17.03.2026')).toBeVisible());
  },
};

export const Dropdown: Story = {
  args: { definition: definitions.phase, value: values.phase },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Phase', 'Construction');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('Construction'));
    await choose(canvasElement, 'Phase', 'Not set');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(null));
  },
};

/** An unchecked box reads "No". */
export const Checkbox: Story = {
  args: { definition: definitions.safety, value: null },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('No')).toBeVisible());
    await choose(canvasElement, 'Safety plan', 'Yes');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(true));
    await waitFor(async () => expect(canvas.getByText('Yes')).toBeVisible());
  },
};

export const TextArea: Story = { args: { definition: definitions.remarks, value: values.remarks } };

export const Empty: Story = { args: { value: null } };

export const NotEditable: Story = { args: { canEdit: false } };

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await type(canvasElement, 'Contract number', 'HL{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
  },
};

export const RightToLeft: Story = {
  args: { definition: { ...definitions.contract, label: 'מספר חוזה' } },
  globals: { direction: 'rtl' },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="HL-2026/118" renderEditor={(editing) => <InlineCustomField {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Contract number'),
};

export const Matrix: Story = {
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: '480px' } },
  },
  render: ({ onSave }) => {
    const shared = { canEdit: true, onSave, emptyText: 'Not set', dateFormat: 'dd.MM.yyyy' };
    const read: Record<string, ReactNode> = {};
    for (const [name, definition] of entries)
      read[definition.label] = <InlineCustomField definition={definition} value={values[name]} {...shared} />;
    return (
      <StateMatrix
        rows={{
          ...read,
          Empty: <InlineCustomField definition={definitions.phase} value={null} {...shared} />,
          'Not editable': (
            <InlineCustomField
              definition={definitions.budget}
              value={values.budget}
              {...shared}
              canEdit={false}
            />
          ),
          Editing: (
            <InlineCustomField
              definition={{ ...definitions.contract, label: 'Editing' }}
              value={values.contract}
              {...shared}
              isEditing
            />
          ),
        }}
      />
    );
  },
};
