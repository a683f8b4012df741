import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  id: 'ui-passwordinput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', autoComplete: 'current-password', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'bureau-demo' } };

export const Shown: Story = {
  args: { defaultValue: 'bureau-demo' },
  play: async ({ canvas, step }) => {
    const password = canvas.getByLabelText('Password');
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

export const Submitted: Story = {
  args: { defaultValue: 'bureau-demo' },
  decorators: [
    (Story) => (
      <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.type(password, '{Enter}');
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('bureau-demo');
    await expect(password).toHaveValue('bureau-demo');
    await expect(args.onChange).toHaveBeenLastCalledWith('bureau-demo');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const password = canvas.getByLabelText('Password');
    const hint = within(canvasElement.querySelector('main') ?? canvasElement).getByRole('status');
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

export const Invalid: Story = { args: { defaultValue: 'ab', isInvalid: true } };

export const ReadOnly: Story = { args: { defaultValue: 'bureau-demo', isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: 'bureau-demo', isDisabled: true } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'סיסמה', defaultValue: 'bureau-demo' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <PasswordInput aria-label="Empty" autoComplete="off" />,
        filled: <PasswordInput aria-label="Filled" autoComplete="off" defaultValue="bureau-demo" />,
        invalid: <PasswordInput aria-label="Invalid" autoComplete="off" isInvalid defaultValue="ab" />,
        'read only': (
          <PasswordInput aria-label="Read only" autoComplete="off" isReadOnly defaultValue="bureau" />
        ),
        disabled: <PasswordInput aria-label="Disabled" autoComplete="off" isDisabled defaultValue="bureau" />,
        shown: <PasswordInput aria-label="Shown" autoComplete="off" defaultValue="bureau-demo" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByLabelText('Shown').focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    canvas.getByLabelText('Shown').focus();
    await expect(canvas.getByLabelText('Shown')).toHaveAttribute('type', 'text');
  },
};
