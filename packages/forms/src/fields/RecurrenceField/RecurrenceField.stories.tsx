import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { RecurrenceField } from './RecurrenceField.tsx';

const meta = {
  id: 'forms-recurrencefield',
  component: RecurrenceField,
  args: { name: 'recurrence', label: 'Repeats', startDate: '2026-03-17' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { recurrence: 'FREQ=WEEKLY;BYDAY=TU' } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ recurrence: string().nullable() })}
        defaultValues={parameters['form'] as Record<string, string | null>}
        onSubmit={() => undefined}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof RecurrenceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { form: { recurrence: null } } };

export const Invalid: Story = {
  play: async ({ canvas, step }) => {
    const interval = await canvas.findByRole('textbox', { name: 'Every' });
    await step('goes from part to part', async () => {
      canvas.getByRole('button', { name: /Frequency$/ }).focus();
      await userEvent.tab();
      await waitFor(() => expect(interval).toHaveFocus());
    });
    await step('says what is missing after an attempt', async () => {
      await userEvent.clear(interval);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(canvas.getByText(/^Complete how it repeats/)).toBeVisible());
    });
    await step('is content when it is there', async () => {
      await userEvent.type(interval, '2');
      await waitFor(() => expect(canvas.queryByText(/^Complete how it repeats/)).toBeNull());
    });
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ startDate }) => (
    <RecurrenceField
      name="recurrence"
      label="Repeats"
      description="The next one is made when this one is done."
      startDate={startDate}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Next dates/)).toBeVisible());
  },
};
