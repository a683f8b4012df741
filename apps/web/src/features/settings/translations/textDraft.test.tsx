import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { App } from '../../../shell/App.tsx';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { json } from '../../../testing/fakeApi.ts';
import { admin } from '../../../testing/fixtures.ts';
import { polyfillJsdom } from '../../../testing/polyfillJsdom.ts';

const person = userEvent.setup();

beforeAll(() => {
  polyfillJsdom();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const german = {
  id: 2,
  language: 'de',
  name: 'Deutsch',
  icon: null,
  is_active: true,
  own_count: 0,
  missing_count: 0,
  version: 1,
};
const text = { key: 'form.save', english: 'Save', shipped: 'Speichern', own: null as string | null };

/** Opens the texts of a language, and leads to the function that edits the one in the first row. */
function openTexts(texts: readonly (typeof text)[]) {
  const { backend, services } = createTestApp({
    path: '/settings/translations?language=de',
    user: admin,
    settings: { is_demo: false },
  });
  backend.on('GET /api/translations', () =>
    json({ data: [german], meta: { total: 1, page: 1, per_page: 100 } }),
  );
  backend.on('GET /api/translations/:id', () => json({ ...german, texts, missing: [] }));
  const open = async () => {
    cleanup();
    render(<App services={services} />);
    const table = within(await screen.findByRole('grid'));
    // without a layout, every press meets the pencil of a cell
    await person.click(await table.findByText('Speichern'));
    return screen.findByRole('textbox', { name: 'form.save' });
  };
  return { backend, open };
}

it('keeps the text of a language that is typed over a reload', async () => {
  const { open } = openTexts([text]);
  await person.type(await open(), ' und weiter');
  expect(await open()).toHaveProperty('value', 'Speichern und weiter');
});

it('saves a text whatever others of the language somebody else has changed, and asks about the same one', async () => {
  const cancel = { key: 'form.cancel', english: 'Cancel', shipped: 'Abbrechen', own: null as string | null };
  const { backend, open } = openTexts([text, cancel]);
  const others = [text, { ...cancel, own: 'Zurück' }];
  const latest = { version: 2, texts: others };
  backend.on('PUT /api/translations/:id', ({ body }) => {
    const { version, texts } = body as { readonly version: number; readonly texts: Record<string, string> };
    const current = { ...german, ...latest, missing: [] };
    if (version !== latest.version) return json({ error: 'Somebody was faster.', current }, 409);
    const saved = latest.texts.map((one) => ({ ...one, own: texts[one.key] ?? one.own }));
    return json({ ...current, texts: saved, version: latest.version + 1 });
  });
  const sent = () => backend.callsOf('PUT /api/translations/2').map(({ body }) => body);
  await person.type(await open(), ' und weiter');
  await person.click(screen.getByRole('button', { name: 'Save form.save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'form.save' })).toBeNull());
  expect(sent().at(-1)).toEqual({ texts: { 'form.save': 'Speichern und weiter' }, version: 2 });

  Object.assign(latest, { version: 4, texts: [{ ...text, own: 'Sichern' }, cancel] });
  await person.type(await open(), ' und fort');
  await person.click(screen.getByRole('button', { name: 'Save form.save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Sichern')).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'form.save' })).toBeNull());
  expect(sent().at(-1)).toEqual({ texts: { 'form.save': 'Speichern und fort' }, version: 4 });
});
