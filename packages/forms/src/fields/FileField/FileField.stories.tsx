import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { array, mixed, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { FileField } from './FileField.tsx';

const saved = fn<(values: unknown) => void>();

const megabyte = 1024 * 1024;
const receipt = new File(['%PDF'.padEnd(184_320)], 'chair.pdf');

const meta = {
  id: 'forms-filefield',
  component: FileField,
  args: { name: 'receipts', label: 'Receipts', maxBytes: megabyte, maxCount: 3, accept: ['.pdf'] },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { receipts: [] } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Expense"
        schema={object({ receipts: array().of(mixed<File>().required()).min(1).required() })}
        defaultValues={parameters['form'] as Record<string, readonly File[]>}
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
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await step('what is missing is said at the field, and the focus is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(button).toHaveFocus());
      await expect(canvas.getByRole('group', { name: /Receipts/ })).toHaveAccessibleDescription(
        /Choose|at least/i,
      );
    });
    await step('the form gets the files', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      await userEvent.upload(input as HTMLInputElement, [receipt]);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(saved).toHaveBeenLastCalledWith({
          receipts: [expect.objectContaining({ name: 'chair.pdf' })],
        }),
      );
    });
  },
};

export const Matrix: Story = {
  parameters: {
    form: { receipts: [], empty: [], filled: [receipt] },
    errors: { receipts: 'Choose a receipt.' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <FileField name="empty" label="Empty" maxBytes={megabyte} maxCount={3} accept={['.pdf']} />
      <FileField
        name="filled"
        label="Filled"
        description="Of what you paid yourself."
        maxBytes={megabyte}
        maxCount={3}
      />
      <FileField name="receipts" label="Invalid" maxBytes={megabyte} maxCount={3} />
      <FileField name="filled" label="Disabled" isDisabled maxBytes={megabyte} maxCount={3} />
    </>
  ),
};
