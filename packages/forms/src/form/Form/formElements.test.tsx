import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { object, string } from 'yup';
import { TextField } from '../../fields/index.ts';
import { Form } from './Form.tsx';

afterEach(cleanup);

it('begins in the first field that can be focused', () => {
  const schema = object({ code: string(), note: string() });
  render(
    <Form schema={schema} defaultValues={{}} onSubmit={() => undefined} hasInitialFocus>
      <TextField name="code" label="Code" isDisabled />
      <TextField name="note" label="Note" />
    </Form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
});
