import { settings } from '@bureau/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../../shell/App.tsx';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { json } from '../../../testing/fakeApi.ts';
import { admin } from '../../../testing/fixtures.ts';
import { polyfillJsdom } from '../../../testing/polyfillJsdom.ts';
import { readAgain } from '../../../testing/readAgain.ts';

const person = userEvent.setup();

beforeAll(() => {
  polyfillJsdom();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('changes a prefix while others create records, and leaves the next number alone', async () => {
  const { backend, services } = createTestApp({ path: '/settings/numbering', user: admin });
  const served = (next: number) =>
    backend.on('GET /api/numbering', () =>
      json({ forms: [{ form: 'tasks', prefix: 'TSK', digits: 4, next_number: next }] }),
    );
  served(12);
  backend.on('POST /api/numbering', ({ body }) => json(body));
  render(<App services={services} />);
  await person.type(await screen.findByRole('textbox', { name: /^Prefix/ }), 'K');
  served(15);
  await readAgain(backend, 'GET /api/numbering');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.callsOf('POST /api/numbering')).toHaveLength(1));
  expect(backend.callsOf('POST /api/numbering')[0]?.body).toEqual({
    forms: [{ form: 'tasks', prefix: 'TSKK', digits: 4 }],
  });
});

it('is asked which one to keep where somebody else has changed the same setting since the form was begun', async () => {
  const { backend, services } = createTestApp({ path: '/settings', user: admin });
  const stored = await services.client.call(settings.all);
  render(<App services={services} />);
  await person.type(await screen.findByRole('textbox', { name: /^Company name/ }), ' and sons');
  backend.on('GET /api/settings', () => json({ ...stored, company_name: 'Theirs', version: 9 }));
  await readAgain(backend, 'GET /api/settings');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Theirs')).toBeTruthy();
  expect(backend.callsOf('POST /api/settings')).toEqual([]);
});
