import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  id: 'forms-textfield',
  component: TextField,
  args: { name: 'title', label: 'Title' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { title: '' } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ title: string().required(), email: string().email().required(), code: string() })}
        defaultValues={parameters['form'] as Record<string, string>}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={() => undefined}
      >
        <Story />
        <FormActions>
          <SubmitButton>Create task</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { title: 'Replace the staging certificate' } } };

export const WithDescription: Story = {
  args: {
    description: 'Say what has to be done, so that anybody can do it.',
    placeholder: 'Renew the contract',
  },
};

export const Optional: Story = {
  args: { name: 'code', label: 'Customer’s own number' },
  parameters: { form: { code: '' } },
};

export const Invalid: Story = {
  args: { name: 'email', label: 'E-mail', type: 'email', description: 'Where the invitation goes.' },
  parameters: { form: { title: 'Invite', email: 'ada' } },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await step('tells nothing while typing', async () => {
      await userEvent.type(email, '.lovelace');
      await userEvent.tab();
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription('Where the invitation goes.');
    });
    await step('tells what is wrong after an attempt, and focuses the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
      await waitFor(async () => expect(email).toHaveFocus());
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(
        'Where the invitation goes. Enter an email address, like name@example.com.',
      );
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { title: 'Replace the staging certificate' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: /Title/ });
    await userEvent.type(title, 'x');
    await expect(title).toHaveValue('Replace the staging certificate');
    await expect(title).toHaveAttribute('readonly');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { title: 'Replace the staging certificate' } },
};

export const LongLabel: Story = {
  args: {
    label:
      'Bezeichnung der Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung',
    description:
      'Die Bezeichnung erscheint auf Rechnungen, in Angeboten und in der Aufgabenverwaltungsoberfläche aller Beteiligten.',
  },
  parameters: { form: { title: 'Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren' } },
};

export const Japanese: Story = {
  args: { label: '件名', description: '何をするかを書いてください。' },
  parameters: { form: { title: '顧客データの移行計画を見直す' } },
  globals: { locale: 'ja' },
};

export const RightToLeft: Story = {
  args: { label: 'כותרת', description: 'מה צריך לעשות' },
  parameters: { form: { title: 'להחליף את האישור' } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { email: 'Enter an email address, like name@example.com.' },
    form: { title: 'Replace the staging certificate', empty: '', email: 'ada@', code: 'C-4711' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <TextField name="empty" label="Empty" placeholder="Renew the contract" />
      <TextField name="title" label="Filled and required" description="Say what has to be done." />
      <TextField name="email" type="email" label="Invalid" description="Where the invitation goes." />
      <TextField name="code" label="Read only" isReadOnly />
      <TextField name="code" label="Disabled" isDisabled />
      <TextField
        name="title"
        label="Bezeichnung der Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich Stellvertretung"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(async () => expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveFocus());
  },
};
