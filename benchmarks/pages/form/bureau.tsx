import { CheckboxField, Form, SelectField, SubmitButton, TextField } from '@bureau/forms';
import { BureauProvider } from '@bureau/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { boolean, number, object, string } from 'yup';

import type { Start } from '../main.ts';
import { typeLetter } from './typeLetter.ts';

const stay = () => undefined;
const submit = () => Promise.resolve();

/** How many fields of each kind there are: 100 in all. */
const counts = { text: 60, select: 20, checkbox: 20 } as const;
const names = (kind: keyof typeof counts) =>
  Array.from({ length: counts[kind] }, (_, index) => `${kind}_${index + 1}`);

const options = ['Website relaunch', 'Office move', 'Payroll'].map((label, id) => ({ id, label }));

const schema = object({
  ...Object.fromEntries(names('text').map((name) => [name, string().min(3).max(80).required()])),
  ...Object.fromEntries(names('select').map((name) => [name, number().required()])),
  ...Object.fromEntries(names('checkbox').map((name) => [name, boolean().required()])),
});

const values = {
  ...Object.fromEntries(names('text').map((name) => [name, 'Prepare the figures'])),
  ...Object.fromEntries(names('select').map((name) => [name, 1])),
  ...Object.fromEntries(names('checkbox').map((name) => [name, true])),
};

/** Shows a form of a hundred fields, of which each key is checked by the rules of all. */
export const start: Start = (element) => {
  flushSync(() =>
    createRoot(element).render(
      <BureauProvider locale="en" navigate={stay}>
        <Form schema={schema} defaultValues={values} onSubmit={submit}>
          {names('text').map((name) => (
            <TextField key={name} name={name} label={name} />
          ))}
          {names('select').map((name) => (
            <SelectField key={name} name={name} label={name} options={options} />
          ))}
          {names('checkbox').map((name) => (
            <CheckboxField key={name} name={name} label={name} />
          ))}
          <SubmitButton>Save</SubmitButton>
        </Form>
      </BureauProvider>,
    ),
  );
  return { type: () => typeLetter(element.querySelectorAll('input')[30]) };
};
