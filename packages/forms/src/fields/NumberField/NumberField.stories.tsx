import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { number, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  id: 'forms-numberfield',
  component: NumberField,
  args: { name: 'progress', label: 'Progress', min: 0, max: 100, suffix: '%' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { progress: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ progress: number().required() })}
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
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: /^Progress/ });

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { progress: 45 } } };

export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement), '60 %');
    await expect(control(canvasElement)).toHaveValue('60 %');
    await userEvent.tab();
    await expect(control(canvasElement)).toHaveValue('60');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
  },
};

export const Invalid: Story = {
  args: { description: 'How much of it is done.' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('keeps what cannot be read, and tells nothing while it is typed', async () => {
      await userEvent.type(control(canvasElement), 'half');
      await userEvent.tab();
      await expect(control(canvasElement)).toHaveValue('half');
      await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
    });
    await step('says how it is written, after an attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(control(canvasElement)).toHaveFocus());
      await expect(control(canvasElement)).toHaveAccessibleDescription(
        'How much of it is done. Enter a whole number.',
      );
    });
    await step('is content with what it can read', async () => {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '60 %');
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
  parameters: { form: { progress: 45 } },
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement), '1');
    await expect(control(canvasElement)).toHaveValue('45');
  },
};

export const Disabled: Story = { args: { isDisabled: true }, parameters: { form: { progress: 45 } } };

export const LongLabel: Story = {
  args: {
    label:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
    description: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
  },
};

export const RightToLeft: Story = {
  args: { label: 'התקדמות' },
  parameters: { form: { progress: 45 } },
  globals: { direction: 'rtl' },
};

export const OutOfRange: Story = {
  parameters: { form: { progress: 101 } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(control(canvasElement)).toHaveAccessibleDescription('Enter 100 or less.'),
    );
  },
};

export const German: Story = {
  args: { label: 'Menge', suffix: 'Stück', max: undefined },
  parameters: { form: { progress: 1_234_567 } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Menge' })).toHaveValue('1.234.567');
  },
};

export const Matrix: Story = {
  parameters: {
    errors: { progress: 'Fill in this field.' },
    form: { progress: null, filled: 45 },
    controls: { disable: true },
  },
  render: () => (
    <>
      <NumberField name="empty" label="Empty" min={0} max={100} suffix="%" />
      <NumberField
        name="filled"
        label="Filled"
        description="How much of it is done."
        min={0}
        max={100}
        suffix="%"
      />
      <NumberField name="progress" label="Invalid" min={0} max={100} suffix="%" />
      <NumberField name="filled" label="Read only" isReadOnly min={0} max={100} suffix="%" />
      <NumberField name="filled" label="Disabled" isDisabled min={0} max={100} suffix="%" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Invalid' }), 'half');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveFocus());
  },
};
