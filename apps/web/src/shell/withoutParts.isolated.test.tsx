import { defineResource, field, taskFields } from '@bureau/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeScreens } from '../screens/resource/ResourceScreens.ts';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { serveRecords } from '../testing/fakeRecords.ts';
import { admin } from '../testing/fixtures.ts';
import { App } from './App.tsx';

/** Tasks that can neither be changed together, nor exported or imported. */
const plain = defineResource({
  name: 'tasks',
  permissionPrefix: 'tasks',
  icon: 'list-checks',
  codePrefix: 'TSK',
  hasCustomFields: false,
  without: ['bulk', 'export', 'import'],
  fields: { title: taskFields.title, progress: field.percent({ default: 0 }) },
});

vi.mock('../features/tasks/tasks.screens.tsx', () => ({
  screens: describeScreens(plain, plain.fields, { choices: {} }),
}));

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('the list of a resource without bulk changes, files and views has all the rest', async () => {
  const { backend, services } = createTestApp({ path: '/tasks', user: admin });
  serveRecords(backend, plain, 3);
  render(<App services={services} />);
  await screen.findByText('TSK-0003');
  const list = within(screen.getByRole('main'));
  expect(list.getByRole('searchbox')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Columns' })).toBeTruthy();
  expect(list.queryByRole('checkbox')).toBeNull();
  expect(list.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(backend.callsOf('GET /api/saved-views')).toEqual([]);
});
