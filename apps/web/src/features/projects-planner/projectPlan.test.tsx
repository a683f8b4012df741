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

const person = userEvent.setup();

beforeAll(polyfillJsdom);
afterEach(cleanup);

const dates = { start_date: '2026-03-02', end_date: '2026-03-06' };

/** Opens the plan of a project, with the dates that were kept of it. */
async function openPlan(baseline: typeof dates | null, search = 'tab=planner') {
  const { backend, services } = createTestApp({ path: `/projects/detail/1?${search}`, user: admin });
  const create = (id: number, name: string) => ({
    ...createRecord(projects, id, { name, custom_fields: {} }),
    id,
    version: 1,
  });
  serveResource(backend, projects, { records: new Map([[1, create(1, 'Quay wall')]]) });
  serveRecordParts(backend, 'projects');
  const row = {
    kind: 'projects',
    id: 1,
    version: 1,
    code: 'PRJ-0001',
    title: 'Quay wall',
    status: 1,
    ...dates,
  };
  const none = { project_id: null, sprint_id: null, parent_id: null, progress: 0, dependency_ids: [] };
  backend.on('GET /api/projects-planner', () =>
    json({ rows: [{ ...row, ...none, baseline }], is_truncated: false, days_off: [], holidays: [] }),
  );
  backend.on('POST /api/projects/1/baseline', () => json({ count: 1 }));
  backend.on('DELETE /api/projects/1/baseline', () => new Response(null, { status: 204 }));
  render(<App services={services} />);
  const trigger = await screen.findByRole('button', { name: 'Baseline' });
  return {
    calls: (method: string) => backend.callsOf(`${method} /api/projects/1/baseline`).length,
    trigger,
    choose: async (name: string) => {
      await person.click(screen.getByRole('button', { name: 'Baseline' }));
      await person.click(await screen.findByRole('menuitem', { name }));
    },
  };
}

it.each([
  ['DELETE', 'Clear baseline', 'Clear the baseline?'],
  ['POST', 'Save current dates as baseline', 'Replace the baseline?'],
])('asks before it loses the dates that were kept of a project: %s', async (method, name, question) => {
  const { calls, choose, trigger } = await openPlan(dates);
  await choose(name);
  await person.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(calls(method)).toBe(0);
  await choose(name);
  await person.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls(method)).toBe(1);
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('keeps the first dates of a project without a question', async () => {
  const { calls, choose } = await openPlan(null);
  await choose('Save current dates as baseline');
  await waitFor(() => expect(calls('POST')).toBe(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps in the address how it is shown, beside what that says of the list of projects', async () => {
  await openPlan(null, 'q=quay&sort=name&tab=planner');
  await person.click(screen.getByRole('radio', { name: 'Table' }));
  await waitFor(() =>
    expect(window.location.hash).toBe('#/projects/detail/1?q=quay&sort=name&tab=planner&plan=table'),
  );
  await person.click(screen.getByRole('radio', { name: 'Timeline' }));
  await person.click(await screen.findByRole('radio', { name: 'Month' }));
  await waitFor(() =>
    expect(window.location.hash).toBe('#/projects/detail/1?q=quay&sort=name&tab=planner&zoom=month'),
  );
});
