import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { array, object } from 'yup';
import { Form } from '../../form/index.ts';
import { LineItemsField } from './LineItemsField.tsx';
import type { LineItemColumn } from './LineItemsField.types.ts';

const columns: readonly LineItemColumn[] = [
  {
    id: 'day',
    label: 'Day',
    kind: 'choice',
    options: [
      { id: 1, label: 'Monday' },
      { id: 2, label: 'Tuesday' },
    ],
  },
  { id: 'price.amount', label: 'Price', kind: 'money', currency: 'EUR' },
];
const createItem = () => ({ day: null, price: { amount: null, currency: 'EUR' } });

afterEach(cleanup);

function show() {
  const onSubmit = vi.fn<(values: unknown) => void>();
  render(
    <Form schema={object({ rates: array().required() })} defaultValues={{ rates: [] }} onSubmit={onSubmit}>
      <LineItemsField name="rates" label="Rates" columns={columns} createItem={createItem} />
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit };
}

it('goes on in the first field of an item that was added, a choice too', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Day/ })));
});

it('takes rows of a spreadsheet with their amounts, into items that there are and new ones', async () => {
  const { user, onSubmit } = show();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const day = screen.getByRole('button', { name: /Day/ });
  const clipboardData = { getData: () => 'Monday\t35.50\nTuesday\t1,080.00\n' };
  act(() => void fireEvent.paste(day, { clipboardData }));
  expect(screen.getAllByRole('textbox', { name: /Price/ })).toHaveLength(2);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      rates: [
        { day: 1, price: { amount: 3550, currency: 'EUR' } },
        { day: 2, price: { amount: 108_000, currency: 'EUR' } },
      ],
    }),
  );
});

it('stays among the items when the last of them is removed', async () => {
  const { user } = show();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Add item');
  await press('Add item');
  await press('Remove item 2');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove item 1' })),
  );
});

it('puts an item back to where it was when Escape ends its drag, and leaves alone what it is in', async () => {
  const onKeyDown = vi.fn<() => void>();
  document.body.addEventListener('keydown', onKeyDown);
  const price = { amount: null, currency: 'EUR' };
  render(
    <Form
      schema={object({ rates: array().required() })}
      defaultValues={{ rates: [1, 2].map((day) => ({ day, price })) }}
      onSubmit={() => undefined}
    >
      <LineItemsField name="rates" label="Rates" columns={columns} createItem={createItem} />
    </Form>,
  );
  const days = () => screen.getAllByRole('button', { name: /Day/ }).map(({ textContent }) => textContent);
  const [first, second] = screen.getAllByRole('listitem');
  const handle = second?.firstElementChild as HTMLElement;
  handle.setPointerCapture = () => undefined;
  const elementFromPoint = Object.getOwnPropertyDescriptor(document, 'elementFromPoint');
  document.elementFromPoint = () => first ?? null;
  fireEvent.pointerDown(handle, { pointerId: 1, button: 2 });
  fireEvent.pointerMove(handle, { pointerId: 1 });
  expect(days()).toEqual(['Monday', 'Tuesday']);
  fireEvent.pointerDown(handle, { pointerId: 1 });
  fireEvent.pointerMove(handle, { pointerId: 1 });
  await waitFor(() => expect(days()).toEqual(['Tuesday', 'Monday']));
  fireEvent.keyDown(screen.getAllByRole('textbox')[0] ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(days()).toEqual(['Monday', 'Tuesday']));
  fireEvent.pointerMove(handle, { pointerId: 1 });
  expect(days()).toEqual(['Monday', 'Tuesday']);
  expect(onKeyDown).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', onKeyDown);
  if (elementFromPoint) Object.defineProperty(document, 'elementFromPoint', elementFromPoint);
  else Reflect.deleteProperty(document, 'elementFromPoint');
});
