import { type PlannedRow, planner, tasks } from '@bureau/contract';
import { MultiSelectField } from '@bureau/forms';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { array, type InferType, number, object } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';
import type { RecordDialogProps } from '../../screens/useRecordDialog.tsx';

export interface DependenciesDialogProps extends RecordDialogProps<PlannedRow> {
  /** The rows of the plan: for its tasks it may wait. */
  readonly rows: readonly PlannedRow[];
}

// named as the call names what it refuses
const schema = object({ task_id: array().of(number().required()).required() });

/** Asks for which other tasks of a plan one waits. */
export function DependenciesDialog({ onOpenChange, record: row, rows }: DependenciesDialogProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const others = rows.filter(({ id, kind }) => kind === 'tasks' && id !== row.id);
  const [begun] = useState(() => row.dependency_ids.filter((id) => others.some((other) => other.id === id)));
  // what is sent before something is refused is saved
  const saved = useRef<readonly number[]>(begun);
  const save = ({ task_id: awaited }: InferType<typeof schema>) => {
    const send = async (taskId: number, isWaiting: boolean) => {
      const body = { task_id: taskId, is_waiting: isWaiting };
      await client.call(tasks.wait, { params: { id: row.id }, body, handlesErrors: true });
      const rest = saved.current.filter((id) => id !== taskId);
      saved.current = isWaiting ? [...rest, taskId] : rest;
    };
    const sendAll = async () => {
      const before = saved.current;
      for (const id of before) if (!awaited.includes(id)) await send(id, false);
      for (const id of awaited) if (!before.includes(id)) await send(id, true);
    };
    return write(sendAll, {
      invalidates: answersBelow(planner.rows.path, tasks.list.path),
      isOutdatedBy: () => true,
    });
  };
  return (
    <FormDialog
      title={row.title}
      schema={schema}
      defaultValues={{ task_id: begun }}
      onSubmit={save}
      onOpenChange={onOpenChange}
    >
      <MultiSelectField
        name="task_id"
        label={t('planner.dependencies')}
        options={others.map(({ id, title }) => ({ id, label: title }))}
      />
    </FormDialog>
  );
}
