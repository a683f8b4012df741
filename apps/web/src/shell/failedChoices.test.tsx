import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import { json } from '../testing/fakeApi.ts';
import { people, projects } from '../testing/fixtures.ts';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { App } from './App.tsx';

// What is said where the records that a field can refer to could not be read, wherever they are chosen.

const person = userEvent.setup();
const failure = 'The options could not be loaded.';

beforeAll(polyfillJsdom);
afterEach(cleanup);

const press = async (role: 'button' | 'checkbox' | 'menuitem', name: RegExp | string) =>
  person.click(await screen.findByRole(role, { name }));

it.each<[place: string, path: string, open: () => Promise<void>]>([
  ['a form', '/tasks/create', () => press('button', /Project/)],
  ['an editor in its place', '/tasks/detail/1', () => press('button', 'Edit Project')],
  [
    'a filter',
    '/tasks',
    async () => {
      await press('button', 'Add filter');
      await press('menuitem', 'Project');
    },
  ],
])('%s says that the choices could not be loaded, and loads them again', async (_, path, open) => {
  const { backend, services } = createTestApp({ path });
  const answer = backend.answer('GET /api/get-projects');
  backend.on('GET /api/get-projects', () => json({ error: 'Not now.' }, 422));
  render(<App services={services} />);
  await open();
  expect(await screen.findByText(failure)).toBeTruthy();
  backend.on('GET /api/get-projects', answer);
  await press('button', 'Try again');
  for (const { name } of projects) expect(await screen.findByRole('option', { name })).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
});

it('keeps whom a template of tasks assigns where the people could not be read', async () => {
  const { backend, services } = createTestApp({ path: '/tasks/create?template=3' });
  const [first] = people;
  const template = {
    id: 3,
    title: 'Close the books',
    description: '',
    priority: 3,
    project_id: null,
    assignees: [first],
    due_in_days: null,
    estimated_minutes: null,
    labels: [],
    is_billable: false,
    checklist: [],
    subtasks: [],
    custom_fields: {},
    version: 1,
  };
  backend.on('GET /api/task-templates/3', () => json(template));
  backend.on('GET /api/get-users', () => json({ error: 'Not now.' }, 422));
  render(<App services={services} />);
  await screen.findByDisplayValue('Close the books');
  await press('button', 'Create task');
  const call = 'POST /api/task-templates/3/tasks';
  await waitFor(() => expect(backend.callsOf(call)).toHaveLength(1));
  expect(backend.callsOf(call)[0]?.body).toMatchObject({ assignee_ids: [first?.user_id] });
});
