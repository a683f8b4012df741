import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NumberInput } from './NumberInput.tsx';

afterEach(cleanup);

it.each([
  [12, '{ArrowUp}', '12'],
  [12, '{ArrowDown}', '10'],
  [10, '{ArrowUp}', '10'],
  [1, '{ArrowDown}', '1'],
  [1, '{ArrowUp}', '5'],
])('leads from %i by %s within 5 to 10, and never the other way, to %s', async (value, key, shown) => {
  render(<NumberInput aria-label="Seats" defaultValue={value} min={5} max={10} />);
  await userEvent.type(screen.getByRole('textbox'), key);
  expect(screen.getByRole('textbox')).toHaveProperty('value', shown);
});
