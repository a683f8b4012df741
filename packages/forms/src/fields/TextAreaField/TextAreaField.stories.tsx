import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { TextAreaField } from './TextAreaField.tsx';

const text =
  'The certificate of the staging server ends on 14 April.\n\nAsk the provider for a new one, try it on the test machine, and tell the team before it is changed.';

const meta = {
  id: 'forms-textareafield',
  component: TextAreaField,
  args: { name: 'description', label: 'Description' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { description: '' } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ description: string().max(200) })}
        defaultValues={parameters['form'] as Record<string, string>}
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
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What has to be done?' } };

export const Filled: Story = { parameters: { form: { description: text } } };

export const NearTheLimit: Story = {
  args: { characterLimit: 180 },
  parameters: { form: { description: text } },
  play: async ({ canvas, step }) => {
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(canvas.getByText(`${180 - text.length} characters left`)).toBeVisible());
    await step('cuts nothing off, and says what is too many', async () => {
      await userEvent.type(description, 'x'.repeat(181 - text.length));
      await expect(description).toHaveValue(text + 'x'.repeat(181 - text.length));
      await waitFor(() => expect(canvas.getByText('1 character too many')).toBeVisible());
    });
  },
};

export const Invalid: Story = {
  args: { characterLimit: 200 },
  parameters: { form: { description: text + text } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await waitFor(async () => expect(description).toHaveFocus());
    await expect(description).toHaveAccessibleDescription('Use at most 200 characters.');
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true }, parameters: { form: { description: text } } };

export const Disabled: Story = { args: { isDisabled: true }, parameters: { form: { description: text } } };

export const LongLabel: Story = {
  args: {
    label:
      'Beschreibung der Datenschutzfolgenabschätzung einschließlich aller Unterauftragsverarbeitungsverhältnisse',
    description: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
  },
};

export const RightToLeft: Story = {
  args: { label: 'תיאור' },
  parameters: { form: { description: 'להחליף את האישור של השרת לפני סוף החודש.' } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { description: 'Use at most 200 characters.' },
    form: { description: text + text, filled: text, empty: '' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <TextAreaField name="empty" label="Empty" placeholder="What has to be done?" />
      <TextAreaField name="filled" label="Filled" description="Everybody can read this." rows={2} />
      <TextAreaField name="description" label="Invalid" characterLimit={200} />
      <TextAreaField name="filled" label="Read only" rows={2} isReadOnly />
      <TextAreaField name="filled" label="Disabled" rows={2} isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveFocus());
  },
};
