import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { definitions, entries, values } from '../testing/customStories.ts';
import { CustomField } from './CustomField.tsx';

const meta = {
  id: 'forms-customfield',
  component: CustomField,
  args: { name: 'value', definition: definitions.contract, emptyLabel: 'Not set' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: {} },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ value: string().nullable(), refused: string().required() })}
        defaultValues={{ refused: 'x', ...(parameters['form'] as Record<string, unknown>) }}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={() => undefined}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof CustomField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field that has to be filled in is marked, and its help is read with it. */
export const Text: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Contract number' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('As on the order.');
  },
};

export const TextArea: Story = { args: { definition: definitions.remarks } };

/** A number is typed as the language writes it, with decimals, and not beyond its limit. */
export const Numeric: Story = {
  args: { definition: { ...definitions.budget, max: 1000 } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Budget' });
    await userEvent.type(field, '999,5');
    await userEvent.tab();
    await expect(field).toHaveValue('999,5');
    await userEvent.type(field, '{Backspace}{Backspace}9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(field).toHaveAccessibleDescription('Geben Sie 1.000 oder weniger ein.'));
  },
};

export const DateOfDay: Story = {
  args: { definition: definitions.inspection, dateFormat: 'dd.MM.yyyy' },
  parameters: { form: { value: '2026-03-17' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Inspection' })).toHaveValue('17.03.2026');
  },
};

/** A choice can be taken back where the field may be empty. */
export const Dropdown: Story = {
  args: { definition: definitions.phase },
  parameters: { form: { value: 'Tender' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Phase/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Not set' }));
    await waitFor(async () =>
      expect(canvas.getByRole('button', { name: /Phase/ })).toHaveTextContent('Not set'),
    );
  },
};

/** What has to be chosen cannot be taken back. */
export const RequiredDropdown: Story = {
  args: { definition: { ...definitions.phase, isRequired: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Phase/ }));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Design',
      'Tender',
      'Construction',
    ]);
  },
};

export const Checkbox: Story = {
  args: { definition: definitions.safety },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Safety plan' }));
    await expect(canvas.getByRole('checkbox', { name: 'Safety plan' })).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { value: values.contract } },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongLabel: Story = {
  args: {
    definition: {
      ...definitions.phase,
      label: 'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung',
      helpText: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
      options: ['Rechtsschutzversicherungsgesellschaften der Auftraggeberin und ihrer Bevollmächtigten'],
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { definition: { ...definitions.contract, label: 'מספר חוזה', helpText: 'לפי ההזמנה.' } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { refused: 'Fill in this field.' },
    form: { ...values, refused: '' },
    controls: { disable: true },
  },
  render: ({ emptyLabel }) => (
    <>
      {entries.map(([name, definition]) => (
        <CustomField key={name} name={name} definition={definition} emptyLabel={emptyLabel} />
      ))}
      <CustomField
        name="none"
        definition={{ ...definitions.phase, label: 'Empty' }}
        emptyLabel={emptyLabel}
      />
      <CustomField
        name="refused"
        definition={{ ...definitions.contract, label: 'Invalid' }}
        emptyLabel={emptyLabel}
      />
      <CustomField
        name="phase"
        definition={{ ...definitions.phase, label: 'Read only' }}
        emptyLabel={emptyLabel}
        isReadOnly
      />
      <CustomField
        name="budget"
        definition={{ ...definitions.budget, label: 'Disabled' }}
        emptyLabel={emptyLabel}
        isDisabled
      />
    </>
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('textbox', { name: 'Invalid' });
    await userEvent.type(invalid, '{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription(/Fill in this field/));
  },
};
