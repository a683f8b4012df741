import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import { LineItemsField, RecurrenceField, TextField } from '../../fields/index.ts';
import { Form } from '../Form/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

afterEach(cleanup);

it('lists what is wrong in the order in which the fields stand', async () => {
  const rows = array().of(object({ title: string().required() }));
  render(
    <Form
      schema={object({ rows, note: string().required() })}
      defaultValues={{ note: '', rows: [{ title: '' }] }}
      onSubmit={() => undefined}
    >
      <FormErrorSummary />
      <TextField name="note" label="Note" />
      <TextField name="rows.0.title" label="Title" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Note', 'Title']);
});

it('names what holds several controls by its label, and leads there', async () => {
  const schema = object({ lines: array().min(1), rule: string().required() });
  render(
    <Form schema={schema} defaultValues={{ lines: [], rule: '' }} onSubmit={() => undefined}>
      <FormErrorSummary />
      <LineItemsField
        name="lines"
        label="Lines"
        columns={[{ id: 'title', label: 'Title', kind: 'text' }]}
        createItem={() => ({ title: '' })}
      />
      <RecurrenceField name="rule" label="Repeats" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Lines' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add item' }));
  await user.click(screen.getByRole('link', { name: 'Repeats' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Frequency/ }));
});
