import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ListBox } from '../ListBox/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { Select } from '../Select/index.ts';
import { manyCustomers } from '../testing/samples.tsx';

afterEach(cleanup);

const options = manyCustomers.slice(0, 501);

it('of a server holds a part of a long list, and the browser the rest', async () => {
  expect(renderToString(<ListBox aria-label="Customer" options={options} />)).not.toContain('Customer 501<');
  render(<ListBox aria-label="Customer" options={options} />);
  // jsdom lays out nothing: all are in view
  expect((await screen.findByText('Customer 501')).closest('[role="option"]')?.ariaSetSize).toBe('501');
});

it('counts what a search leaves', async () => {
  const user = userEvent.setup();
  render(<Select aria-label="Customer" options={options} defaultIsOpen />);
  await screen.findByText('Customer 501');
  await user.keyboard('customer 49');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(11));
  const [first, second] = screen.getAllByRole('option');
  expect([first?.textContent, first?.ariaPosInSet, first?.ariaSetSize]).toEqual(['Customer 49', '1', '11']);
  expect(second?.ariaPosInSet).toBe('2');
});

it('keeps values that are no option, in a list where all are chosen', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(ids: readonly number[]) => void>();
  const ids = manyCustomers.map(({ id }) => id);
  render(
    <MultiSelect
      aria-label="Customer"
      options={manyCustomers.slice(0, 5)}
      defaultValue={[...ids.slice(0, 3), 77_777]}
      onChange={onChange}
    />,
  );
  await user.click(screen.getByRole('button', { name: /Customer/ }));
  await user.click(await screen.findByRole('option', { name: 'Customer 5' }));
  expect(onChange).toHaveBeenLastCalledWith([1, 2, 3, 5, 77_777]);
});
