import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { MoneyField } from './MoneyField.tsx';

const saved = fn<(values: unknown) => void>();

const meta = {
  id: 'forms-moneyfield',
  component: MoneyField,
  args: { name: 'price', label: 'Price', currency: 'EUR' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { price: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Item"
        schema={object({ price: number().nullable().required() })}
        defaultValues={parameters['form'] as Record<string, number | null>}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={(values) => saved(values)}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Price/ });
    await userEvent.type(input, '12.345');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter an amount, like 1,250.00.'));
    await expect(input).toHaveValue('12.345');
    await userEvent.clear(input);
    await userEvent.type(input, '1,234.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ price: 123_450 }));
  },
};

export const Matrix: Story = {
  parameters: {
    form: { price: null, empty: null, filled: 123_450 },
    errors: { price: 'Enter a price.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <MoneyField name="empty" label="Empty" currency="EUR" />
      <MoneyField name="filled" label="Filled" description="Without tax." currency="EUR" />
      <MoneyField name="price" label="Invalid" currency="EUR" />
      <MoneyField name="filled" label="Read only" isReadOnly currency="EUR" />
      <MoneyField name="filled" label="Disabled" isDisabled currency="EUR" />
    </>
  ),
};
