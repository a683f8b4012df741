import { type Field, type Fields, teams } from '@bureau/contract';
import { BureauProvider } from '@bureau/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { AccountContext } from '../../core/account/account.ts';
import { englishTexts } from '../../core/languages/englishTexts.ts';
import { ServicesContext } from '../../core/services/ServicesContext.ts';
import { polyfillJsdom } from '../../testing/polyfillJsdom.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { manager } from '../../testing/fixtures.ts';
import { CreateForm } from '../create/CreateForm.tsx';
import { RecordProperties } from '../record/RecordProperties.tsx';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { filterOf } from './kinds.tsx';
import { ownFields } from './ShownField.ts';

// What a kind of field looks like to somebody who fills in a form, and who changes a record in its place: whatever the resource.

const i18n = createInstance();
const person = userEvent.setup();

beforeAll(async () => {
  polyfillJsdom();
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: englishTexts } },
    keySeparator: false,
    nsSeparator: false,
  });
});
afterEach(cleanup);

const screensOf = (fields: Fields) =>
  ({
    resource: teams,
    path: '/teams',
    fields,
    titleName: 'name',
    titles: {},
    labels: {},
    choices: {},
    options: {},
    texts: {},
  }) as unknown as ResourceScreens;

function show(content: ReactNode) {
  const { services } = createTestApp();
  const account = {
    data: { loginUser: manager, menus: [] },
    storedPermissions: [],
    error: undefined,
    isLoading: false,
    retry: () => undefined,
  };
  render(
    <ServicesContext value={services}>
      <I18nextProvider i18n={i18n}>
        <ApiProvider client={services.client} userId={manager.id}>
          <AccountContext value={account}>
            <BureauProvider locale="en" navigate={() => undefined}>
              <Suspense>{content}</Suspense>
            </BureauProvider>
          </AccountContext>
        </ApiProvider>
      </I18nextProvider>
    </ServicesContext>,
  );
}

/** Shows the form of a new record, and returns what it saves. */
function fillIn(fields: Fields) {
  const onSubmit = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  show(
    <CreateForm
      screens={screensOf(fields)}
      customs={null}
      initialDraft={undefined}
      onSubmit={onSubmit}
      onValuesChange={() => undefined}
      onDirtyChange={() => undefined}
    />,
  );
  return async () => {
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
}

/** Shows a record, and returns what is changed of it. */
function change(fields: Fields, values: object) {
  const update = vi.fn<(changes: object, version?: number) => Promise<void>>(() => Promise.resolve());
  const record = { id: 7, version: 1, ...createRecord({ fields }, 7, values) };
  show(
    <RecordProperties
      fields={ownFields(screensOf(fields), i18n.t)}
      storedDrafts={[]}
      resource="teams"
      edited={{ record, update: (changes, version) => update(changes, version) }}
      record={record}
      canEdit
    />,
  );
  return update;
}

const currency = { kind: 'currency', default: 'EUR' } as const;

const fieldsWith = (name: string, field: Field): Fields => ({ [name]: field });

const openEditor = async (name: string) =>
  person.click(await screen.findByRole('button', { name: `Edit ${name}` }));

async function retype(name: string, text: string) {
  const input = await screen.findByRole('textbox', { name });
  await person.clear(input);
  await person.type(input, `${text}{Enter}`);
  return input;
}

describe('a number with decimals', () => {
  const fields = fieldsWith('allowance', { kind: 'number', decimals: 2, max: 100, isNullable: true });

  it('is typed in a form', async () => {
    const save = fillIn(fields);
    const input = await screen.findByRole('textbox', { name: /allowance/ });
    await person.type(input, '12.125');
    await person.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findAllByText('Decimal places: 2 at most.')).not.toEqual([]);
    await person.clear(input);
    await person.type(input, '12.5');
    expect(await save()).toEqual({ allowance: 12.5 });
  });

  it('is changed in its place', async () => {
    const update = change(fields, { allowance: 12.5 });
    expect(screen.getByText('12.5')).toBeTruthy();
    await openEditor('allowance');
    await retype('allowance', '5.125');
    await screen.findByText('Decimal places: 2 at most.');
    await retype('allowance', '5.25');
    await waitFor(() => expect(update).toHaveBeenCalledWith({ allowance: 5.25 }, 1));
  });
});

