import { meetings } from '@bureau/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

const agenda = [
  { title: 'Budget', minutes: 50 },
  { title: 'Hiring', minutes: 25 },
  { title: 'Other matters', minutes: null },
];

function open(path: string, duration: number | null = null) {
  const { backend, services } = createTestApp({ path, user: admin });
  serveRecords(backend, meetings, 1);
  const record = { agenda_items: agenda, duration_minutes: duration };
  backend.on('GET /api/meetings/1', () => json(createRecord(meetings, 1, record)));
  render(<App services={services} />);
}

const tooLong = 'The agenda takes 01:15, but the meeting lasts 01:00.';

it('is compared with how long the meeting lasts', async () => {
  open('/meetings/detail/1', 60);
  expect(await screen.findByText(tooLong)).toBeTruthy();
});

it.each([75, null])('says nothing of a meeting of %j minutes', async (duration) => {
  open('/meetings/detail/1', duration);
  await screen.findByRole('cell', { name: '01:15' });
  expect(screen.queryByText(/^The agenda takes/)).toBeNull();
});

it('is compared while a meeting is arranged', async () => {
  open('/meetings/create');
  const user = userEvent.setup();
  const [length] = await screen.findAllByRole('textbox', { name: /^Duration/ });
  await user.type(length as HTMLElement, '1:00');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const lengths = screen.getAllByRole('textbox', { name: /^Duration/ });
  await user.type(lengths.at(-1) as HTMLElement, '1:15');
  expect(await screen.findByText(tooLong)).toBeTruthy();
});
