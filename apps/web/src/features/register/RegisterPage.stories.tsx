import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Register',
  id: 'web-register',
  component: AppStory,
  args: { path: '/register', isSignedIn: false, settings: { allowed_for_registration: true } },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const entries = {
  username: 'marta',
  'given-name': 'Marta',
  'family-name': 'Lindqvist',
  email: 'marta@harbour.example',
  password: 'a good one',
};

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Username/), entries.username);
  await userEvent.type(canvas.getByLabelText(/^First name/), entries['given-name']);
  await userEvent.type(canvas.getByLabelText(/^Last name/), entries['family-name']);
  await userEvent.type(canvas.getByLabelText(/^Email/), entries.email);
  await userEvent.type(canvas.getByLabelText(/^Password/), entries.password);
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), entries.password);
}

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Username/);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What is missing is said after an attempt, in the order of the fields. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/^Username/);
    await userEvent.type(field, 'two words');
    await submit(canvasElement);
    await canvas.findByText('A username cannot contain spaces.');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Enter the password again.')).toBeVisible());
  },
};

/** What the server refuses stands at its field and in the dialog, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/register', () => json({ errors: { username: ['This name is taken.'] } }, 422)),
  },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('This name is taken.')).toBeVisible());
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? document.body);
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/^Username/);
    await expect(field).toHaveAccessibleDescription(/This name is taken\./);
    await expect(field).toHaveValue(entries.username);
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveValue(entries.password);
  },
};

/** Success leads to the sign-in, with a word about it. */
export const Done: Story = {
  args: { prepare: (backend) => backend.on('POST /api/register', () => json({ id: 9 }, 201)) },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await within(document.body).findAllByText('Your account is ready. You can sign in now.');
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
  },
};

/** Where nobody may register, the address leads to the sign-in, which does not offer it. */
export const NotAllowed: Story = {
  args: { settings: { allowed_for_registration: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Sign in' });
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe('#/login'));
  },
};

/** Nothing that was typed is lost while the server is away. */
export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/register', noConnection) },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await within(canvasElement).findByRole('alert');
    await expect(within(canvasElement).getByLabelText(/^Confirm password/)).toHaveValue(entries.password);
  },
};

export const GermanOnAPhone: Story = {
  args: { settings: { allowed_for_registration: true, default_language: 'de', theme_layout: 'dark' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Konto erstellen' }));
    await canvas.findByText('Geben Sie Ihr Passwort ein.');
  },
};
