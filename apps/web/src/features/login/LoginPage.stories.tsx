import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json, noConnection } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Login',
  id: 'web-login',
  component: AppStory,
  args: { path: '/login', isSignedIn: false, settings: { is_demo: false } },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<Response>(() => undefined);
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
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

/** A demonstration lists its accounts; one press fills the fields, and Enter signs in. */
export const Demonstration: Story = {
  args: { settings: { is_demo: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Project manager' }));
    await expect(await email(canvasElement)).toHaveValue('manager@bureau.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
};

/** The form says that the server is away, and keeps what was typed. */
export const ServerAway: Story = {
  args: { prepare: (backend) => backend.on('POST /api/login', noConnection) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await signIn(canvasElement, 'bureau-demo');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The server cannot be reached\. Try again\.$/,
    );
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

/** Where the company lets people register, there is a way to it. */
export const RegistrationAllowed: Story = {
  args: { settings: { allowed_for_registration: true, is_demo: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Create an account' }));
    await canvas.findByRole('heading', { name: 'Create an account' });
    await userEvent.click(canvas.getByRole('link', { name: 'I already have an account' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await canvas.findByRole('heading', { name: 'Forgot your password?' });
  },
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 96"><rect y="24" width="200" height="48" rx="8" fill="#0f766e"/></svg>';

/** Puts a picture in the place of those of the server, of which there is none here. */
function showUploads(address: string) {
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="/uploads/"]'))
      image.src = address;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Who does not read the company's language chooses another; what was typed stays. */
export const OtherLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await email(canvasElement), 'marta@bureau.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Language English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Ελληνικά' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'el'));
    await expect(canvas.getByRole('textbox')).toHaveValue('marta@bureau.example');
  },
};

/** The company's own logo and picture. */
export const OwnPictures: Story = {
  args: { settings: { company_logo: 'harbour.svg', login_background: 'pier.svg', is_demo: false } },
  beforeEach: () => showUploads(`data:image/svg+xml,${encodeURIComponent(logo)}`),
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', { name: 'Harbour & Lane Engineering' });
    await waitFor(() => expect(image.getBoundingClientRect()).toMatchObject({ width: 200, height: 96 }));
  },
};

/** Pictures that cannot be shown give way to the product's own. */
export const BrokenPictures: Story = {
  args: { settings: { company_logo: 'broken.png', login_background: 'broken.jpg', is_demo: false } },
  beforeEach: () => showUploads('data:image/png;base64,AAAA'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Harbour');
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** The company's dark theme stands on these pages too. */
export const Dark: Story = {
  args: { settings: { theme_layout: 'dark', allowed_for_registration: true } },
  play: async ({ canvasElement }) => {
    await email(canvasElement);
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
};

export const OnAPhone: Story = {
  args: { settings: { is_demo: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await email(canvasElement)).toBeVisible());
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

/** The button says that somebody is being signed in, and nothing is lost meanwhile. */
export const Pending: Story = {
  args: { prepare: (backend) => backend.on('POST /api/login', never) },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'bureau-demo');
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'));
    await expect(await email(canvasElement)).toHaveValue('marta@bureau.example');
  },
};

/** Settings that the server cannot give are those of the product. */
export const WithoutSettings: Story = {
  args: {
    prepare: (backend) => backend.on('GET /api/settings/get-settings', () => json({ error: 'No' }, 422)),
  },
  play: async ({ canvasElement }) => {
    await email(canvasElement);
    await waitFor(() => expect(document.title).toBe('Sign in · Bureau'));
    await expect(within(canvasElement).queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};

export const German: Story = {
  args: { settings: { default_language: 'de', is_demo: true, allowed_for_registration: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Anmelden' }));
    await canvas.findByText('Geben Sie Ihr Passwort ein.');
  },
};

export const Japanese: Story = {
  args: { settings: { default_language: 'ja', is_demo: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'ログイン' });
    await expect(document.documentElement).toHaveAttribute('lang', 'ja');
  },
};

export const RightToLeft: Story = {
  args: { settings: { allowed_for_registration: true } },
  play: async ({ canvasElement }) => {
    await email(canvasElement);
    document.documentElement.dir = 'rtl';
    const language = within(canvasElement).getByRole('button', { name: 'Language English' });
    await waitFor(() => expect(language.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2));
  },
};
