import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../../shell/App.tsx';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { json } from '../../../testing/fakeApi.ts';
import { admin } from '../../../testing/fixtures.ts';
import { polyfillJsdom } from '../../../testing/polyfillJsdom.ts';
import { readAgain } from '../../../testing/readAgain.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

const own = { ...admin, code: 'USR-0002', username: 'amara', phone: null, time_zone: null, version: 1 };

/** Opens the own preferences; what was chosen elsewhere afterwards is known of the account alone. */
function open(app = createTestApp({ path: `/users/profile/${admin.id}?tab=preferences`, user: admin })) {
  app.backend.on('GET /api/users/:id', () => json({ ...own, positions: [] }));
  app.backend.on('GET /api/profile', () => json({ ...own, positions: [] }));
  app.backend.on('GET /api/translations/active', () => json([{ language: 'en', name: 'English' }]));
  render(<App services={app.services} />);
  return app;
}

const savedBody = async ({ backend }: ReturnType<typeof open>) => {
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.callsOf('PUT /api/profile')).toHaveLength(1));
  return backend.callsOf('PUT /api/profile')[0]?.body;
};

it('saves of the own preferences those that were changed: the language may have been chosen elsewhere since', async () => {
  const app = open();
  await person.type(await screen.findByRole('textbox', { name: /^Phone/ }), '123');
  expect(await savedBody(app)).toEqual({ phone: '123' });
});

it('leaves the appearance that was chosen meanwhile', async () => {
  const app = open();
  const box = await screen.findByRole('checkbox', { name: /^Comments/ });
  const theme = { layout: 'dark', scheme: 'layout' } as const;
  app.backend.on('GET /api/sidebar-menu', () =>
    json({ menus: [], loginUser: { ...admin, preferences: { theme } } }),
  );
  await readAgain(app.backend, 'GET /api/sidebar-menu');
  await waitFor(() => expect(document.documentElement.dataset['layout']).toBe('dark'));
  await person.click(box);
  expect(await savedBody(app)).toEqual({ preferences: { muted_topics: ['comments'] } });
});

it('keeps of what was typed nothing that was not, over a reload', async () => {
  const app = open();
  await person.type(await screen.findByRole('textbox', { name: /^Phone/ }), '123');
  cleanup();
  open(app);
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveProperty('value', '123');
  expect(app.services.drafts.read(admin.id, 'profile')).toEqual({ phone: '123' });
});

it('offers the pictures as a group of choices, in which nothing is an item of a list that is none', async () => {
  open();
  const group = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
  expect(group.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(group.queryAllByRole('listitem')).toEqual([]);
});
