import { projects } from '@bureau/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('keeps in the address what its lanes stand for, beside what that says of the list of projects', async () => {
  const { backend, services } = createTestApp({
    path: '/projects/detail/1?q=quay&group=client_id&tab=board',
    user: admin,
  });
  const project = {
    ...createRecord(projects, 1, { name: 'Quay wall', custom_fields: {} }),
    id: 1,
    version: 1,
  };
  serveResource(backend, projects, { records: new Map([[1, project]]) });
  serveRecordParts(backend, 'projects');
  backend.on('GET /api/tasks/board', () => json({ columns: [], lanes: [] }));
  render(<App services={services} />);
  const lanes = await screen.findByRole('radiogroup', { name: 'Lanes' });
  expect(within(lanes).getByRole('radio', { name: 'None', checked: true })).toBeDefined();
  await userEvent.click(within(lanes).getByRole('radio', { name: 'Priority' }));
  await waitFor(() =>
    expect(window.location.hash).toBe('#/projects/detail/1?q=quay&group=client_id&tab=board&lanes=priority'),
  );
  await waitFor(() =>
    expect(backend.callsOf('GET /api/tasks/board').at(-1)?.query.get('group')).toBe('priority'),
  );
});
