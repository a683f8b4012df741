import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { boolean, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  id: 'forms-checkboxfield',
  component: CheckboxField,
  args: { name: 'agreed', label: 'Safety plan' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { agreed: false } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Task"
        schema={object({ refused: boolean().oneOf([true], 'Agree to the plan first.') })}
        defaultValues={parameters['form'] as Record<string, boolean>}
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
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) => within(canvas).getByRole('checkbox', { name: 'Safety plan' });

export const Unticked: Story = {};

export const Ticked: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('is ticked by its label', async () => {
      await userEvent.click(canvas.getByText('Safety plan'));
      await expect(control(canvasElement)).toBeChecked();
    });
    await step('is unticked by the keyboard, and ticked again', async () => {
      control(canvasElement).focus();
      await userEvent.keyboard(' ');
      await expect(control(canvasElement)).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(control(canvasElement)).toBeChecked();
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { agreed: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(control(canvasElement));
    await expect(control(canvasElement)).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongLabel: Story = {
  args: {
    label:
      'Datenschutzfolgenabschätzungsverantwortlichkeit einschließlich der Stellvertretung im Verhinderungsfall',
    description: 'Wird in der Aufgabenverwaltungsoberfläche angezeigt.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { label: 'תוכנית בטיחות', description: 'לפי ההזמנה.' },
  parameters: { form: { agreed: true } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { refused: 'Agree to the plan first.' },
    form: { ticked: true, refused: false },
    controls: { disable: true },
  },
  render: () => (
    <>
      <CheckboxField name="unticked" label="Unticked" />
      <CheckboxField name="ticked" label="Ticked" description="As it was agreed on the site." />
      <CheckboxField name="required" label="Required" isRequired />
      <CheckboxField name="refused" label="Invalid" />
      <CheckboxField name="ticked" label="Read only" isReadOnly />
      <CheckboxField name="ticked" label="Disabled" isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('checkbox', { name: 'Invalid' });
    invalid.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription('Agree to the plan first.'));
  },
};
