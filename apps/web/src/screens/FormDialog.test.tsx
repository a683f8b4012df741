import { PasswordField, TextField } from '@bureau/forms';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { ServicesContext } from '../core/services/ServicesContext.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { FormDialog } from './FormDialog.tsx';
import texts from './locales/en.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({ lng: 'en', keySeparator: false, resources: { en: { translation: texts } } });

beforeAll(polyfillJsdom);
afterEach(cleanup);

const nameField = () => screen.getByRole('textbox', { name: /^Name/ });

/** Opens the dialog in an application that may have had it open before. */
function open({ services } = createTestApp(), note = '') {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const element = (
    <FormDialog
      title="Rename"
      draftName="roles/7/clone"
      schema={object({ name: string().required(), note: string(), current_password: string() })}
      defaultValues={{ name: '', note, current_password: '' }}
      onSubmit={async () => Promise.resolve()}
      onOpenChange={onOpenChange}
    >
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <PasswordField name="current_password" label="Password" autoComplete="current-password" />
    </FormDialog>
  );
  render(
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={services}>
        <ApiProvider client={services.client} userId={3}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </ApiProvider>
      </ServicesContext>
    </I18nextProvider>,
  );
  return { onOpenChange, person: userEvent.setup() };
}

it('closes at once while nothing was typed', async () => {
  const { onOpenChange, person } = open();
  await person.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('asks whoever closes it before what was typed is lost', async () => {
  const { onOpenChange, person } = open();
  await person.type(nameField(), 'Half a name{Escape}');
  await screen.findByRole('alertdialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(nameField()).toHaveProperty('value', 'Half a name');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
});

it('saves by Ctrl and Enter without a question', async () => {
  const { onOpenChange, person } = open();
  await person.type(nameField(), 'A name{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps what was typed, but no password, for whom a session ends, and until it is given up', async () => {
  const app = createTestApp();
  const { person } = open(app);
  await person.type(nameField(), 'Half a name');
  await person.type(screen.getByLabelText('Password'), 'secret');
  cleanup();
  const { onOpenChange, person: samePerson } = open(app);
  expect(nameField()).toHaveProperty('value', 'Half a name');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  await samePerson.keyboard('{Escape}');
  await samePerson.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  cleanup();
  open(app);
  expect(nameField()).toHaveProperty('value', '');
});

it('keeps nothing of what was saved', async () => {
  const app = createTestApp();
  const { onOpenChange, person } = open(app);
  await person.type(nameField(), 'A name{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  cleanup();
  open(app);
  expect(nameField()).toHaveProperty('value', '');
});

it('keeps nothing that was not typed, since somebody else may have changed it meanwhile', async () => {
  const app = createTestApp();
  const { person } = open(app, 'As it was');
  await person.type(nameField(), 'Half a name');
  cleanup();
  open(app, 'As it is now');
  expect(nameField()).toHaveProperty('value', 'Half a name');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'As it is now');
});
