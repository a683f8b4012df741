import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { manager } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';
import { readAgain } from '../../testing/readAgain.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

const call = 'GET /api/tasks/:id/comments';

it('leaves a comment open that is deleted elsewhere while it is changed, and sends what was written as a new one', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/detail/7' });
  const api = async (method: string, path: string, body?: object) =>
    backend.fetch(`/api/tasks/7/comments${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  await api('POST', '', { body: '<p>The crane is free from Monday.</p>' });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Edit comment' }));
  const comments = within(screen.getByRole('list', { name: 'Comments' }));
  await comments.findByRole('textbox', { name: 'Comment' });
  await api('DELETE', '/1');
  await readAgain(backend, call);
  expect((await comments.findByRole('alert')).textContent).toContain('This comment was deleted meanwhile.');
  expect(comments.getByRole('textbox', { name: 'Comment' }).textContent).toContain('The crane is free');
  await person.click(comments.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(comments.queryByRole('textbox')).toBeNull());
  const [item, ...others] = comments.getAllByRole('listitem');
  expect(item?.textContent).toContain('The crane is free from Monday.');
  expect(item?.textContent).toContain(manager.firstname);
  expect(others).toEqual([]);
});
