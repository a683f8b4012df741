import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  id: 'forms-datefield',
  component: DateField,
  args: { name: 'due_date', label: 'Due date', dateFormat: 'dd.MM.yyyy' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { due_date: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ due_date: string().required() })}
        defaultValues={parameters['form'] as Record<string, string | null>}
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
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('combobox', { name: /^Due date/ });

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { due_date: '2026-03-09' } } };

export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement), '9 3 26');
    await expect(control(canvasElement)).toHaveValue('9 3 26');
    await userEvent.tab();
    await expect(control(canvasElement)).toHaveValue('09.03.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
  },
};

export const Invalid: Story = {
  args: { description: 'When it has to be done.' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('keeps what cannot be read, and tells nothing while it is typed', async () => {
      await userEvent.type(control(canvasElement), '31.02.2026');
      await userEvent.tab();
      await expect(control(canvasElement)).toHaveValue('31.02.2026');
      await expect(control(canvasElement)).not.toHaveAttribute('aria-invalid');
    });
    await step('says how it is written, after an attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(control(canvasElement)).toHaveFocus());
      await expect(control(canvasElement)).toHaveAccessibleDescription(
        'When it has to be done. Enter a valid date, like 31.12.2026.',
      );
    });
    await step('is content with what it can read', async () => {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '9 3 26');
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
  parameters: { form: { due_date: '2026-03-09' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement), '1');
    await expect(control(canvasElement)).toHaveValue('09.03.2026');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { due_date: '2026-03-09' } },
};

export const LongLabel: Story = {
  args: {
    label:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
    description: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
  },
};

export const RightToLeft: Story = {
  args: { label: 'תאריך יעד' },
  parameters: { form: { due_date: '2026-03-09' } },
  globals: { direction: 'rtl' },
};

export const TooEarly: Story = {
  args: { minDate: '2026-03-05' },
  parameters: { form: { due_date: '2026-03-04' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(control(canvasElement)).toHaveAccessibleDescription('Enter 05.03.2026 or later.'),
    );
  },
};

export const Calendar: Story = {
  parameters: { form: { due_date: '2026-03-09' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: /March 12, 2026/ }));
    await waitFor(async () => expect(control(canvasElement)).toHaveValue('12.03.2026'));
    await waitFor(() => expect(control(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(page.getByRole('button', { name: /March 12, 2026/ })).toHaveFocus());
  },
};

export const Matrix: Story = {
  parameters: {
    errors: { due_date: 'Fill in this field.' },
    form: { due_date: null, filled: '2026-03-09' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <DateField name="empty" label="Empty" dateFormat="dd.MM.yyyy" />
      <DateField name="filled" label="Filled" description="When it has to be done." dateFormat="dd.MM.yyyy" />
      <DateField name="due_date" label="Invalid" dateFormat="dd.MM.yyyy" />
      <DateField name="filled" label="Read only" isReadOnly dateFormat="dd.MM.yyyy" />
      <DateField name="filled" label="Disabled" isDisabled dateFormat="dd.MM.yyyy" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Invalid' }), '31.02.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(canvas.getByRole('combobox', { name: 'Invalid' })).toHaveFocus());
  },
};
