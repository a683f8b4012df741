import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { DataTable } from './DataTable.tsx';
import type { ColumnLayout, DataTableColumn, DataTableProps, RowKey } from './DataTable.types.ts';

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
const columns: readonly DataTableColumn<Task>[] = [
  title,
  { id: 'id', header: 'Number', cell: (task) => `#${task.id}` },
];
const makeTasks = (count: number): readonly Task[] =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, title: `Task ${place + 1}` }));
const tenTasks = makeTasks(10);
const getRowKey = (task: Task) => task.id;
const stay = () => undefined;

function TaskTable(props: Partial<DataTableProps<Task>>) {
  return (
    <BureauProvider locale="en" navigate={stay}>
      <DataTable label="Tasks" rows={makeTasks(3)} {...{ columns, getRowKey }} {...props} />
    </BureauProvider>
  );
}

interface SelectTableProps extends Partial<DataTableProps<Task>> {
  onChange?: (keys: readonly RowKey[]) => void;
}

function SelectTable({ onChange, ...props }: SelectTableProps) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const change = (next: ReadonlySet<RowKey>) => {
    setKeys(next);
    onChange?.([...next]);
  };
  return <TaskTable {...props} selectedKeys={keys} onSelectedKeysChange={change} />;
}

const focusedText = () => document.activeElement?.textContent;

afterEach(cleanup);

describe('selecting rows', () => {
  it('draws neither another row nor a cell again', async () => {
    const cell = vi.fn<(task: Task) => string>((task) => `#${task.id}`);
    const counted = [title, { id: 'id', header: 'Number', cell }];
    render(<SelectTable columns={counted} rows={tenTasks} />);
    cell.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Task 4' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Task 4' }).checked).toBe(true);
    expect(cell).not.toHaveBeenCalled();
  });

  it('selects all that is loaded, and nothing that is not', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable rows={[...makeTasks(2), undefined]} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    expect(onChange).toHaveBeenLastCalledWith([1, 2]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('keeps all that was selected meanwhile when a range goes on', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable rows={makeTasks(4)} onChange={onChange} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 3' }));
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(onChange).toHaveBeenLastCalledWith([2, 1, 3, 4]);
  });

  it('keeps a row selected that disappears, until the parent drops it', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    const { rerender } = render(<SelectTable rows={makeTasks(3)} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Task 3' }));
    rerender(<SelectTable rows={makeTasks(2)} onChange={onChange} />);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([3]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Task 1' }));
    expect(onChange).toHaveBeenLastCalledWith([3, 1]);
  });
});

describe('selecting rows by Shift and an arrow', () => {
  const press = async (keys: string) => userEvent.keyboard(`{Shift>}${keys}{/Shift}`);

  it('takes in the rows that are passed, and leaves out those that are left again', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable rows={makeTasks(6)} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await press('{ArrowDown}{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith([2, 3, 4]);
    expect(focusedText()).toBe('Task 4');
    await press('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith([1, 2]);
    expect(focusedText()).toBe('Task 1');
  });

  it('begins anew where the focus went without Shift, and keeps what was selected', async () => {
    const onChange = vi.fn<(keys: readonly RowKey[]) => void>();
    render(<SelectTable rows={makeTasks(6)} onChange={onChange} />);
    await userEvent.tab();
    await press('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await press('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 4, 5]);
  });

  it('leaves the rows alone where they cannot be selected', async () => {
    render(<TaskTable />);
    await userEvent.tab();
    await press('{ArrowDown}');
    expect(focusedText()).toBe('Task 2');
  });
});

