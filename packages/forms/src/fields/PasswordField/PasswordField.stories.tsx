import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  id: 'forms-passwordfield',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { password: '' } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Sign in"
        schema={object({ password: string().min(3).max(30).required() })}
        defaultValues={parameters['form'] as Record<string, string>}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={() => undefined}
      >
        <Story />
        <FormActions>
          <SubmitButton>Sign in</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { form: { password: 'bureau-demo' } } };

export const Shown: Story = {
  parameters: { form: { password: 'bureau-demo' } },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText(/^Password/);
    await step('shows the password and keeps the focus where it was', async () => {
      await userEvent.click(password);
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(password).toHaveAttribute('type', 'text');
      await waitFor(() => expect(password).toHaveFocus());
    });
    await step('hides it by the keyboard', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(password).toHaveAttribute('type', 'password');
      await userEvent.keyboard(' ');
      await expect(password).toHaveAttribute('type', 'text');
    });
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/);
    await userEvent.click(password);
    await userEvent.paste('bureau-demo');
    await expect(password).toHaveValue('bureau-demo');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText(/^Password/);
    const hint = within(canvas.getByRole('form')).getByRole('status');
    await step('says that Caps Lock is on', async () => {
      password.focus();
      await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
      await expect(hint).toHaveTextContent('Caps Lock is on.');
    });
    await step('says so no longer when it is off', async () => {
      await fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
      await expect(hint).toBeEmptyDOMElement();
    });
    await fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  },
};

export const Invalid: Story = {
  parameters: { form: { password: 'ab' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const password = canvas.getByLabelText(/^Password/);
    await waitFor(async () => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Use at least 3 characters.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { password: 'bureau-demo' } },
};

export const LongLabel: Story = {
  args: {
    label: 'Neues Zugangspasswort für die Aufgabenverwaltungsoberfläche der Datenschutzbeauftragten',
    description: 'Mindestens drei, höchstens dreißig Zeichen.',
    autoComplete: 'new-password',
  },
};

export const RightToLeft: Story = {
  args: { label: 'סיסמה' },
  parameters: { form: { password: 'bureau-demo' } },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    errors: { password: 'Use at least 3 characters.' },
    form: { password: 'ab', filled: 'bureau-demo', empty: '' },
    controls: { disable: true },
  },
  render: () => (
    <>
      <PasswordField name="empty" label="Empty" autoComplete="current-password" />
      <PasswordField
        name="filled"
        label="Filled"
        autoComplete="current-password"
        description="3 to 30 characters."
      />
      <PasswordField name="password" label="Invalid" autoComplete="new-password" />
      <PasswordField name="filled" label="Read only" autoComplete="current-password" isReadOnly />
      <PasswordField name="filled" label="Disabled" autoComplete="current-password" isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(async () => expect(canvas.getByLabelText(/^Invalid/)).toHaveFocus());
  },
};
