import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../../shell/App.tsx';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { json } from '../../../testing/fakeApi.ts';
import { admin } from '../../../testing/fixtures.ts';
import { polyfillJsdom } from '../../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

const own = { ...admin, code: 'USR-0002', username: 'amara', phone: null, time_zone: null, version: 1 };

function open() {
  const app = createTestApp({
    path: `/users/profile/${admin.id}?tab=security`,
    user: admin,
    settings: { is_demo: false },
  });
  app.backend.on('GET /api/users/:id', () => json({ ...own, positions: [] }));
  app.backend.on('GET /api/profile', () => json({ ...own, positions: [], pending_email: null }));
  return app;
}

it('keeps the new address over a reload until it is sent, and begins anew with the focus in it then', async () => {
  const { backend, services } = open();
  backend.on('POST /api/users/change-email/:id', () => json({}));
  const show = async () => {
    cleanup();
    render(<App services={services} />);
    return screen.findByRole('textbox', { name: /^New email/ });
  };
  await person.type(await show(), 'amara@harbour.example');
  const again = await show();
  expect(again).toHaveProperty('value', 'amara@harbour.example');
  expect(services.drafts.read(admin.id, `profile/${admin.id}/email`)).toEqual({
    email: 'amara@harbour.example',
  });
  const [, confirmation] = screen.getAllByLabelText(/^Your current password/);
  if (!confirmation) throw new Error('The password is not asked for.');
  await person.type(confirmation, 'bureau-demo{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^New email/ })).toHaveProperty('value', ''),
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^New email/ })).toBe(document.activeElement),
  );
});

it('leads the focus to the heading when a session has ended, and with it what ended it', async () => {
  const { backend, services } = open();
  const session = {
    browser: 'Firefox',
    system: 'Windows',
    started_at: '2026-03-01T08:00:00.000Z',
    last_used_at: '2026-03-02T09:30:00.000Z',
  };
  const current = { ...session, id: 1, is_current: true };
  let sessions = [current, { ...session, id: 2, is_current: false }];
  backend.on('GET /api/users/:id/sessions', () => json(sessions));
  backend.on('POST /api/users/:id/sessions/end', () => {
    sessions = [current];
    return json({});
  });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Sign out: Firefox · Windows' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement));
});
