import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('the panel of the appearance follows the button that folds the sidebar, and does not take that back', async () => {
  const person = userEvent.setup();
  const { backend, services } = createTestApp({ path: '/dashboard', user: admin });
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: 'Appearance' }));
  const panel = within(await screen.findByRole('region', { name: 'Appearance' }));
  await person.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  await waitFor(() =>
    expect(panel.getByRole('switch', { name: 'Collapsed sidebar' })).toHaveProperty('checked', true),
  );
  expect(panel.queryByRole('button', { name: 'Discard changes' })).toBeNull();

  await person.selectOptions(panel.getByRole('combobox', { name: 'Sidebar width' }), 'Large');
  await waitFor(() => expect(backend.callsOf('PUT /api/profile')).toHaveLength(2));
  expect(backend.callsOf('PUT /api/profile')[1]?.body).toMatchObject({
    preferences: { theme: { is_collapsed_menu: true, sidebar_width: 'large' } },
  });
});
