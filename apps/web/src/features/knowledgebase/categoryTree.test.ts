import { expect, it } from 'vitest';
import { entriesOf, idsBelow } from './categoryTree.ts';

const categories = [
  { id: 1, name: 'Handbook', parent_id: null },
  { id: 2, name: 'Travel', parent_id: 1 },
  { id: 3, name: 'Abroad', parent_id: 2 },
  { id: 4, name: 'IT', parent_id: null },
  { id: 5, name: 'Of nothing', parent_id: 99 },
];

it('narrows a list to a category and all that is below it', () => {
  expect(idsBelow(categories, 1)).toEqual([1, 2, 3]);
  expect(idsBelow(categories, 4)).toEqual([4]);
});

it('counts the articles of a category with those below it, and shows every category', () => {
  const groups = [
    { id: 1, count: 1 },
    { id: 3, count: 1_200 },
    { id: null, count: 4 },
  ];
  expect(entriesOf(categories, groups, 'All', 'en')).toEqual([
    { id: 'all', label: 'All', detail: '1,205' },
    {
      id: '1',
      label: 'Handbook',
      detail: '1,201',
      children: [
        {
          id: '2',
          label: 'Travel',
          detail: '1,200',
          children: [{ id: '3', label: 'Abroad', detail: '1,200' }],
        },
      ],
    },
    { id: '4', label: 'IT', detail: '0' },
    { id: '5', label: 'Of nothing', detail: '0' },
  ]);
});
