import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { ColorField } from './ColorField.tsx';

const saved = fn<(values: unknown) => void>();

const meta = {
  id: 'forms-colorfield',
  component: ColorField,
  args: { name: 'color', label: 'Color' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { color: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Label"
        schema={object({ color: string().nullable().required() })}
        defaultValues={parameters['form'] as Record<string, string | null>}
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
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /Color/ });
    await userEvent.type(input, 'blue');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'This is not a colour. Enter a code such as #1f6feb or #0af.',
      ),
    );
    await expect(input).toHaveValue('blue');
    await userEvent.clear(input);
    await userEvent.type(input, '0AF');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ color: '#00aaff' }));
  },
};

export const Matrix: Story = {
  parameters: {
    form: { color: null, empty: null, filled: '#2a6f97' },
    errors: { color: 'Enter a color.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <ColorField name="empty" label="Empty" />
      <ColorField name="filled" label="Filled" description="Shown in the calendar." />
      <ColorField name="color" label="Invalid" />
      <ColorField name="filled" label="Read only" isReadOnly />
      <ColorField name="filled" label="Disabled" isDisabled />
    </>
  ),
};
