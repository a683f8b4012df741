import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { DateTimeField } from './DateTimeField.tsx';

const onSubmit = fn();

const meta = {
  id: 'forms-datetimefield',
  component: DateTimeField,
  args: { name: 'starts_at', label: 'Start', dateTimeFormat: 'dd.MM.yyyy HH:mm', timeZone: 'Europe/Berlin' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { starts_at: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Appointment"
        schema={object({ starts_at: string().required() })}
        defaultValues={parameters['form'] as Record<string, string | null>}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={onSubmit}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, step }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Start' });
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('says how it is written, after an attempt, and keeps what was typed', async () => {
      await userEvent.type(field, '09.03.2026');
      await userEvent.tab();
      await expect(field).toHaveValue('09.03.2026');
      await userEvent.click(save);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(
        /^Enter a valid date and time, like 31\.12\.2026 14:30\./,
      );
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('gives what is understood', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '9.3.26 1430');
      await userEvent.click(save);
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      await expect(onSubmit.mock.lastCall?.[0]).toEqual({ starts_at: '2026-03-09T13:30:00.000Z' });
      await expect(field).toHaveValue('09.03.2026 14:30');
    });
    await step('is required', async () => {
      await userEvent.clear(field);
      await userEvent.click(save);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Fill in this field/));
    });
  },
};

export const Matrix: Story = {
  parameters: {
    errors: { starts_at: 'Enter a valid date and time, like 31.12.2026 14:30.' },
    form: { starts_at: '09.03.2026', filled: '2026-03-09T13:30:00.000Z', empty: null },
    controls: { disable: true },
  },
  render: () => {
    const shared = { dateTimeFormat: 'dd.MM.yyyy HH:mm', timeZone: 'Europe/Berlin' };
    return (
      <>
        <DateTimeField {...shared} name="empty" label="Empty" />
        <DateTimeField
          {...shared}
          name="filled"
          label="Filled"
          description="In the time zone of the client."
        />
        <DateTimeField {...shared} name="starts_at" label="Invalid" />
        <DateTimeField {...shared} name="filled" label="Read only" isReadOnly />
        <DateTimeField {...shared} name="filled" label="Disabled" isDisabled />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Invalid' })).toHaveFocus());
  },
};
