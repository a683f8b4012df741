import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../../testing/AppStory.tsx';
import { type FakeApi, json } from '../../../testing/fakeApi.ts';
import { admin, newcomer } from '../../../testing/fixtures.ts';

const address = (tab: string, id = admin.id) => `/users/profile/${id}?tab=${tab}`;

/** Answers with a person as everybody of the company sees them. */
const servePerson = (backend: FakeApi) =>
  backend.on('GET /api/users/:id', (_request, [id]) =>
    json({
      ...(Number(id) === admin.id ? admin : newcomer),
      id: Number(id),
      code: 'USR-0001',
      username: 'person',
      phone: null,
      joining_date: '2024-02-01',
      time_zone: null,
      client_id: null,
      client_name: null,
      is_active: true,
      is_invited: false,
      last_login_at: null,
      positions: [{ role_id: 4, role_name: 'user', department_id: null, department_name: null }],
      custom_fields: {},
      version: 1,
    }),
  );

const session = (id: number, browser: string | null, isCurrent = false) => ({
  id,
  browser,
  system: browser && 'Windows',
  started_at: '2026-03-01T08:00:00.000Z',
  last_used_at: '2026-03-02T09:30:00.000Z',
  is_current: isCurrent,
});

const meta = {
  title: 'Profile',
  id: 'web-profile',
  component: AppStory,
  args: { path: address('security'), user: admin, prepare: servePerson },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A session that was left open is ended; the own one cannot be. */
export const Sessions: Story = {
  args: {
    prepare(backend) {
      servePerson(backend);
      let sessions = [session(1, 'Chrome', true), session(2, 'Firefox'), session(3, null)];
      backend.on('GET /api/users/:id/sessions', () => json(sessions));
      backend.on('POST /api/users/:id/sessions/end', ({ body }) => {
        const { session_id: id } = body as { session_id?: number };
        sessions = sessions.filter((one) => one.is_current || (id !== undefined && one.id !== id));
        return json({ status: 'ok' });
      });
    },
  },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Sessions' }, { timeout: 10_000 }));
    await expect(table.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(table.getByRole('button', { name: 'Sign out: Firefox · Windows' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(table.queryByText(/Firefox/)).toBeNull());
    await expect(table.getByText('Unknown browser')).toBeInTheDocument();
  },
};

/** The sessions cannot be had: the forms above them stay, and the sessions can be asked for again. */
export const SessionsFailed: Story = {
  args: {
    prepare(backend) {
      servePerson(backend);
      backend.on('GET /api/users/:id/sessions', () => json({ error: 'No' }, 500));
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expect(screen.getByRole('heading', { name: 'Change password' })).toBeInTheDocument();
  },
};

/** Each page is there with the reason why somebody can open it, or what they would need. */
export const Pages: Story = {
  args: {
    path: `${address('permissions', newcomer.id)}&page=/tasks/create`,
    prepare(backend) {
      servePerson(backend);
      backend.on('GET /api/users/:id/permissions', () =>
        json([
          { permission: 'tasks_view', roles: [{ id: 4, name: 'user' }], departments: [] },
          { permission: 'tasks_edit', roles: [], departments: [{ id: 2, name: 'Night shift' }] },
        ]),
      );
    },
  },
  play: async () => {
    const pages = within(await screen.findByRole('table', { name: 'Pages' }, { timeout: 10_000 }));
    await expect(pages.getByRole('row', { name: /^Tasks/ })).toHaveTextContent('Granted by: User');
    await expect(pages.getByRole('row', { name: /^Clients/ })).toHaveTextContent(
      'Missing permission: Clients – View',
    );
    await expect(pages.getByRole('row', { name: /^Roles/ })).toHaveTextContent('For administrators only');
    await expect(screen.getByText('Missing permission: Tasks – Create')).toBeInTheDocument();
    const permissions = within(screen.getByRole('table', { name: 'Permissions' }));
    await expect(permissions.getByRole('row', { name: /Tasks – Edit/ })).toHaveTextContent('Night shift');
  },
};

/** Somebody who may do nothing yet reads so. */
export const NoPermissions: Story = {
  args: {
    path: address('permissions', newcomer.id),
    prepare(backend) {
      servePerson(backend);
      backend.on('GET /api/users/:id/permissions', () => json([]));
    },
  },
  play: async () => {
    await screen.findByText('No permissions. A role grants them.', undefined, { timeout: 10_000 });
  },
};
