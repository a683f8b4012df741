import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BarList } from './BarList.tsx';

const texts = { summary: 'Most was invoiced.', pointsLabel: 'State', valuesLabel: 'Worked' };
const entries = [
  { id: 1, label: 'Invoiced', value: 40 },
  { id: 2, label: 'Taken back', value: -10 },
  { id: 3, label: 'Nothing', value: 0 },
];

const sharesOf = (label: string) =>
  Array.from(
    screen.getByRole('list', { name: label }).querySelectorAll<HTMLElement>('[data-tone]'),
    ({ style }) => style.getPropertyValue('--bar-share'),
  );

it('a value below zero has its words, and no bar', () => {
  render(<BarList {...texts} label="Hours" entries={entries} />);
  const list = screen.getByRole('list', { name: 'Hours' });
  expect(sharesOf('Hours')).toEqual(['100%', '0%', '0%']);
  expect(within(list).getAllByRole('listitem')[1]?.textContent).toBe('Taken back-10');
});

it('the largest value has the whole bar, also where all are below one', () => {
  render(
    <BarList
      {...texts}
      label="Share"
      entries={[
        { id: 1, label: 'Invoiced', value: 0.08 },
        { id: 2, label: 'Open', value: 0.02 },
      ]}
    />,
  );
  expect(sharesOf('Share')).toEqual(['100%', '25%']);
});

it('what is more than the whole has the whole bar, and reaches over nothing beside it', () => {
  render(<BarList {...texts} label="Planned" most={20} entries={entries} />);
  expect(sharesOf('Planned')).toEqual(['100%', '0%', '0%']);
});

it('nothing has a bar where the whole is nothing', () => {
  const nothing = entries.filter(({ value }) => value === 0);
  render(<BarList {...texts} label="Budget" most={0} entries={nothing} />);
  expect(sharesOf('Budget')).toEqual(['0%']);
});

it('is a figure with a sentence, and has nothing to list where there are no entries', () => {
  render(<BarList {...texts} label="Spent" entries={[]} />);
  const figure = screen.getByRole('figure', { name: 'Spent' });
  expect(within(figure).getByText('Most was invoiced.').tagName).toBe('FIGCAPTION');
  expect(within(figure).queryAllByRole('listitem')).toEqual([]);
});

it('shows the same as a table by one press: names with what is known of them, values that lead to what they count', async () => {
  const first = { id: 1, label: 'Invoiced', value: 40, valueLabel: '40 of 50', detail: '10 are left' };
  render(<BarList {...texts} label="Sold" entries={[{ ...first, href: '/tasks' }, ...entries.slice(1)]} />);
  const figure = within(screen.getByRole('figure', { name: 'Sold' }));
  await userEvent.click(figure.getByRole('button', { name: 'Show as table' }));
  const rows = within(figure.getByRole('table', { name: 'Sold' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'StateWorked',
    'Invoiced10 are left40 of 50',
    'Taken back-10',
    'Nothing0',
  ]);
  expect(figure.getByRole('link', { name: '40 of 50' }).getAttribute('href')).toBe('/tasks');
  expect(figure.queryByRole('list')).toBeNull();
});
