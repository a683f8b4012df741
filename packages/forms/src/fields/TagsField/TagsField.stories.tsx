import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { array, object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { TagsField } from './TagsField.tsx';

const saved = fn<(values: unknown) => void>();

const meta = {
  id: 'forms-tagsfield',
  component: TagsField,
  args: { name: 'tags', label: 'Topics', max: 3 },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { tags: [] } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ tags: array().of(string().required()).min(1).required() })}
        defaultValues={parameters['form'] as Record<string, readonly string[]>}
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
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Topics/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('legal,tax');
    // What is typed when the form is submitted is part of it.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ tags: ['legal', 'tax'] }));
  },
};

export const Matrix: Story = {
  parameters: {
    form: { tags: [], empty: [], filled: ['Legal', 'Tax'] },
    errors: { tags: 'Add a topic.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <TagsField name="empty" label="Empty" />
      <TagsField name="filled" label="Filled" description="By which it is found." />
      <TagsField name="tags" label="Invalid" />
      <TagsField name="filled" label="Read only" isReadOnly />
      <TagsField name="filled" label="Disabled" isDisabled />
    </>
  ),
};
