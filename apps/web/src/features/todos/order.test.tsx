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

it('puts a to-do in order that is far down in a long list', async () => {
  const { backend, services } = createTestApp({ path: '/todos?row=130', user: admin });
  serveTodos(
    backend,
    Array.from({ length: 150 }, (_, index) => ({ title: `Item ${index + 1}` })),
  );
  const list = backend.answer('GET /api/todos');
  backend.on('GET /api/todos', async (call, params) => {
    const { data, meta } = (await (await list(call, params)).json()) as {
      data: unknown[];
      meta: { total: number };
    };
    const [page, size] = ['page', 'per_page'].map((name) => Number(call.query.get(name))) as [number, number];
    return json({
      data: data.slice((page - 1) * size, page * size),
      meta: { ...meta, page, per_page: size },
    });
  });
  render(<App services={services} />);
  const row = within(await screen.findByRole('row', { name: /Item 132/ }));
  await person.click(await row.findByRole('button', { name: /^Actions/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() =>
    expect(backend.callsOf('PUT /api/todos/reorder')).toMatchObject([{ body: { id: 132, before_id: 131 } }]),
  );
});
