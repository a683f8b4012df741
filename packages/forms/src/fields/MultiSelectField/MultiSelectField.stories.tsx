import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { array, number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { MultiSelectField } from './MultiSelectField.tsx';

const taxes = [
  { id: 1, label: 'VAT (20)' },
  { id: 2, label: 'Reduced VAT (10)' },
  { id: 3, label: 'City tax (2)' },
  { id: 4, label: 'None (0)' },
];

const meta = {
  id: 'forms-multiselectfield',
  component: MultiSelectField,
  args: { name: 'taxes', label: 'Taxes', options: taxes },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { taxes: [] } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ taxes: array(number().required()).min(1).required() })}
        defaultValues={parameters['form'] as Record<string, number[]>}
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
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { taxes: [1, 3] } } };

export const Open: Story = {
  parameters: { form: { taxes: [3] } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Taxes/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(body().getByRole('option', { name: 'City tax (2)' })).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await waitFor(() =>
      expect(body().getByRole('option', { name: 'VAT (20)', selected: true })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('VAT (20), City tax (2)');
    await userEvent.click(trigger);
    await body().findByRole('listbox');
  },
};

export const Invalid: Story = {
  args: { description: 'What is added to the price.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const trigger = canvas.getByRole('button', { name: /Taxes/ });
    await waitFor(async () => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleDescription(
      'required What is added to the price. Choose at least 1.',
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { taxes: [1, 3] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Taxes' })).toHaveValue('VAT (20), City tax (2)');
  },
};

export const Disabled: Story = { args: { isDisabled: true }, parameters: { form: { taxes: [1] } } };

export const LongLabel: Story = {
  args: { label: 'Umsatzsteuersätze einschließlich der ermäßigten und der ausgesetzten Sätze aller Länder' },
  parameters: { form: { taxes: [1, 2, 3, 4] } },
};

export const RightToLeft: Story = {
  args: { label: 'מסים', options: [{ id: 1, label: 'מע״מ (17)' }] },
  parameters: { form: { taxes: [1] } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { taxes: 'Fill in this field.' },
    form: { taxes: [], empty: [], filled: [1, 2, 3] },
    controls: { disable: true },
  },
  render: () => (
    <>
      <MultiSelectField name="empty" label="Empty" options={taxes} />
      <MultiSelectField
        name="filled"
        label="Filled"
        options={taxes}
        description="What is added to the price."
      />
      <MultiSelectField name="taxes" label="Invalid" options={taxes} />
      <MultiSelectField name="filled" label="Read only" options={taxes} isReadOnly />
      <MultiSelectField name="filled" label="Disabled" options={taxes} isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('button', { name: /Invalid/ })).toHaveFocus());
  },
};
