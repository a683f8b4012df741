import { expect, it } from 'vitest';
import { withCustomFields } from './importChoice.ts';

it('a field that was added to the form can be filled by the column that is called like it', () => {
  const fields = [{ id: 'title', label: 'Title', isRequired: true }];
  const column = { samples: [], date_order: null };
  const columns = [
    { ...column, name: 'Summary', field: 'title' },
    { ...column, name: 'Cost centre', field: 'custom.cost_centre' },
    { ...column, name: 'Handed over', field: 'custom.handed_over', date_order: 'dmy' as const },
    { ...column, name: 'Key', field: null },
  ];
  expect(withCustomFields(fields, columns)).toEqual([
    ...fields,
    { id: 'custom.cost_centre', label: 'Cost centre' },
    { id: 'custom.handed_over', label: 'Handed over', kind: 'date' },
  ]);
});
