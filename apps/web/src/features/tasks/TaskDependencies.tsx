import { type TaskListItem, tasks } from '@bureau/contract';
import { Badge, Section, Stack } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { LinkedRecords } from '../../screens/record/LinkedRecords.tsx';
import { isClosed } from './subtaskTree.ts';
import { screens } from './tasks.screens.tsx';
import { useTaskWrites } from './useTaskWrites.ts';

interface TaskDependenciesProps {
  readonly task: TaskListItem;
  /** The tasks that it waits for. */
  readonly blockedBy: readonly TaskListItem[];
  /** The tasks that wait for it. */
  readonly blocks: readonly TaskListItem[];
}

const shown = ['status'];

/** Shows for which tasks one waits and which wait for it, and changes both from here. */
export function TaskDependencies({ blockedBy, blocks, task }: TaskDependenciesProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { wait } = useTaskWrites();
  const canEdit = useCan(tasks.update.rule);
  if (!canEdit && blockedBy.length + blocks.length === 0) return null;
  const isBlocked = !isClosed(task) && blockedBy.some((other) => !isClosed(other));
  const find = async (q: string, signal: AbortSignal) => {
    const query = q === '' ? {} : { q };
    const found = await client.call(tasks.picker, { query, signal, isBackground: true, handlesErrors: true });
    return found.filter(({ id }) => id !== task.id);
  };
  const side = { screens, fields: shown, isDone: isClosed };
  const editing = (addLabel: string, onChange: (id: number, isThere: boolean) => Promise<boolean>) =>
    canEdit ? { addLabel, find, onChange } : undefined;
  return (
    <Section
      title={t('tasks.dependencies')}
      actions={isBlocked && <Badge tone="warning" label={t('tasks.dependencies.is_blocked')} />}
    >
      <Stack gap={3}>
        <LinkedRecords
          {...side}
          title={t('tasks.fields.dependency_ids')}
          records={blockedBy}
          editing={editing(t('tasks.dependencies.add_blocked_by'), (other, isThere) =>
            wait(task.id, other, isThere),
          )}
        />
        <LinkedRecords
          {...side}
          title={t('tasks.blocks')}
          records={blocks}
          editing={editing(t('tasks.dependencies.add_blocks'), (other, isThere) =>
            wait(other, task.id, isThere),
          )}
        />
      </Stack>
    </Section>
  );
}