describe('an amount of money', () => {
  const price: Field = { kind: 'money', max: 1_000_000, isNullable: true };

  it('is typed in a form, in the currency of the form', async () => {
    const save = fillIn({ price, deposit: price, currency });
    const input = await screen.findByRole('textbox', { name: /price/ });
    await person.type(input, '12.345');
    await person.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findAllByText('Enter an amount, like 1,250.00.')).not.toEqual([]);
    await person.clear(input);
    await person.type(input, '1,234.5');
    expect(await save()).toEqual({
      price: { amount: 123_450, currency: 'EUR' },
      deposit: null,
      currency: 'EUR',
    });
  });

  it('must be typed where it is required', async () => {
    fillIn({ price: { kind: 'money', max: 100, isRequired: true }, currency });
    await person.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findAllByText('Fill in this field.')).not.toEqual([]);
  });

  it('is changed in its place, in the currency of the record', async () => {
    const fields = { price, currency };
    const update = change(fields, { price: { amount: 1250, currency: 'JPY' }, currency: 'JPY' });
    expect(screen.getByText('¥1,250')).toBeTruthy();
    await openEditor('price');
    await retype('price', '900');
    await waitFor(() => expect(update).toHaveBeenCalledWith({ price: { amount: 900, currency: 'JPY' } }, 1));
  });
});

/** Chooses an option of a select or a combo box, which is open. */
const choose = async (name: string | RegExp) => person.click(await screen.findByRole('option', { name }));

describe('a currency', () => {
  const fields = fieldsWith('currency', currency);

  it('is chosen by its name in a form', async () => {
    const save = fillIn(fields);
    await person.click(await screen.findByRole('button', { name: /currency/ }));
    await choose('CZK – Czech Koruna');
    expect(await save()).toEqual({ currency: 'CZK' });
  });

  it('is chosen in its place', async () => {
    const update = change(fields, { currency: 'EUR' });
    await openEditor('currency');
    await choose('JPY – Japanese Yen');
    await person.click(screen.getByRole('button', { name: 'Save currency' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ currency: 'JPY' }, 1));
  });

  it('is what a list can be filtered by', () => {
    const [shown] = ownFields(screensOf(fieldsWith('currency', { ...currency, filter: 'words' })), i18n.t);
    const write = (text: string) => text;
    const formats = { date: write, instant: write, day: write, today: () => '2026-03-17' };
    const filter = shown && filterOf(shown, { t: i18n.t, locale: 'de', formats }, undefined);
    expect(filter).toMatchObject({ kind: 'choice', id: 'currency' });
    expect(JSON.stringify(filter)).toContain('CHF – Schweizer Franken');
  });
});

describe('a time zone', () => {
  const fields = fieldsWith('zone', { kind: 'timeZone', isNullable: true });

  it('is found by typing in a form', async () => {
    const save = fillIn(fields);
    await person.type(await screen.findByRole('combobox', { name: /zone/ }), 'new york');
    await choose('America/New York');
    expect(await save()).toEqual({ zone: 'America/New_York' });
  });

  it('is chosen in its place', async () => {
    const update = change(fields, { zone: 'Europe/Prague' });
    await openEditor('zone');
    await choose('UTC');
    await person.click(screen.getByRole('button', { name: 'Save zone' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ zone: 'UTC' }, 1));
  });
});

