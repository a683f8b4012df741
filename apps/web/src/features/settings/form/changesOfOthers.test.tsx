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

it('changes the codes of one kind of records, and leaves alone what somebody else has set of others since', async () => {
  const { backend, services } = createTestApp({ path: '/settings/numbering', user: admin });
  const served = (prefix: string) =>
    backend.on('GET /api/numbering', () =>
      json({
        forms: [
          { form: 'tasks', prefix, digits: 4, next_number: 12 },
          { form: 'projects', prefix: 'PRJ', digits: 4, next_number: 3 },
        ],
      }),
    );
  served('TSK');
  backend.on('POST /api/numbering', ({ body }) => json(body));
  render(<App services={services} />);
  const [, prefix] = await screen.findAllByRole('textbox', { name: /^Prefix/ });
  await person.type(prefix as HTMLElement, 'X');
  served('JOB');
  await readAgain(backend, 'GET /api/numbering');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.callsOf('POST /api/numbering')).toHaveLength(1));
  expect(backend.callsOf('POST /api/numbering')[0]?.body).toEqual({
    forms: [{ form: 'tasks' }, { form: 'projects', prefix: 'PRJX', digits: 4 }],
  });
});

it('changes the hours of one day, and leaves the other days as somebody else has set them since', async () => {
  const { backend, services } = createTestApp({ path: '/settings/working-days', user: admin });
  const week = (tuesday: number) =>
    Array.from({ length: 7 }, (_, day) => ({
      day,
      is_working: day === 1 || day === 2,
      minutes: day === 2 ? tuesday : 480,
    }));
  const served = (tuesday: number) =>
    backend.on('GET /api/working-days', () => json({ days: week(tuesday) }));
  served(480);
  backend.on('POST /api/working-days', ({ body }) => json(body));
  render(<App services={services} />);
  await person.click(await screen.findByRole('checkbox', { name: 'Friday' }));
  served(240);
  await readAgain(backend, 'GET /api/working-days');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.callsOf('POST /api/working-days')).toHaveLength(1));
  expect(backend.callsOf('POST /api/working-days')[0]?.body).toEqual({
    days: week(240).with(5, { day: 5, is_working: true, minutes: 480 }),
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
