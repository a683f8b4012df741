import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { TextField } from '../../fields/index.ts';
import { Form } from '../Form/index.ts';
import { FormSection } from './FormSection.tsx';

const fields = (
  <>
    <TextField name="company" label="Company" />
    <TextField name="website" label="Website" type="url" placeholder="https://example.com" />
  </>
);

const meta = {
  id: 'forms-formsection',
  component: FormSection,
  args: { title: 'Company', children: fields },
  argTypes: { ref: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <Form
        label="Settings"
        schema={object({ company: string().required() })}
        defaultValues={{ company: 'Bureau', website: '' }}
        onSubmit={() => undefined}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Company' })).toBeVisible());
  },
};

export const WithDescription: Story = {
  args: { description: 'Shown on invoices and at the sign-in.' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('group', { name: 'Company' });
    await expect(section).toHaveAccessibleDescription('Shown on invoices and at the sign-in.');
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Datenschutzfolgenabschätzungsverantwortlichkeiten und Unterauftragsverarbeitungsverhältnisse',
    description: 'Erscheint in der Aufgabenverwaltungsoberfläche aller Beteiligten.',
  },
};

export const RightToLeft: Story = {
  args: { title: 'חברה', description: 'מופיע בחשבוניות' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <FormSection title="Company">{fields}</FormSection>
      <FormSection title="Sign-in" description="Who may come in, and what they see first.">
        <TextField name="company" label="Title of the page" />
      </FormSection>
    </>
  ),
};
