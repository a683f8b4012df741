import { leaves } from '@bureau/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

const asked = { status: 'pending', user_id: 77, version: 3, reason: 'Summer' };

it('is approved as it was when the decision was begun, and shown as it is when it has become another', async () => {
  const { backend, services } = createTestApp({ path: '/leaves/detail/1', user: admin });
  serveRecords(backend, leaves, 1);
  const empty = { data: [], meta: { total: 0, page: 1, per_page: 20 } };
  backend.on('GET /api/leaves', () => json(empty));
  backend.on('GET /api/leaves/balance', () => json({ data: [] }));
  let stored = createRecord(leaves, 1, asked);
  const versions: unknown[] = [];
  backend.on('GET /api/leaves/1', () => json(stored));
  backend.on('POST /api/leaves/1/approve', ({ body }) => {
    versions.push(Reflect.get(Object(body) as object, 'version'));
    return json({ error: 'Someone else has changed this record in the meantime.', current: stored }, 409);
  });
  const user = userEvent.setup();
  render(<App services={services} />);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  stored = createRecord(leaves, 1, { ...asked, version: 4, reason: 'All of the summer' });
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('Someone else has changed this record in the meantime.');
  expect(versions).toEqual([3]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: /All of the summer/ });
});

it('says nothing of a balance that the server refuses, as it does while days are being typed', async () => {
  const { backend, services } = createTestApp({ path: '/leaves/detail/1', user: admin });
  serveRecords(backend, leaves, 1);
  backend.on('GET /api/leaves/1', () => json(createRecord(leaves, 1, asked)));
  const refused = { errors: { to: ['The last day is before the first.'] } };
  backend.on('GET /api/leaves/balance', () => json(refused, 422));
  render(<App services={services} />);
  await screen.findByRole('button', { name: 'Approve' });
  await waitFor(() => expect(backend.callsOf('GET /api/leaves/balance')).not.toHaveLength(0));
  // what is told of an error is told with its answer
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('The last day is before the first.')).toBeNull();
});
