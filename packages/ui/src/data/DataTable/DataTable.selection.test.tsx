import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps, RowKey } from './DataTable.types.ts';

interface Task {
  id: number;
  title: string;
}

const title: DataTableColumn<Task> = {
  id: 'title',
  header: 'Title',
  isRowHeader: true,
  cell: (task) => task.title,
};
const columns: readonly DataTableColumn<Task>[] = [title];
const rows: readonly Task[] = [1, 2, 3, 4].map((id) => ({ id, title: `Task ${id}` }));
const getRowKey = (task: Task) => task.id;
const stay = () => undefined;
const isThird = ({ id }: Task) => id === 3;

interface SelectTableProps extends Partial<DataTableProps<Task>> {
  onChange?: (keys: readonly RowKey[]) => void;
}

function SelectTable({ onChange, ...props }: SelectTableProps) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const change = (next: ReadonlySet<RowKey>) => {
    setKeys(next);
    onChange?.([...next]);
  };
  return (
    <BureauProvider locale="en" navigate={stay}>
      <DataTable
        label="Tasks"
        {...{ columns, rows, getRowKey }}
        {...props}
        selectedKeys={keys}
        onSelectedKeysChange={change}
      />
    </BureauProvider>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const isSelected = (name: string) => row(name).getAttribute('aria-selected');

afterEach(cleanup);

describe('selecting a single row', () => {
  it('replaces the selected row, by press, by key and with Shift', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable selectionMode="single" onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Select Task 2' }));
    expect(onChange).toHaveBeenLastCalledWith([2]);
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith([3]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith([2]);
    expect([isSelected('Task 2'), isSelected('Task 3')]).toEqual(['true', 'false']);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('offers no way to select all rows, and Escape to select none', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable selectionMode="single" onChange={onChange} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('grid').hasAttribute('aria-multiselectable')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith([1]);
    await userEvent.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

describe('a disabled row', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('is passed over by every way to select rows', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable isRowDisabled={isThird} onChange={onChange} />);
    expect(row('Task 3').getAttribute('aria-disabled')).toBe('true');
    expect(row('Task 3').hasAttribute('aria-selected')).toBe(false);
    expect(row('Task 2').hasAttribute('aria-disabled')).toBe(false);
    expect(box('Select Task 3').disabled).toBe(true);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    expect(document.activeElement?.textContent).toBe('Task 3');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith([2, 4]);
    await userEvent.click(box('Select all loaded rows'));
    expect(onChange).toHaveBeenLastCalledWith([2, 4, 1]);
    expect(box('Select all loaded rows').checked).toBe(true);
  });

  it('is no link, is not edited and does nothing', async () => {
    const onRowAction = vi.fn<(task: Task) => void>();
    const editable: readonly DataTableColumn<Task>[] = [
      title,
      { id: 'id', header: 'Number', cell: ({ id }) => id, renderEditor: () => <input aria-label="Number" /> },
    ];
    render(
      <SelectTable
        columns={editable}
        isRowDisabled={isThird}
        getRowHref={({ id }) => `/tasks/${id}`}
        rowActions={() => []}
        onRowAction={onRowAction}
      />,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Task 1',
      'Task 2',
      'Task 4',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Actions for Task 3' }).disabled).toBe(true);
    const cell = screen.getByRole('gridcell', { name: '3' });
    await userEvent.dblClick(cell);
    await userEvent.keyboard('{F2}{Enter}');
    await userEvent.click(screen.getByRole('rowheader', { name: 'Task 3' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onRowAction).not.toHaveBeenCalled();
  });
});
