import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarList } from './BarList.tsx';

const entries = [
  { id: 1, label: 'Invoiced', value: 40 },
  { id: 2, label: 'Taken back', value: -10 },
  { id: 3, label: 'Nothing', value: 0 },
];

it('a value below zero has its words, and no bar', () => {
  const { container } = render(<BarList label="Hours" entries={entries} />);
  const shares = Array.from(container.querySelectorAll<HTMLElement>('[data-tone]'), ({ style }) =>
    style.getPropertyValue('--bar-share'),
  );
  expect(shares).toEqual(['100%', '0%', '0%']);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Taken back-10');
});

it('is a figure with a sentence, and has nothing to list where there are no entries', () => {
  render(<BarList label="Spent" summary="Most was invoiced." entries={[]} />);
  const figure = screen.getByRole('figure', { name: 'Spent' });
  expect(within(figure).getByText('Most was invoiced.').tagName).toBe('FIGCAPTION');
  expect(within(figure).queryAllByRole('listitem')).toEqual([]);
});