describe('an instant', () => {
  const fields = {
    starts_at: { kind: 'instant', isNullable: true },
    ends_at: { kind: 'instant', isNullable: true, isAfter: 'starts_at' },
  } as const;

  it('is typed in a form, in the time zone of the user', async () => {
    const save = fillIn(fields);
    await person.type(await screen.findByRole('combobox', { name: /starts_at/ }), '01.07.2026 09:15');
    expect(await save()).toEqual({ starts_at: '2026-07-01T09:15:00.000Z', ends_at: null });
  });

  it('is refused by a form before the one that it follows, by the names of both', async () => {
    fillIn(fields);
    await person.type(await screen.findByRole('combobox', { name: /starts_at/ }), '01.07.2026 09:15');
    await person.type(screen.getByRole('combobox', { name: /ends_at/ }), '01.07.2026 09:00');
    await person.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findAllByText('“ends_at” cannot be before “starts_at”.')).not.toEqual([]);
  });

  it('is changed in its place, and not to before the one that it follows', async () => {
    const values = { starts_at: '2026-07-01T09:15:00.000Z', ends_at: null };
    const update = change(fields, values);
    expect(screen.getByText('01.07.2026 09:15')).toBeTruthy();
    await openEditor('ends_at');
    const input = await screen.findByRole('combobox', { name: 'ends_at' });
    await person.type(input, '01.07.2026 09:00{Enter}');
    await screen.findByText('“ends_at” cannot be before “starts_at”.');
    await person.clear(input);
    await person.type(input, '01.07.2026 10:00{Enter}');
    await waitFor(() => expect(update).toHaveBeenCalledWith({ ends_at: '2026-07-01T10:00:00.000Z' }, 1));
  });
});

describe('a color', () => {
  const fields = fieldsWith('paint', { kind: 'color', isNullable: true });

  it('is typed in a form', async () => {
    const save = fillIn(fields);
    const input = await screen.findByRole('textbox', { name: /paint/ });
    await person.type(input, 'blue');
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    await person.clear(input);
    await person.type(input, '#0a8');
    expect(await save()).toEqual({ paint: '#00aa88' });
  });

  it('is shown with its name, and changed in its place', async () => {
    const update = change(fields, { paint: '#2a6f97' });
    const [swatch] = screen.getByText('#2a6f97').children;
    expect(swatch?.getAttribute('style')).toContain('rgb(42, 111, 151)');
    await openEditor('paint');
    await retype('paint', '#112233');
    await waitFor(() => expect(update).toHaveBeenCalledWith({ paint: '#112233' }, 1));
  });
});

describe('tags', () => {
  const fields = fieldsWith('topics', { kind: 'tags', max: 5, length: 20 });

  it('are typed in a form, one after the other', async () => {
    const save = fillIn(fields);
    const input = await screen.findByRole('textbox', { name: /topics/ });
    await person.type(input, `Design,${'x'.repeat(21)},`);
    await person.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    await person.click(input);
    await person.keyboard('{Backspace}');
    await person.type(input, 'Office,');
    expect(await save()).toEqual({ topics: ['Design', 'Office'] });
  });

  it('are changed in their place', async () => {
    const update = change(fields, { topics: ['Design'] });
    await openEditor('topics');
    const input = await screen.findByRole('textbox', { name: 'topics' });
    await person.type(input, `${'x'.repeat(21)},`);
    await person.click(screen.getByRole('button', { name: 'Save topics' }));
    await screen.findByText('Use at most 20 characters.');
    await person.type(input, '{Backspace}Office,');
    await person.click(screen.getByRole('button', { name: 'Save topics' }));
    await waitFor(() => expect(update).toHaveBeenCalledWith({ topics: ['Design', 'Office'] }, 1));
  });
});

describe('members', () => {
  const fields = fieldsWith('crew', { kind: 'members', max: 5, role: 20 });
  const first = { user_id: 1, firstname: 'Ada', lastname: 'Lovelace', project_role: 'Lead' };

  it('are chosen in a form', async () => {
    const save = fillIn(fields);
    await person.click(await screen.findByRole('button', { name: /crew/ }));
    const [option] = await screen.findAllByRole('option');
    await person.click(option as HTMLElement);
    await person.keyboard('{Escape}');
    expect(await save()).toEqual({ crew: [{ user_id: expect.any(Number) as number }] });
  });

  it('are changed in their place, and those who stay are not given a role anew', async () => {
    const update = change(fields, { crew: [first] });
    await openEditor('crew');
    const others = await screen.findAllByRole('option', { selected: false });
    await person.click(others[0] as HTMLElement);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Save crew' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0]).toMatchObject({ crew: [{ user_id: 1 }, {}] });
  });
});
