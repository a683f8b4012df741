import { projects, teams } from '@bureau/contract';
import { cleanup, render, screen } from '@testing-library/react';
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

it('leads to all projects of its people, and of nobody else', async () => {
  const { backend, services } = createTestApp({ path: '/teams/detail/1', user: admin });
  const team = {
    ...createRecord(teams, 1, { members: [{ user_id: 3 }, { user_id: 4 }] }),
    id: 1,
    version: 1,
  };
  serveResource(backend, teams, { records: new Map([[1, team]]) });
  serveRecordParts(backend, teams.name);
  const project = createRecord(projects, 7, { name: 'Quay wall' });
  backend.on('GET /api/projects', () =>
    json({ data: [project], meta: { total: 60, page: 1, per_page: 50 } }),
  );
  render(<App services={services} />);
  const link = await screen.findByRole('link', { name: /60/ });
  const [, search] = link.getAttribute('href')?.split('?') ?? [];
  expect([...new URLSearchParams(search)]).toEqual([['filter[member_id]', '3,4']]);
});
