import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Verify user',
  id: 'web-verifyuser',
  component: AppStory,
  args: {
    path: '/verify-user/marta%40harbour.example/s3cret',
    isSignedIn: false,
    prepare: (backend) => backend.on('POST /api/verify/user', () => json({ status: 'ok' })),
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const success = 'Your new email is confirmed. Use it to sign in from now on.';

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await within(document.body).findAllByText(success);
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
    await expect(window.location.href).not.toContain('s3cret');
  },
};

/** Who has signed in goes on to their dashboard. */
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvasElement }) => {
    await within(document.body).findAllByText(success);
    await within(canvasElement).findByRole('heading', { name: 'Hello, Marta' });
  },
};

export const InvalidLink: Story = {
  args: {
    prepare: (backend) => backend.on('POST /api/verify/user', () => json({ error: 'No good link.' }, 422)),
  },
  play: async ({ canvasElement }) => {
    await within(document.body).findAllByText('This link is no longer valid. Request a new one.');
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
  },
};

/** Who tries too often reads when to try again. */
export const TooManyAttempts: Story = {
  args: {
    prepare(backend) {
      let isFirst = true;
      backend.on('POST /api/verify/user', () => {
        if (!isFirst) return json({ status: 'ok' });
        isFirst = false;
        return json({ error: 'Too many.' }, 429, { 'Retry-After': '30' });
      });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Too many attempts. Try again in 30 seconds.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await within(document.body).findAllByText(success);
  },
};

export const Checking: Story = {
  args: {
    prepare: (backend) => backend.on('POST /api/verify/user', () => new Promise<Response>(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading');
  },
};

/** A link is not called bad while the server cannot be asked. */
export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/verify/user', noConnection) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Bureau cannot be reached' });
  },
};
