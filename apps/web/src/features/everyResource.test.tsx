import { described, type Field } from '@bureau/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { englishTexts } from '../core/languages/englishTexts.ts';
import { App } from '../shell/App.tsx';
import { gatedFeatures } from '../shell/gatedFeatures.ts';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { json } from '../testing/fakeApi.ts';
import { serveRecords } from '../testing/fakeRecords.ts';
import { admin } from '../testing/fixtures.ts';

beforeAll(polyfillJsdom);
afterEach(cleanup);

const shown = Object.values(described).filter(({ name }) => gatedFeatures.some(({ path }) => path === name));

function open(resource: (typeof shown)[number], path: string, user = admin) {
  const { backend, services } = createTestApp({ path, user });
  serveRecords(backend, resource, 3);
  render(<App services={services} />);
  return backend;
}

describe.each(shown)('$name', (resource) => {
  const { name, codePrefix } = resource;

  it('are listed', async () => {
    open(resource, `/${name}`);
    expect(await screen.findByText(`${codePrefix}-0003`)).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('have a form for all that they hold', async () => {
    open(resource, `/${name}/create`);
    const asked = Object.entries<Field>(resource.fields).filter(
      ([, { form, isReadOnly }]) => form !== false && !isReadOnly,
    );
    for (const [field] of asked) {
      const label = new Map(Object.entries(englishTexts)).get(`${name}.fields.${field}`) ?? field;
      expect(await screen.findAllByText(label)).not.toEqual([]);
    }
  });
});

it('a form says at the field that an address leads to no web page', async () => {
  const backend = open(described.clients, '/clients/create');
  fireEvent.change(await screen.findByLabelText(/^Website/), { target: { value: 'javascript:alert(1)' } });
  fireEvent.submit(screen.getByLabelText(/^Website/));
  expect(await screen.findByText('Enter a web address, like https://example.com.')).toBeTruthy();
  expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('an editor in its place says so as well', async () => {
  open(described.clients, '/clients/detail/2');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Website' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Website' }), {
    target: { value: 'data:text/html,x' },
  });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Enter a web address, like https://example.com.')).toBeTruthy();
});

it('a record leads to what it refers to, as far as somebody may open that', async () => {
  open(described.appointments, '/appointments/detail/2', {
    ...admin,
    roles: ['user'],
    permissions: ['appointment_view', 'clients_view'],
  });
  const client = await screen.findByText('clients 2');
  expect(client.closest('a')?.getAttribute('href')).toBe('#/clients/detail/2');
  expect(screen.getByText('providers 2').closest('a')).toBeNull();
});

it('what somebody may not pick is not asked of them, and is shown without an editor', async () => {
  const own = described.defects;
  const clerk = {
    ...admin,
    roles: ['user'],
    permissions: ['defects_view', 'defects_create', 'defects_edit'],
  } satisfies typeof admin;
  open(own, '/defects/create', clerk);
  expect(await screen.findByText('Severity')).toBeTruthy();
  expect(screen.queryByText('Project')).toBeNull();
  cleanup();
  open(own, '/defects/create', { ...clerk, permissions: [...clerk.permissions, 'tasks_view'] });
  expect(await screen.findByText('Project')).toBeTruthy();
  cleanup();
  open(own, '/defects/detail/2', clerk);
  expect(await screen.findByRole('button', { name: 'Edit Severity' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Project' })).toBeNull();
});

it.each([described.leaves, described.timesheet])(
  'whose $name it is, administrators alone choose: everybody else writes down their own',
  async (own) => {
    open(own, `/${own.name}/create`);
    expect(await screen.findByText('Person')).toBeTruthy();
    cleanup();
    open(own, `/${own.name}/create`, {
      ...admin,
      roles: ['user'],
      permissions: ['leaves_view', 'leaves_create', 'timesheet_view', 'timesheet_create'],
    });
    expect(await screen.findByRole('button', { name: 'Create' })).toBeTruthy();
    expect(screen.queryByText('Person')).toBeNull();
  },
);

it.each([
  { given: 'VAT (20)', offered: ['VAT (20)'] },
  { given: 'Old VAT (17.5)', offered: ['VAT (20)', 'Old VAT (17.5)'] },
])('what is no longer in use is offered where it is given alone: $given', async ({ given, offered }) => {
  const backend = open(described.items, '/items/detail/1');
  const taxes = [
    { id: 7, name: 'VAT (20)' },
    { id: 8, name: 'Old VAT (17.5)', is_active: false },
  ];
  backend.on('GET /api/get-taxes', () => json(taxes));
  const answer = backend.answer('GET /api/items/:id');
  backend.on('GET /api/items/:id', async (...call) => {
    const item: unknown = await (await answer(...call)).json();
    return json(Object.assign({}, item, { taxes: taxes.filter(({ name }) => name === given) }));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Taxes' }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered),
  );
});

it('labels are looked up when somebody filters by them, and not before', async () => {
  const backend = open(described.tasks, '/tasks');
  const asked = () => backend.callsOf('GET /api/tasks/tags').length;
  await screen.findByText('TSK-0003');
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await screen.findByRole('option', { name: 'Completed' });
  expect(asked()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Labels' }));
  expect(await screen.findAllByRole('option')).not.toEqual([]);
  expect(asked()).toBe(1);
});

it('the agenda of a meeting is closed unchanged by Escape once that is confirmed, and not while an input method uses the key', async () => {
  const backend = open(described.meetings, '/meetings/detail/1');
  const openAgenda = async () => {
    await userEvent.click(await screen.findByLabelText('Edit Agenda'));
    return waitFor(() => {
      const { activeElement: line } = document;
      if (!(line instanceof HTMLInputElement)) throw new Error('No line of the agenda has the focus.');
      return line;
    });
  };
  const line = await openAgenda();
  const before = line.value;
  await userEvent.type(line, ' and more');
  fireEvent.keyDown(line, { key: 'Escape', isComposing: true });
  expect(line.isConnected).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(line.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Edit Agenda')));
  expect(backend.callsOf('PUT /api/meetings/:id')).toEqual([]);
  expect((await openAgenda()).value).toBe(before);
});
