import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { DurationField } from './DurationField.tsx';

const meta = {
  id: 'forms-durationfield',
  component: DurationField,
  args: { name: 'estimate', label: 'Estimate' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { estimate: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ estimate: number().required() })}
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
} satisfies Meta<typeof DurationField>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: /^Estimate/ });

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { estimate: 510 } } };

export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement), '90m');
    await expect(control(canvasElement)).toHaveValue('90m');
    await userEvent.tab();
    await expect(control(canvasElement)).toHaveValue('1:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
  },
};

export const Invalid: Story = {
  args: { description: 'Hours and minutes.' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('keeps what cannot be read, and tells nothing while it is typed', async () => {
      await userEvent.type(control(canvasElement), '90');
      await userEvent.tab();
      await expect(control(canvasElement)).toHaveValue('90');
      await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
    });
    await step('says how it is written, after an attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(control(canvasElement)).toHaveFocus());
      await expect(control(canvasElement)).toHaveAccessibleDescription(
        'Hours and minutes. Enter hours and minutes, like 1:30, 90m or 1.5h.',
      );
    });
    await step('is content with what it can read', async () => {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '90m');
      await waitFor(async () => expect(control(canvasElement)).not.toHaveAttribute('aria-invalid'));
    });
    await userEvent.clear(control(canvasElement));
    await waitFor(async () =>
      expect(control(canvasElement)).toHaveAccessibleDescription(/Fill in this field/),
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { estimate: 510 } },
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement), '1');
    await expect(control(canvasElement)).toHaveValue('8:30');
  },
};

export const Disabled: Story = { args: { isDisabled: true }, parameters: { form: { estimate: 510 } } };

export const LongLabel: Story = {
  args: {
    label:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
    description: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
  },
};

export const RightToLeft: Story = {
  args: { label: 'הערכה' },
  parameters: { form: { estimate: 510 } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { estimate: 'Fill in this field.' },
    form: { estimate: null, filled: 510 },
    controls: { disable: true },
  },
  render: () => (
    <>
      <DurationField name="empty" label="Empty" />
      <DurationField name="filled" label="Filled" description="Hours and minutes." />
      <DurationField name="estimate" label="Invalid" />
      <DurationField name="filled" label="Read only" isReadOnly />
      <DurationField name="filled" label="Disabled" isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Invalid' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveFocus());
  },
};
