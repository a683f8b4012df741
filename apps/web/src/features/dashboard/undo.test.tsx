import { toasts } from '@bureau/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

const widget = (name: string) => screen.queryByRole('region', { name });

/** Removes a widget, and returns the function that takes that back. */
async function remove(name: string) {
  await person.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  const find = () => toasts.getSnapshot().find(({ message }) => message === `${name} removed`)?.action;
  await waitFor(() => expect(find()).toBeDefined());
  const undo = find();
  return () => act(() => undo?.onPress());
}

it('brings back the widget that was removed alone, where it stood, whatever was removed after it', async () => {
  const { backend, services } = createTestApp({ path: '/dashboard', user: admin });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Customise' }));
  const undo = await remove('My to-dos');
  await remove('Announcements');
  undo();
  await waitFor(() => expect(widget('My to-dos')).not.toBeNull());
  await waitFor(() => expect(backend.callsOf('PUT /api/dashboard/layout')).toHaveLength(3));
  expect(widget('Announcements')).toBeNull();
  expect(backend.callsOf('PUT /api/dashboard/layout')[2]?.body).toMatchObject({
    widgets: [
      ...Array.from({ length: 5 }, () => ({})),
      { kind: 'due_today' },
      { kind: 'my_todos' },
      { kind: 'incidents_by_severity' },
      ...Array.from({ length: 3 }, () => ({})),
    ],
  });
});
