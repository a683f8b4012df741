import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { serveTodos } from '../../testing/fakeTodos.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('keeps the day that somebody has typed where the server refuses to put a to-do off, says why, and asks again', async () => {
  const { backend, services } = createTestApp({ path: '/todos', user: admin });
  serveTodos(backend, [{ title: 'Book a room' }, { title: 'Order steel' }]);
  const put = backend.answer('PUT /api/todos/:id');
  backend.on('PUT /api/todos/:id', () => json({ errors: { snoozed_until: ['That is too far away.'] } }, 422));
  render(<App services={services} />);
  const row = within(await screen.findByRole('row', { name: /Book a room/ }));
  await person.click(await row.findByRole('button', { name: /^Actions/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Snooze until a date…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('combobox', { name: /Snoozed until/ }), '2099-01-01');
  await person.click(dialog.getByRole('button', { name: 'Change 1 record' }));
  await dialog.findAllByText(/That is too far away/);
  expect(dialog.getByRole('combobox', { name: /Snoozed until/ })).toHaveProperty('value', '01.01.2099');
  await screen.findByRole('row', { name: /Book a room/, hidden: true });
  backend.on('PUT /api/todos/:id', put);
  await person.click(dialog.getByRole('button', { name: 'Change 1 record' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('row', { name: /Book a room/ })).toBeNull());
});
