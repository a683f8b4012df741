import { clients, leaves } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { serveRecords } from '../testing/fakeRecords.ts';
import { json } from '../testing/fakeApi.ts';
import { admin, manager } from '../testing/fixtures.ts';
import { readAgain } from '../testing/readAgain.ts';
import { App } from './App.tsx';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

it('asks before the lines are lost that somebody has typed into a record', async () => {
  const { backend, services } = createTestApp({ path: '/clients/detail/2', user: admin });
  serveRecords(backend, clients, 3);
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Edit Other contacts' }));
  const [name] = await screen.findAllByRole('textbox', { name: /^Name/ });
  if (!name) throw new Error('There is no line.');
  await person.type(name, ' of the new office{Escape}');
  await screen.findByRole('alertdialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveProperty(
    'value',
    expect.stringContaining('of the new office'),
  );
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Edit Other contacts' });
});

it('keeps the reason of a decision that somebody puts off, also over a reload', async () => {
  const app = createTestApp({ path: '/leaves/detail/2', user: admin });
  serveRecords(app.backend, leaves, 3, () => ({ status: 'pending', user_id: 3 }));
  const show = async () => {
    cleanup();
    render(<App services={app.services} />);
    await person.click(await screen.findByRole('button', { name: 'Reject' }));
    return screen.findByRole('textbox', { name: /reason/i });
  };
  await person.type(await show(), 'Two of us are away{Escape}');
  expect(await show()).toHaveProperty('value', 'Two of us are away');
});

it('leaves somebody what they type in a page that is no longer theirs until they leave it', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/create' });
  backend.on('POST /api/tasks', () => json({ error: 'Your role does not include this.' }, 403));
  render(<App services={services} />);
  await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Meet the ferry');
  const permissions = manager.permissions.filter((permission) => permission !== 'tasks_create');
  backend.on('GET /api/sidebar-menu', () => json({ menus: [], loginUser: { ...manager, permissions } }));
  await readAgain(backend, 'GET /api/sidebar-menu');
  await waitFor(() => expect(services.session.permissions()).toEqual(permissions));
  await person.click(screen.getByRole('button', { name: 'Create task' }));
  await waitFor(() =>
    expect(toasts.getSnapshot()).toMatchObject([{ message: 'You do not have permission to do this.' }]),
  );
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Meet the ferry');
  await person.click(screen.getByRole('link', { name: 'Cancel' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: /^Tasks/ });
});

it('closes a page that is no longer theirs to somebody who has typed nothing', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/create' });
  render(<App services={services} />);
  await screen.findByRole('textbox', { name: /^Title/ });
  const permissions = manager.permissions.filter((permission) => permission !== 'tasks_create');
  backend.on('GET /api/sidebar-menu', () => json({ menus: [], loginUser: { ...manager, permissions } }));
  await readAgain(backend, 'GET /api/sidebar-menu');
  await screen.findByRole('link', { name: 'Why can’t I see this?' });
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
});

it('leaves somebody a record that is no longer theirs until the field is given up in which they type', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/detail/7' });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Edit Title' }));
  await person.type(screen.getByRole('textbox', { name: 'Title' }), ' to the ferry');
  const permissions = manager.permissions.filter((permission) => !permission.startsWith('tasks_'));
  backend.on('GET /api/sidebar-menu', () => json({ menus: [], loginUser: { ...manager, permissions } }));
  await readAgain(backend, 'GET /api/sidebar-menu');
  await waitFor(() => expect(services.session.permissions()).toEqual(permissions));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    expect.stringMatching(/ to the ferry$/),
  );
  await person.keyboard('{Escape}');
  await screen.findByRole('link', { name: 'Why can’t I see this?' });
});
