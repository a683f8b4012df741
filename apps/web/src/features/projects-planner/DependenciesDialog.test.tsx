import { type PlannedRow, planner } from '@bureau/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { ServicesContext } from '../../core/services/ServicesContext.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { createTask } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';
import { DependenciesDialog } from './DependenciesDialog.tsx';
import texts from './locales/en.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  keySeparator: false,
  resources: { en: { translation: { ...texts, 'form.save': 'Save' } } },
});

beforeAll(polyfillJsdom);
afterEach(cleanup);

const rows = ['Survey', 'Permit', 'Anchor'].map((title, index): PlannedRow => ({
  kind: 'tasks',
  id: index + 1,
  version: 1,
  code: `TSK-${index + 1}`,
  title,
  status: 1,
  project_id: null,
  sprint_id: null,
  parent_id: null,
  start_date: null,
  end_date: null,
  progress: 0,
  dependency_ids: [],
  baseline: null,
}));

function Asked() {
  useQuery(planner.rows, { query: { from: '2026-03-01', to: '2026-03-31' } });
  return rows[0] && <DependenciesDialog record={rows[0]} rows={rows} onOpenChange={() => undefined} />;
}

it('shows what was saved before something was refused, and takes back what is chosen no longer', async () => {
  const person = userEvent.setup();
  const { backend, services } = createTestApp();
  backend.on('GET /api/projects-planner', () =>
    json({ rows, is_truncated: false, days_off: [], holidays: [] }),
  );
  backend.on('PUT /api/tasks/1/dependencies', ({ body }) =>
    (body as { readonly task_id: number }).task_id === 3
      ? json({ errors: { task_id: ['It waits for this task.'] } }, 422)
      : json(createTask(1)),
  );
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <ApiProvider client={services.client} userId={3}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <Asked /> }])} />
        </ApiProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
  const choose = async () => {
    await person.click(screen.getByRole('button', { name: /Blocked by/ }));
    await person.click(await screen.findByRole('option', { name: 'Permit' }));
    await person.click(screen.getByRole('option', { name: 'Anchor' }));
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Save' }));
  };
  const sent = () => backend.callsOf('PUT /api/tasks/1/dependencies').map(({ body }) => body);
  await choose();
  await screen.findByText('It waits for this task.');
  await waitFor(() => expect(backend.callsOf('GET /api/projects-planner')).toHaveLength(2));
  await choose();
  await waitFor(() =>
    expect(sent()).toEqual([
      { task_id: 2, is_waiting: true },
      { task_id: 3, is_waiting: true },
      { task_id: 2, is_waiting: false },
    ]),
  );
});
