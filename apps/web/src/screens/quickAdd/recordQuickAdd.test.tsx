import { tasks } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { createTask } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(() => {
  cleanup();
  toasts.clear();
});

const lineOf = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a task' });

it('offers refused lines to be sent again, and leaves what is typed meanwhile', async () => {
  const { backend, services } = createTestApp({ path: '/tasks', taskCount: 2 });
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const waiting = answers.values();
  backend.on('POST /api/tasks', () => waiting.next().value?.promise ?? json(createTask(9), 201));
  render(<App services={services} />);
  await person.type(await lineOf(), 'First{Enter}Second{Enter}Third');
  const refused = () => json({ error: 'Not now.' }, 409);
  for (const answer of answers) answer.resolve(refused());
  await waitFor(() =>
    expect(toasts.getSnapshot()).toMatchObject([
      { title: 'First', message: 'Not now.' },
      { title: 'Second', message: 'Not now.' },
    ]),
  );
  expect((await lineOf()).value).toBe('Third');
  expect(services.drafts.read(3, 'tasks/quick-add')).toBe('Third');
  toasts.getSnapshot()[1]?.action?.onPress();
  await waitFor(() => expect(backend.callsOf(`POST ${tasks.create.path}`)).toHaveLength(3));
  expect(backend.callsOf('POST /api/tasks')[2]?.body).toMatchObject({ title: 'Second' });
});

it('has the lines that wait for names, and what was typed behind them, for whoever comes back', async () => {
  const { backend, services } = createTestApp({ path: '/tasks', taskCount: 2 });
  backend.on('GET /api/get-users', () => new Promise(() => undefined));
  render(<App services={services} />);
  await person.type(await lineOf(), 'Call @nobody{Enter}Third');
  cleanup();
  expect(services.drafts.read(3, 'tasks/quick-add')).toBe('Call @nobody Third');
});
