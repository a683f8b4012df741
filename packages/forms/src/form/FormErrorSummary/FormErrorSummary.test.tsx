import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import { TextField } from '../../fields/index.ts';
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
