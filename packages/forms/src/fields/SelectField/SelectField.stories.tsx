import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mixed, number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { SelectField } from './SelectField.tsx';

const statuses = [
  { id: 1, label: 'Open', tone: 'info' },
  { id: 2, label: 'In progress', tone: 'accent' },
  { id: 3, label: 'On hold', tone: 'warning' },
  { id: 4, label: 'Waiting', tone: 'warning' },
  { id: 5, label: 'Cancelled', tone: 'neutral' },
  { id: 6, label: 'Completed', tone: 'success' },
] as const;

const priorities = ['Urgent', 'Very high', 'High', 'Medium', 'Low'].map((label, index) => ({
  id: index + 1,
  label,
}));

const projects = [
  'Website relaunch',
  'Office move',
  'Payroll 2026',
  'Kundenportal',
  'Datenschutzfolgenabschätzung für das Bewerbermanagement',
  '顧客データの移行',
  'Annual report',
  'Warehouse inventory',
  'Brand guidelines',
  'Mobile application',
  'Support desk',
  'Übersetzungen',
].map((label, index) => ({ id: index + 1, label }));

const meta = {
  id: 'forms-selectfield',
  component: SelectField,
  args: { name: 'status', label: 'Status', options: statuses },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { status: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({
          status: number().required(),
          priority: mixed().nullable(),
          project: mixed().nullable(),
        })}
        defaultValues={parameters['form'] as Record<string, number | null>}
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
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { status: 2 } } };

export const WithoutTones: Story = {
  args: { name: 'priority', label: 'Priority', options: priorities, description: 'What comes first.' },
  parameters: { form: { priority: 3 } },
};

export const Open: Story = {
  parameters: { form: { status: 2 } },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await step('opens at the chosen option, and chooses by the keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(body().getByRole('option', { name: 'In progress' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(async () => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveTextContent('On hold');
    });
    await step('keeps the value on Escape', async () => {
      await userEvent.click(trigger);
      await body().findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(async () => expect(body().queryByRole('listbox')).not.toBeInTheDocument());
      await expect(trigger).toHaveTextContent('On hold');
    });
    await userEvent.click(trigger);
    await waitFor(async () =>
      expect(await body().findByRole('option', { name: 'On hold', selected: true })).toBeVisible(),
    );
  },
};

export const Clearable: Story = {
  args: { name: 'priority', label: 'Priority', options: priorities, emptyLabel: 'No priority' },
  parameters: { form: { priority: 3 } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Priority/ });
    await userEvent.click(trigger);
    await userEvent.click(await body().findByRole('option', { name: 'No priority' }));
    await waitFor(async () => expect(trigger).toHaveTextContent('Choose…'));
  },
};

export const Searchable: Story = {
  args: { name: 'project', label: 'Project', options: projects },
  parameters: { form: { project: null } },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Project/ });
    await step('finds options without their accents, and chooses by the keyboard', async () => {
      await userEvent.click(trigger);
      const search = await body().findByRole('combobox', { name: 'Search options' });
      await waitFor(async () => expect(search).toHaveFocus());
      await userEvent.type(search, 'uber');
      await waitFor(async () => expect(body().getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(async () => expect(trigger).toHaveTextContent('Übersetzungen'));
    });
    await step('says when nothing fits', async () => {
      await userEvent.click(trigger);
      await userEvent.type(await body().findByRole('combobox'), 'zzz');
      await waitFor(async () => expect(body().getByText('No options match your search.')).toBeVisible());
      await userEvent.clear(body().getByRole('combobox'));
    });
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await waitFor(async () => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleDescription(/Fill in this field\./);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { status: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Status' })).toHaveValue('In progress');
  },
};

export const Disabled: Story = { args: { isDisabled: true }, parameters: { form: { status: 2 } } };

export const UnknownValue: Story = { parameters: { form: { status: 99 } } };

export const LongLabel: Story = {
  args: {
    name: 'project',
    label:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
    options: projects,
  },
  parameters: { form: { project: 5 } },
};

export const RightToLeft: Story = {
  args: { label: 'סטטוס', options: [{ id: 1, label: 'פתוח', tone: 'info' }] },
  parameters: { form: { status: 1 } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { status: 'Fill in this field.' },
    form: { status: null, filled: 2, priority: 3 },
    controls: { disable: true },
  },
  render: () => (
    <>
      <SelectField name="empty" label="Empty" options={statuses} />
      <SelectField name="filled" label="Filled" options={statuses} description="Where the task stands." />
      <SelectField name="priority" label="Without tones" options={priorities} />
      <SelectField name="status" label="Invalid" options={statuses} />
      <SelectField name="filled" label="Read only" options={statuses} isReadOnly />
      <SelectField name="filled" label="Disabled" options={statuses} isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('button', { name: /Invalid/ })).toHaveFocus());
  },
};
