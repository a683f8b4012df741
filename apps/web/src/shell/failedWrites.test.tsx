import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
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
  render(<App services={services} />);
  return backend;
}

it('keeps the name of a view that was not saved, says why, and saves it when asked again', async () => {
  const backend = open('/tasks?filter[status]=1');
  const save = backend.answer('POST /api/saved-views');
  backend.on('POST /api/saved-views', () => json({ error: 'There are too many views.' }, 422));
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  await person.click(await views.findByRole('button', { name: 'Save as new view…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'Next week');
  await person.keyboard('{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toContain('There are too many views.');
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Next week');
  backend.on('POST /api/saved-views', save);
  await person.keyboard('{Enter}');
  await views.findByRole('link', { name: 'Next week' });
});

it.each([409, 429, 503])(
  'says that a timer was not started when the server answers with %i',
  async (status) => {
    const backend = open('/tasks/detail/7');
    const start = backend.answer('POST /api/timer-logs');
    backend.on('POST /api/timer-logs', () => json({ error: 'Not now.' }, status));
    await person.click(await screen.findByRole('button', { name: 'Start timer' }));
    await waitFor(() => expect(toasts.getSnapshot().map(({ tone }) => tone)).toEqual(['danger']));
    backend.on('POST /api/timer-logs', start);
    await person.click(await screen.findByRole('button', { name: 'Start timer' }));
    await within(screen.getByRole('banner')).findByRole('group', { name: 'Timer' });
  },
);

it('leaves what somebody has typed into a record that was deleted elsewhere meanwhile', async () => {
  const backend = open('/tasks/detail/7');
  await person.click(await screen.findByRole('button', { name: 'Edit Title' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await person.clear(title);
  await person.type(title, 'A name that took long to find');
  backend.tasks.delete(7);
  await person.keyboard('{Enter}');
  await screen.findByText(/What you have written here is not saved/);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    'A name that took long to find',
  );
});

it('leaves a comment that somebody has begun below a record that was deleted elsewhere meanwhile', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/detail/7' });
  render(<App services={services} />);
  await screen.findByRole('button', { name: 'Edit Title' });
  services.drafts.write(services.session.get()?.userId ?? 0, '/api/tasks/7/comments', '<p>Ask them</p>');
  backend.tasks.delete(7);
  await person.click(screen.getByRole('button', { name: /^Move to/ }));
  await screen.findByText(/What you have written here is not saved/);
  await screen.findByRole('region', { name: 'Comments' });
});

it('goes on with a file that is on its way when its page is left, and says when it did not arrive', async () => {
  const backend = open('/tasks/detail/7');
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.on('POST /api/tasks/:id/attachments', () => promise);
  await screen.findByRole('button', { name: 'Attach files' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input.');
  await person.upload(input, new File(['x'], 'plan.txt'));
  await screen.findByText('plan.txt');
  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  resolve(json({ error: 'The disk is full.' }, 422));
  await waitFor(() =>
    expect(toasts.getSnapshot()).toMatchObject([
      { tone: 'danger', title: 'plan.txt', message: 'The disk is full.' },
    ]),
  );
});
