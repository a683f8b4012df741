import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import type { ClientFilter } from './clientRows.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './DataTable.types.ts';
import { useClientRows } from './useClientRows.ts';

interface City {
  name: string;
  people: number;
}

const cities: readonly City[] = [
  { name: 'Berlin', people: 3_900_000 },
  { name: 'Aarhus', people: 290_000 },
  { name: 'Cádiz', people: 110_000 },
];
const columns: readonly DataTableColumn<City>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
];
const filters: readonly ClientFilter<City, 'people'>[] = [
  { kind: 'numberRange', id: 'people', label: 'People', getValue: ({ people }) => people },
];
const nameOf = ({ name }: City) => name;
const stay = () => undefined;

function Cities() {
  const { tableProps, filterBarProps } = useClientRows({ rows: cities, columns, filters });
  return (
    <>
      <button type="button" onClick={() => filterBarProps.onChange({ people: { from: 200_000 } })}>
        Large ones
      </button>
      <DataTable label="Cities" getRowKey={nameOf} {...tableProps} />
    </>
  );
}

afterEach(cleanup);

it('shows the rows that match, in the order of the header that is pressed', async () => {
  render(
    <BureauProvider locale="en" navigate={stay}>
      <Cities />
    </BureauProvider>,
  );
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Berlin', 'Aarhus', 'Cádiz']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(shown()).toEqual(['Aarhus', 'Berlin', 'Cádiz']);
  await userEvent.click(screen.getByRole('button', { name: 'Large ones' }));
  expect(shown()).toEqual(['Aarhus', 'Berlin']);
});
