import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Forgot password',
  id: 'web-forgotpassword',
  component: AppStory,
  args: { path: '/forgot-password', isSignedIn: false },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement, email = 'marta@harbour.example') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^Email/), `${email}{Enter}`);
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/^Email/);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible());
  },
};

export const NoAddress: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'marta');
    await within(canvasElement).findByText('Enter an email address, like name@example.com.');
  },
};

/** The page does not disclose whether the account exists. */
export const Done: Story = {
  args: { prepare: (backend) => backend.on('POST /api/forgot-password', () => json({ status: 'ok' })) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(document.body).findAllByText(/^If there is an account for this address/);
    await within(canvasElement).findByRole('heading', { name: 'Sign in' });
  },
};

/** A proxy that holds the door says for how long. */
export const TooManyAttempts: Story = {
  args: {
    prepare: (backend) =>
      backend.on(
        'POST /api/forgot-password',
        () => new Response('', { status: 429, headers: { 'Retry-After': '90' } }),
      ),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('Too many attempts. Try again in 2 minutes.');
    await expect(within(canvasElement).getByLabelText(/^Email/)).toHaveValue('marta@harbour.example');
  },
};

export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/forgot-password', noConnection) },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByRole('alert');
    await expect(within(canvasElement).getByLabelText(/^Email/)).toHaveValue('marta@harbour.example');
  },
};

export const Japanese: Story = {
  args: { settings: { default_language: 'ja', theme_layout: 'dark' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('textbox')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /日本語$/ }));
    await expect(await screen.findByRole('menuitemradio', { name: '日本語' })).toBeChecked();
  },
};
