import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { RichTextField } from './RichTextField.tsx';

const saved = fn<(values: unknown) => void>();

const meta = {
  id: 'forms-richtextfield',
  component: RichTextField,
  args: { name: 'description', label: 'Description' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { description: '' } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ description: string().nullable().required() })}
        defaultValues={parameters['form'] as Record<string, string>}
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
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const text = await canvas.findByRole('textbox', { name: /Description/ });
    await step('what is missing is said at the text, which has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(text).toHaveFocus());
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(text).toHaveAccessibleDescription();
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('the form gets what was written', async () => {
      await userEvent.keyboard('Ask the provider');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ description: '<p>Ask the provider</p>' }));
    });
  },
};

export const Filled: Story = {
  parameters: { form: { description: '<p>Ask <strong>twice</strong></p>' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /Description/ });
    await waitFor(() => expect(text.querySelector('strong')).toHaveTextContent('twice'));
  },
};

/** The address of a link is an input of its own: it is neither named nor described as the field is. */
export const Linking: Story = {
  args: { description: 'What has to be done.' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await canvas.findByRole('textbox', { name: 'Web address' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address.id).not.toBe(text.id);
    await expect(address).not.toHaveAccessibleDescription();
  },
};

export const Matrix: Story = {
  parameters: {
    form: { description: '', empty: '', filled: '<p>Ask <strong>twice</strong></p>' },
    errors: { description: 'Describe what has to be done.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <RichTextField name="empty" label="Empty" />
      <RichTextField name="filled" label="Filled" description="What has to be done." />
      <RichTextField name="description" label="Invalid" />
      <RichTextField name="filled" label="Read only" isReadOnly />
      <RichTextField name="filled" label="Disabled" isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(5));
  },
};
