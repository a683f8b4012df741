import { TextField } from '@bureau/forms';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { polyfillJsdom } from '../testing/polyfillJsdom.ts';
import { FormDialog } from './FormDialog.tsx';
import texts from './locales/en.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({ lng: 'en', keySeparator: false, resources: { en: { translation: texts } } });

beforeAll(polyfillJsdom);
afterEach(cleanup);

function open() {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const element = (
    <FormDialog
      title="Rename"
      schema={object({ name: string().required() })}
      defaultValues={{ name: '' }}
      onSubmit={async () => Promise.resolve()}
      onOpenChange={onOpenChange}
    >
      <TextField name="name" label="Name" />
    </FormDialog>
  );
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
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
  await person.type(screen.getByRole('textbox'), 'Half a name{Escape}');
  await screen.findByRole('alertdialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Half a name');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
});

it('saves by Ctrl and Enter without a question', async () => {
  const { onOpenChange, person } = open();
  await person.type(screen.getByRole('textbox'), 'A name{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
