import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';
import type { FakeBackend } from '../../testing/fakeBackend.ts';

const verifyAs = (isInvitation: boolean) => (backend: FakeBackend) => {
  backend.on('POST /api/verify/token', () => json({ is_invitation: isInvitation }));
  backend.on('POST /api/reset-password', () => json({ status: 'ok' }));
};

const meta = {
  title: 'Reset password',
  id: 'web-resetpassword',
  component: AppStory,
  args: {
    path: '/reset-password/marta%40harbour.example/s3cret',
    isSignedIn: false,
    prepare: verifyAs(false),
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, password: string, repetition: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^New password/), password);
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), `${repetition}{Enter}`);
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/^New password/);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('for marta@harbour.example')).toBeVisible());
  },
};

/** Who was invited reads who invites, and as whom to sign in. */
export const Invitation: Story = {
  args: { prepare: verifyAs(true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Welcome' });
    await waitFor(() =>
      expect(canvas.getByText(/^Harbour & Lane Engineering has created an account/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set password' })).toBeVisible());
  },
};

export const DifferentPasswords: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'a good one', 'a good two');
    await within(canvasElement).findByText('The passwords do not match.');
  },
};

/** Success leads to the sign-in, and the token is gone from the address. */
export const Done: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'a good one', 'a good one');
    await within(document.body).findAllByText('Your new password has been saved. You can sign in now.');
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
    await expect(window.location.href).not.toContain('s3cret');
  },
};

/** A link that was used, or is too old, leads to the sign-in and says so. */
export const InvalidLink: Story = {
  args: {
    prepare: (backend) => backend.on('POST /api/verify/token', () => json({ error: 'No good link.' }, 422)),
  },
  play: async ({ canvasElement }) => {
    await within(document.body).findAllByText('This link is no longer valid. Request a new one.');
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
    await expect(within(document.body).queryByText('No good link.')).not.toBeInTheDocument();
    await userEvent.click(within(document.body).getByRole('button', { name: 'Send link' }));
    await within(canvasElement).findByRole('heading', { name: 'Forgot your password?' });
  },
};

/** A link is not called bad while the server cannot be asked. */
export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/verify/token', noConnection) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Bureau cannot be reached' });
  },
};

/** Nobody chooses a password before the link is known to be good. */
export const Checking: Story = {
  args: {
    prepare: (backend) => backend.on('POST /api/verify/token', () => new Promise<Response>(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Japanese: Story = {
  args: { settings: { default_language: 'ja' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '新しいパスワードの設定' });
  },
};
