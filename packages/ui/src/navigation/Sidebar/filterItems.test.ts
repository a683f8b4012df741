import { describe, expect, it } from 'vitest';
import { filterItems } from './filterItems.ts';

const items = [
  { label: 'Tasks', href: '/tasks' },
  { label: 'Équipes', href: '/teams' },
  {
    label: 'Sales',
    children: [
      { label: 'Invoices', href: '/invoices' },
      { label: 'Estimates', href: '/estimates' },
    ],
  },
];

const found = (text: string) =>
  filterItems(items, text).map(({ label, children }) => [label, ...(children ?? []).map((one) => one.label)]);

describe('somebody who filters the menu', () => {
  it('sees all of it until something is typed', () => {
    expect(filterItems(items, '  ')).toBe(items);
  });

  it('finds entries by any part of their names, without case and accents', () => {
    expect(found('QUIP')).toEqual([['Équipes']]);
    expect(found('équipes')).toEqual([['Équipes']]);
    expect(found('equi')).toEqual([['Équipes']]);
  });

  it('finds entries of a group with the group, and no others of it', () => {
    expect(found('voice')).toEqual([['Sales', 'Invoices']]);
  });

  it('finds a whole group by its name', () => {
    expect(found('sale')).toEqual([['Sales', 'Invoices', 'Estimates']]);
  });

  it('finds nothing that does not match', () => {
    expect(found('xyz')).toEqual([]);
  });
});
