import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

it('does not say that there are no teams where they could not be read', async () => {
  const { backend, services } = createTestApp({ path: '/teamboard', user: admin });
  backend.on('GET /api/get-teams', () => json({ error: 'Not now.' }, 422));
  render(<App services={services} />);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: 'No teams yet' })).toBeNull();
});
