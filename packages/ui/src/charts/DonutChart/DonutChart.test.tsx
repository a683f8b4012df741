import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DonutChart } from './DonutChart.tsx';

it('a value below zero is written, and takes no part of the ring', () => {
  const entries = [
    { id: 1, label: 'Invoiced', value: 30 },
    { id: 2, label: 'Taken back', value: -60 },
    { id: 3, label: 'Open', value: 10 },
  ];
  render(
    <DonutChart
      label="Hours"
      summary="Most are invoiced."
      pointsLabel="Kind"
      valuesLabel="Hours"
      entries={entries}
    />,
  );
  const names = screen.getAllByRole('img').map((part) => part.getAttribute('aria-label'));
  expect(names).toEqual(['Invoiced, 30, 75%', 'Open, 10, 25%']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Invoiced3075%',
    'Taken back-600%',
    'Open1025%',
  ]);
});
