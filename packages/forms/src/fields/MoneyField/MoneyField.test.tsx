import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { Form } from '../../form/index.ts';
import { TextField } from '../TextField/index.ts';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

it('keeps its own currency while that of another field is being typed', async () => {
  render(
    <Form
      schema={object({ price: number(), currency: string() })}
      defaultValues={{ price: 1200, currency: 'JPY' }}
      onSubmit={() => undefined}
    >
      <TextField name="currency" label="Currency" />
      <MoneyField name="price" label="Price" currency="EUR" currencyName="currency" />
    </Form>,
  );
  const user = userEvent.setup();
  const price = screen.getByLabelText<HTMLInputElement>('Price');
  expect(price.value).toBe('1,200');
  await user.clear(screen.getByLabelText('Currency'));
  await user.type(screen.getByLabelText('Currency'), 'KW');
  expect(price.value).toBe('12.00');
  await user.type(screen.getByLabelText('Currency'), 'D');
  expect(price.value).toBe('1.200');
});
