import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Web/Login',
  component: AppStory,
  args: { path: '/login', isSignedIn: false, settings: { is_demo: false } },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = (canvasElement: HTMLElement) => within(canvasElement).findByLabelText(/^Email/);

async function signIn(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await email(canvasElement), 'marta@bureau.example');
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** The first field has the focus. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = await email(canvasElement);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What is missing is said after an attempt, and the first of it has the focus. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await email(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Enter your email.');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** One message; the email is kept, and the password is ready to be typed again. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await signIn(canvasElement, 'not-the-one');
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus());
    await expect(await email(canvasElement)).toHaveValue('marta@bureau.example');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A demonstration lists its accounts; one press fills the fields. */
export const Demonstration: Story = {
  args: { settings: { is_demo: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Project manager' }));
    await expect(await email(canvasElement)).toHaveValue('manager@bureau.example');
  },
};

/** The form says that the server is away, and keeps what was typed. */
export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/login', noConnection) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await signIn(canvasElement, 'bureau-demo');
    await canvas.findByRole('alert');
    await expect(await email(canvasElement)).toHaveValue('marta@bureau.example');
  },
};

export const TooManyAttempts: Story = {
  args: {
    prepare: (backend) =>
      backend.on('POST /api/login', () =>
        json({ error: 'Too many attempts. Try again in 15 minutes.' }, 429, { 'Retry-After': '900' }),
      ),
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'bureau-demo');
    await within(canvasElement).findByText('Too many attempts. Try again in 15 minutes.');
  },
};

export const OnAPhone: Story = {
  args: { settings: { is_demo: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await email(canvasElement)).toBeVisible();
  },
};

/** The company's own name and long German texts. */
export const LongCompanyName: Story = {
  args: {
    settings: {
      company_name: 'Donaudampfschifffahrtsgesellschaft Verwaltungs- und Beteiligungs-GmbH & Co. KG',
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Donaudampfschifffahrtsgesellschaft/);
  },
};
