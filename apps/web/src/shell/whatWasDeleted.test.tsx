import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readAddress } from '../core/navigation/address.ts';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { json } from '../testing/fakeApi.ts';
import { App } from './App.tsx';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

function open(path: string) {
  const { backend, services } = createTestApp({ path });
  return { backend, show: () => render(<App services={services} />) };
}

const messages = () => toasts.getSnapshot().map(({ message }) => message);

it.each(['assignee_id', 'project_id'])(
  'says in words that a list is filtered by what is gone: %s',
  async (name) => {
    const { backend, show } = open(`/tasks?filter[${name}]=987654`);
    backend.on('GET /api/get-users-keyby', () => json({}));
    show();
    const filters = within(await screen.findByRole('group', { name: 'Filters' }));
    await filters.findByRole('button', { name: /deleted or hidden/ });
    expect(filters.queryByText(/987654/)).toBeNull();
  },
);

it('opens a view that was deleted elsewhere, says so, and forgets it', async () => {
  const { backend, show } = open('/tasks');
  show();
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  const tab = await views.findByRole('link', { name: 'Waiting for others' });
  backend.on('GET /api/saved-views', () => json({ data: [], meta: { total: 0, page: 1, per_page: 500 } }));
  await person.click(tab);
  await waitFor(() => expect(messages()).toEqual(['“Waiting for others” has been deleted.']));
  expect(views.queryByRole('link', { name: 'Waiting for others' })).toBeNull();
  await waitFor(() => expect(readAddress()).not.toContain('view='));
  expect(readAddress()).toContain('status');
});

it('deletes a view that was deleted elsewhere already', async () => {
  const { backend, show } = open('/tasks?filter[status]=4&columns=code,title,due_date&view=1');
  show();
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  await views.findByRole('link', { name: 'Waiting for others' });
  await person.click(views.getByRole('button', { name: 'View options' }));
  await person.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog'));
  backend.on('GET /api/saved-views', () => json({ data: [], meta: { total: 0, page: 1, per_page: 500 } }));
  backend.on('DELETE /api/saved-views/:id', () => json({ error: 'Not found' }, 404));
  await person.click(question.getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(views.queryByRole('link', { name: 'Waiting for others' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
