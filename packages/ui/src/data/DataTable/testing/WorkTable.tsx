import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { InlineEdit, type InlineEditor } from '../../../editing/index.ts';
import type {
  CellEditing,
  ColumnLayout,
  DataTableColumn,
  DataTableProps,
  RowAction,
  RowKey,
} from '../DataTable.types.ts';
import { columns, tasks, TaskTable, type Task } from './taskTable.tsx';

const renderInput = ({ draft, setDraft, controlProps }: InlineEditor<string>) => (
  <input {...controlProps} value={draft} onChange={(event) => setDraft(event.target.value)} />
);

const copyIcon = <Copy />;
const deleteIcon = <Trash2 />;

type Save = (task: Task) => void;

function editorOf(field: 'title' | 'assignee', label: string, save: Save) {
  return (task: Task, editing: CellEditing) => (
    <InlineEdit
      {...editing}
      canEdit
      label={label}
      value={task[field]}
      renderEditor={renderInput}
      onSave={(value) => save({ ...task, [field]: value })}
    />
  );
}

/** Returns the columns with two that can be edited, the second one in open tasks alone, and one that is hidden at first. */
export function editableColumns(save: Save): readonly DataTableColumn<Task>[] {
  return [
    ...columns.map((column) => {
      if (column.id === 'title') return { ...column, renderEditor: editorOf('title', 'Title', save) };
      if (column.id !== 'assignee') return column;
      const canEdit = ({ status }: Task) => status.label !== 'Completed';
      return { ...column, canEdit, renderEditor: editorOf('assignee', 'Assignee', save) };
    }),
    { id: 'id', header: 'Number', width: 96, isHidden: true, cell: (task) => task.id },
  ];
}

/** Shows tasks as a screen does that lets people work in them: it keeps what they select, edit and arrange. */
export function WorkTable({ rows: first = tasks.slice(0, 200), ...props }: Partial<DataTableProps<Task>>) {
  const [rows, setRows] = useState(first);
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<RowKey>>(props.selectedKeys ?? new Set());
  const [columnLayout, setColumnLayout] = useState<readonly ColumnLayout[] | undefined>(props.columnLayout);
  const [workColumns] = useState(() =>
    editableColumns((saved) =>
      setRows((before) => before.map((row) => (row?.id === saved.id ? saved : row))),
    ),
  );
  const remove = (id: number) => setRows((before) => before.filter((row) => row?.id !== id));
  const actionsOf = ({ id, title }: Task): readonly RowAction[] => [
    {
      id: 'copy',
      label: 'Copy title',
      icon: copyIcon,
      onAction: () => void navigator.clipboard.writeText(title),
    },
    { id: 'delete', label: 'Delete', icon: deleteIcon, tone: 'danger', onAction: () => remove(id) },
  ];
  return (
    <TaskTable
      columns={workColumns}
      rowActions={actionsOf}
      {...props}
      rows={rows}
      selectedKeys={selectedKeys}
      onSelectedKeysChange={(keys) => {
        setSelectedKeys(keys);
        props.onSelectedKeysChange?.(keys);
      }}
      columnLayout={columnLayout}
      onColumnLayoutChange={(layout) => {
        setColumnLayout(layout);
        props.onColumnLayoutChange?.(layout);
      }}
    />
  );
}
