import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('goes from what ends the arranging to what begins it', async () => {
  const { services } = createTestApp({ path: '/dashboard', user: admin });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Customise' }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Customise' })).toBe(document.activeElement));
});

it('goes to the heading when the usual widgets are back, since nothing is to be reset any more', async () => {
  const { services } = createTestApp({ path: '/dashboard', user: admin });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Customise' }));
  screen.getByRole('button', { name: 'Move Created and completed' }).focus();
  await person.keyboard(' {ArrowUp}{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Reset to default' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset to default' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement));
});

it('stays on the last to-do that is ticked off', async () => {
  const { backend, services } = createTestApp({ path: '/dashboard', user: admin });
  const entry = { id: 1, title: 'Order new helmets', is_done: false, due_date: null };
  backend.on('GET /api/dashboard/todos', () => json({ count: 1, route: '/todos', entries: [entry] }));
  backend.on('PUT /api/todos/:id', () => json({ ...entry, is_done: true, version: 2 }));
  render(<App services={services} />);
  const box = await screen.findByRole('checkbox', { name: 'Order new helmets' });
  await person.click(box);
  const widget = within(screen.getByRole('region', { name: 'My to-dos' }));
  await waitFor(() => expect(widget.queryByRole('link', { name: /^All/ })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Order new helmets' })).toBe(document.activeElement);
});