describe('editing a cell', () => {
  const editable: readonly DataTableColumn<Task>[] = [
    {
      ...title,
      canEdit: ({ id }) => id !== 2,
      renderEditor: (task, { onEditingChange }) => (
        <input aria-label="Title" defaultValue={task.title} onBlur={() => onEditingChange(false)} />
      ),
    },
  ];
  const editor = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Title' });

  it('opens the one editor, which gets the focus', async () => {
    render(<TaskTable columns={editable} />);
    await userEvent.tab();
    await userEvent.keyboard('{F2}');
    expect(document.activeElement).toBe(editor());
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('says which cells can be edited, and opens no others', async () => {
    render(<TaskTable columns={editable} />);
    expect(screen.getByRole('rowheader', { name: 'Task 1' }).getAttribute('aria-readonly')).toBe('false');
    const fixed = screen.getByRole('rowheader', { name: 'Task 2' });
    expect(fixed.hasAttribute('aria-readonly')).toBe(false);
    await userEvent.dblClick(fixed);
    expect(editor()).toBeNull();
  });

  it('keeps the draft through a refetch, also while the row is not loaded', async () => {
    const { rerender } = render(<TaskTable columns={editable} />);
    await userEvent.dblClick(screen.getByRole('rowheader', { name: 'Task 3' }));
    await userEvent.keyboard('!');
    rerender(<TaskTable columns={editable} rows={[undefined, undefined, undefined]} />);
    rerender(<TaskTable columns={editable} rows={makeTasks(3).toReversed()} />);
    expect(editor()?.value).toBe('Task 3!');
    expect(document.activeElement).toBe(editor());
  });

  it('opens again in the same cell when what it discarded is taken back', async () => {
    let change: ((isEditing: boolean) => void) | undefined;
    const undoable: readonly DataTableColumn<Task>[] = [
      {
        ...title,
        renderEditor: (task, { onEditingChange }) => {
          change = onEditingChange;
          return <input aria-label="Title" defaultValue={task.title} />;
        },
      },
    ];
    const { rerender } = render(<TaskTable columns={undoable} />);
    await userEvent.dblClick(screen.getByRole('rowheader', { name: 'Task 3' }));
    act(() => change?.(false));
    expect(editor()).toBeNull();
    rerender(<TaskTable columns={undoable} rows={makeTasks(3).toReversed()} />);
    act(() => change?.(true));
    expect(editor()?.value).toBe('Task 3');
  });

  it('closes with its row, and leaves the focus to the neighbour', async () => {
    const { rerender } = render(<TaskTable columns={editable} />);
    await userEvent.dblClick(screen.getByRole('rowheader', { name: 'Task 1' }));
    rerender(<TaskTable columns={editable} rows={makeTasks(3).slice(1)} />);
    expect(editor()).toBeNull();
    expect(focusedText()).toBe('Task 2');
  });
});

describe('arranging columns', () => {
  const headers = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));

  it('shows the layout it is given, and asks for another one', async () => {
    const onColumnLayoutChange = vi.fn<(layout: readonly ColumnLayout[]) => void>();
    render(<TaskTable columnLayout={[{ id: 'id' }, { id: 'title' }]} {...{ onColumnLayoutChange }} />);
    expect(headers()).toEqual(['Number', 'Title']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    expect(onColumnLayoutChange).toHaveBeenCalledExactlyOnceWith([{ id: 'title' }, { id: 'id' }]);
    expect(headers()).toEqual(['Number', 'Title']);
  });

  it('keeps the layout itself when nobody else does', async () => {
    render(<TaskTable />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(headers()).toEqual(['Number', 'Title']);
  });
});

describe('a letter that opens an editor', () => {
  const keyed: readonly DataTableColumn<Task>[] = [
    title,
    {
      id: 'id',
      header: 'Number',
      cell: (task) => `#${task.id}`,
      editKey: 'n',
      renderEditor: (task) => <input aria-label={`Number of ${task.title}`} />,
    },
  ];

  it('does so in the row that has the focus, and leaves other letters to the search', async () => {
    render(<TaskTable columns={keyed} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}n');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Number of Task 2' }));
    expect(screen.getByRole('grid').getAttribute('aria-keyshortcuts')).toBe('n');
  });

  it('is a letter like others in the midst of a search', async () => {
    render(<TaskTable columns={keyed} rows={[...makeTasks(1), { id: 9, title: 'Inn' }]} />);
    await userEvent.tab();
    await userEvent.keyboard('inn');
    expect(focusedText()).toBe('Inn');
  });
});
