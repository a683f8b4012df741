import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { createAnnouncement, serveAnnouncements } from '../../testing/fakeAnnouncements.ts';
import { json } from '../../testing/fakeApi.ts';
import { staff } from '../../testing/fixtures.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

async function open(changes: Parameters<typeof serveAnnouncements>[1]) {
  const user: typeof staff = { ...staff, permissions: ['announcements_view'] };
  const { backend, services } = createTestApp({ path: '/announcements/detail/1', user });
  serveAnnouncements(backend, changes);
  let reads = 0;
  backend.on('POST /api/announcements/:id/read', () => {
    reads += 1;
    return json(createAnnouncement(1, { ...changes, read_at: '2026-03-17T09:30:00.000Z' }));
  });
  render(<App services={services} />);
  await screen.findByRole('heading', { level: 1, name: /Emergency exits/ });
  return { readsOf: () => reads };
}

it('is read once by being opened', async () => {
  const { readsOf } = await open({});
  await waitFor(() => expect(readsOf()).toBe(1));
  await screen.findByRole('button', { name: 'Acknowledge' });
  expect(readsOf()).toBe(1);
});

it('is not read again', async () => {
  const { readsOf } = await open({ read_at: '2026-03-16T09:30:00.000Z' });
  await screen.findByRole('button', { name: 'Acknowledge' });
  expect(readsOf()).toBe(0);
});

it('is not read by a preview', async () => {
  const { readsOf } = await open({ publish_at: '2099-01-01T08:00:00.000Z' });
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  expect(readsOf()).toBe(0);
});
