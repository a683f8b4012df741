import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { ComboBoxField } from './ComboBoxField.tsx';

const projects = [
  { id: 1, label: 'Website relaunch' },
  { id: 2, label: 'Office move' },
];

const saved = fn<(values: unknown) => void>();

const meta = {
  id: 'forms-comboboxfield',
  component: ComboBoxField,
  args: { name: 'project', label: 'Project', options: projects },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { project: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ project: number().nullable().required() })}
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
} satisfies Meta<typeof ComboBoxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Project/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('office{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Office move'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ project: 2 }));
  },
};

export const Matrix: Story = {
  parameters: {
    form: { project: null, empty: null, filled: 2 },
    errors: { project: 'Choose a project.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <ComboBoxField name="empty" label="Empty" options={projects} />
      <ComboBoxField name="filled" label="Filled" description="What it is part of." options={projects} />
      <ComboBoxField name="project" label="Invalid" options={projects} />
      <ComboBoxField name="filled" label="Read only" isReadOnly options={projects} />
      <ComboBoxField name="filled" label="Disabled" isDisabled options={projects} />
    </>
  ),
};
