import type { CustomField, MenuRecord } from '@bureau/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../shell/App.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { json } from '../../testing/fakeApi.ts';
import { admin, createCustomField, createMenuItem } from '../../testing/fixtures.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(() => {
  polyfillJsdom();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const item = createMenuItem(1, { text: 'Wiki', link: '/knowledgebase', rule: 'adminOnly' });
const field = createCustomField(1, {
  form: 'clients',
  field_label: 'Region',
  field_column: 'region',
  field_type: 'dropdown',
  options: ['North', 'South'],
});

/** Opens the dialog of a record that somebody else has changed meanwhile; what is sent with their version is taken. */
async function edit<Rec extends MenuRecord | CustomField>(part: string, record: Rec, theirs: Partial<Rec>) {
  const { backend, services } = createTestApp({ path: `/settings/${part}`, user: admin });
  backend.on('GET /api/menu', () => json({ data: [item], meta: { total: 1, page: 1, per_page: 500 } }));
  backend.on('GET /api/custom-fields/form/:form', () => json([field]));
  const call = part === 'menus' ? 'PUT /api/menu/1' : 'PUT /api/custom-fields/1';
  backend.on(call, ({ body }) =>
    (body as { readonly version: number }).version === 1
      ? json({ error: 'Somebody was faster.', current: { ...record, ...theirs, version: 2 } }, 409)
      : json({ ...record, ...theirs, ...(body as object), version: 3 }),
  );
  render(<App services={services} />);
  await person.click(await screen.findByRole('button', { name: /^Actions/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    save: async () => person.click(dialog.getByRole('button', { name: 'Save' })),
    sent: () => backend.callsOf(call).map(({ body }) => body),
  };
}

it('is asked which text of an item of the menu to keep where somebody else has changed it meanwhile, and goes on', async () => {
  const { dialog, save, sent } = await edit('menus', item, { text: 'Handbook' });
  await person.type(await dialog.findByRole('textbox', { name: /^Text/ }), 's');
  await save();
  const question = () => screen.findByRole('alertdialog');
  expect((await question()).textContent).toContain('Handbook');
  await person.keyboard('{Escape}');
  await dialog.findByText('Somebody was faster.');
  expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveProperty('value', 'Wikis');
  await save();
  await person.click(within(await question()).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({ text: 'Wikis', version: 2 });
});

it('leaves what somebody else has changed beside it in an item of the menu, and is not asked', async () => {
  const { dialog, save, sent } = await edit('menus', item, { link: '/tasks' });
  await person.type(await dialog.findByRole('textbox', { name: /^Text/ }), 's');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({ text: 'Wikis', version: 2 });
});

it('opens an item of the menu to everyone who can open its page again', async () => {
  const { dialog, save, sent } = await edit('menus', item, {});
  await person.click(await dialog.findByRole('button', { name: /Who sees it/ }));
  await person.click(await screen.findByRole('option', { name: 'Everyone who can open the page' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({ rule: null, version: 2 });
});

it('is asked which name of a custom field to keep where somebody else has changed it meanwhile', async () => {
  const { dialog, save, sent } = await edit('custom-fields?form=clients', field, {
    field_label: 'Area',
    help_text: 'Where they are.',
  });
  await person.type(await dialog.findByRole('textbox', { name: /^Label/ }), 's');
  await save();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Area');
  expect(question.textContent).not.toContain('Where they are.');
  await person.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({ field_label: 'Regions', version: 2 });
});
