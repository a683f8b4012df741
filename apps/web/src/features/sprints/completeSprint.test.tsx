import { sprints } from '@bureau/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('does not say that there is no other sprint to move the rest to where they could not be read', async () => {
  const { backend, services } = createTestApp({ path: '/sprints/detail/1', user: admin });
  const create = (id: number, name: string, status: number) => ({
    ...createRecord(sprints, id, { name, project_id: 1, custom_fields: {} }),
    id,
    status,
    version: 1,
  });
  const records = [create(1, 'Foundations', 2), create(2, 'Superstructure', 1)];
  serveResource(backend, sprints, { records: new Map(records.map((one) => [one.id, one])) });
  serveRecordParts(backend, 'sprints');
  backend.on('GET /api/sprints/1/burndown', () =>
    json({ planned: { tasks: 0, minutes: 0 }, days: [], before: [] }),
  );
  backend.on('GET /api/tasks', () => json({ data: [], meta: { total: 3, page: 1, per_page: 1 } }));
  const list = backend.answer('GET /api/sprints');
  backend.on('GET /api/sprints', () => json({ error: 'Not now.' }, 422));
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Complete sprint' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.queryByRole('button', { name: /Move unfinished tasks to/ })).toBeNull();
  backend.on('GET /api/sprints', list);
  await person.click(again);
  await person.click(await dialog.findByRole('button', { name: /Move unfinished tasks to/ }));
  await screen.findByRole('option', { name: 'Superstructure' });
});
