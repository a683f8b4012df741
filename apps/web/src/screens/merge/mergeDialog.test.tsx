import { incidents } from '@bureau/contract';
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

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

const create = (id: number, changes: object = {}) => ({
  ...createRecord(incidents, id, {
    project_id: null,
    merged_into_id: null,
    merged_into_name: null,
    ...changes,
  }),
  id,
  version: 1,
});

it('offers to merge an incident of no project into one of none, however many of projects came after it', async () => {
  const { backend, services } = createTestApp({ path: '/incidents/detail/1', user: admin });
  const ofProjects = Array.from({ length: 50 }, (_, index) => create(index + 10, { project_id: 1 }));
  const ofNone = [create(1), create(2)];
  const records = new Map([...ofProjects, ...ofNone].map((one) => [one.id, one]));
  serveResource(backend, incidents, { records, create });
  serveRecordParts(backend, incidents.name);
  backend.on('GET /api/incidents', ({ query }) => {
    const found = query.get('filter[project_id]') === 'none' ? ofNone : [...ofProjects, ...ofNone];
    const size = Number(query.get('per_page'));
    return json({ data: found.slice(0, size), meta: { total: found.length, page: 1, per_page: size } });
  });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Merge into…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge INC-0001' }));
  await person.type(await dialog.findByRole('combobox', { name: /Merge into/ }), 'INC');
  expect(await screen.findByRole('option', { name: /INC-0002/ })).toBeTruthy();
});

it('opens the other one beside the same list', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('100rem') });
  const { backend, services } = createTestApp({ path: '/incidents/detail/1?q=INC', user: admin });
  const records = new Map([1, 2].map((id) => [id, create(id)]));
  serveResource(backend, incidents, { records, create });
  serveRecordParts(backend, incidents.name);
  backend.on('POST /api/incidents/:id/merge', () =>
    json(create(1, { merged_into_id: 2, merged_into_name: 'INC-0002' })),
  );
  render(<App services={services} />);
  const panel = within(await screen.findByRole('region', { name: 'Record' }));
  await person.click(await panel.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Merge into…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge INC-0001' }));
  await person.type(await dialog.findByRole('combobox', { name: /Merge into/ }), 'INC');
  await person.click(await screen.findByRole('option', { name: /INC-0002/ }));
  await person.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(window.location.hash).toBe('#/incidents/detail/2?q=INC'));
  window.matchMedia = matchMedia;
});
