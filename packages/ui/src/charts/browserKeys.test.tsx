import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LineChart } from './LineChart/index.ts';

afterEach(cleanup);

it('leaves the keys by which a browser goes back to it', () => {
  const pointOf = (id: string, value: number) => ({ id, label: id, values: [{ value }] });
  render(
    <LineChart
      label="Hours"
      summary="They went up."
      pointsLabel="Month"
      series={[{ id: 'hours', label: 'Hours' }]}
      points={[pointOf('May', 1), pointOf('June', 2)]}
    />,
  );
  const last = screen.getByRole('img', { name: /^June/ });
  act(() => last.focus());
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(document.activeElement).toBe(last);
  expect(fireEvent.keyDown(last, { key: 'ArrowLeft' })).toBe(false);
  expect(document.activeElement).not.toBe(last);
});
