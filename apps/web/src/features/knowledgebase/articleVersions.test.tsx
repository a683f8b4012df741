import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { serveArticles } from '../../testing/fakeArticles.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('keeps the versions that are shown, and the focus, until more of them are here', async () => {
  const { backend, services } = createTestApp({ path: '/knowledgebase/detail/1', user: admin });
  serveArticles(backend);
  const list = (count: number) => {
    const data = Array.from({ length: count }, (_, index) => ({
      version: 60 - index,
      title: 'Cranes',
      is_current: index === 0,
      created_at: '2026-03-02T08:00:00.000Z',
      author_id: 3,
      author_firstname: 'Marta',
      author_lastname: 'Lindqvist',
    }));
    return json({ data, meta: { total: 60, page: 1, per_page: count } });
  };
  const more = Promise.withResolvers<Response>();
  const answers = [list(20), more.promise].values();
  backend.on('GET /api/knowledgebase/:id/versions', () => answers.next().value ?? list(40));
  render(<App services={services} />);
  await screen.findByRole('button', { name: 'Compare version 60' });
  const button = screen.getAllByRole('button', { name: 'Show earlier activity' }).at(-1) as HTMLElement;
  await person.click(button);
  await waitFor(() => expect(backend.callsOf('GET /api/knowledgebase/:id/versions')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Compare version 60' })).toBeDefined();
  expect(document.activeElement).toBe(button);
  more.resolve(list(40));
  await screen.findByRole('button', { name: 'Compare version 21' });
});
