import { users } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';
import { readAgain } from '../../testing/readAgain.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

it('leads the focus to the heading when a role was taken from somebody, and with it what took it', async () => {
  const { backend, services } = createTestApp({ path: '/users/detail/7', user: admin });
  const position = { role_id: 4, role_name: 'user', department_id: null, department_name: null };
  serveRecords(backend, users, 8, () => ({ positions: [position], client_id: null, is_active: true }));
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: /^Remove: / }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement));
});

it('takes a role from somebody whose other fields somebody else changes while that is asked', async () => {
  const { backend, services } = createTestApp({ path: '/users/detail/7', user: admin });
  const position = { role_id: 4, role_name: 'user', department_id: null, department_name: null };
  serveRecords(backend, users, 8, () => ({ positions: [position], client_id: null, is_active: true }));
  const stored = await services.client.call(users.one, { params: { id: 7 } });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: /^Remove: / }));
  const dialog = within(await screen.findByRole('dialog'));
  backend.on('GET /api/users/7', () => json({ ...stored, phone: '+49 30 1', version: 2 }));
  await readAgain(backend, 'GET /api/users/7');
  await screen.findByText('+49 30 1');
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(backend.callsOf('PUT /api/users/7')).toHaveLength(1));
  expect(backend.callsOf('PUT /api/users/7')[0]?.body).toMatchObject({ positions: [] });
});
