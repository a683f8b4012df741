import { type TaskListItem, tasks } from '@bureau/contract';
import { Badge, ComboBox, IconButton, Link, Section, Stack, type LoadOptions, Text } from '@bureau/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { renderValue } from '../../screens/fields/kinds.tsx';
import { useFieldContext } from '../../screens/fields/useFieldContext.ts';
import { useShownFields } from '../../screens/fields/useShownFields.ts';
import { isClosed } from './subtaskTree.ts';
import * as styles from './TaskDependencies.styles.ts';
import { screens } from './tasks.screens.tsx';
import { useTaskWrites } from './useTaskWrites.ts';

interface TaskDependenciesProps {
  readonly task: TaskListItem;
  /** The tasks that it waits for. */
  readonly blockedBy: readonly TaskListItem[];
  /** The tasks that wait for it. */
  readonly blocks: readonly TaskListItem[];
}

/** Shows for which tasks one waits and which wait for it, and changes both from here. */
export function TaskDependencies({ blockedBy, blocks, task }: TaskDependenciesProps) {
  const { t } = useTranslation();
  const { wait } = useTaskWrites();
  const canEdit = useCan(tasks.update.rule);
  if (!canEdit && blockedBy.length + blocks.length === 0) return null;
  const isBlocked = !isClosed(task) && blockedBy.some((other) => !isClosed(other));
  return (
    <Section
      title={t('tasks.dependencies')}
      actions={isBlocked && <Badge tone="warning" label={t('tasks.dependencies.is_blocked')} />}
    >
      <Stack gap={3}>
        <Side
          title={t('tasks.fields.dependency_ids')}
          addLabel={t('tasks.dependencies.add_blocked_by')}
          task={task}
          others={blockedBy}
          onChange={(other, isThere) => wait(task.id, other, isThere)}
        />
        <Side
          title={t('tasks.blocks')}
          addLabel={t('tasks.dependencies.add_blocks')}
          task={task}
          others={blocks}
          onChange={(other, isThere) => wait(other, task.id, isThere)}
        />
      </Stack>
    </Section>
  );
}

interface SideProps {
  readonly title: string;
  readonly addLabel: string;
  readonly task: TaskListItem;
  readonly others: readonly TaskListItem[];
  /** Adds a task, or removes it. */
  readonly onChange: (otherId: number, isThere: boolean) => Promise<boolean>;
}

/** Lists the tasks on one side of another, those that are done crossed out. */
function Side({ addLabel, onChange, others, task, title }: SideProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const context = useFieldContext();
  const canEdit = useCan(tasks.update.rule);
  const status = useShownFields(screens).find(({ name }) => name === 'status');
  const side = useRef<HTMLElement>(null);

  const loadOptions: LoadOptions<number> = async (q, signal) => {
    const query = q === '' ? {} : { q };
    const found = await client.call(tasks.picker, { query, signal, isBackground: true, isSaidInPlace: true });
    return found
      .filter(({ id }) => id !== task.id && !others.some((other) => other.id === id))
      .slice(0, 50)
      .map(({ id, name }) => ({ id, label: name }));
  };

  // what is being added stands in the line until it is in the list
  const [chosen, setChosen] = useState<number | null>(null);
  const add = async (id: number) => {
    setChosen(id);
    await onChange(id, true);
    setChosen(null);
  };

  const removedAt = useRef<number>(undefined);
  // what was pressed is gone once the list was read again
  useLayoutEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const buttons = side.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? side.current?.querySelector('input'))?.focus();
  }, [others]);

  const remove = async (index: number, id: number) => {
    removedAt.current = index;
    if (!(await onChange(id, false))) removedAt.current = undefined;
  };

  return (
    <Stack gap={1} ref={side}>
      <styles.SideTitle>{title}</styles.SideTitle>
      {others.length === 0 && !canEdit && <Text tone="muted">{t('tasks.dependencies.none')}</Text>}
      {others.length > 0 && (
        <styles.Others aria-label={title}>
          {others.map((other, index) => (
            <li key={other.id}>
              {status && renderValue(status, other, context)}
              <Link href={`/tasks/detail/${other.id}`} data-done={isClosed(other) || undefined}>
                {`${other.code} ${other.title}`}
              </Link>
              {canEdit && (
                <IconButton
                  size="small"
                  label={t('tasks.dependencies.remove', { title: other.code })}
                  icon={<X aria-hidden />}
                  onPress={() => void remove(index, other.id)}
                />
              )}
            </li>
          ))}
        </styles.Others>
      )}
      {canEdit && (
        <styles.Adding>
          <ComboBox<number>
            size="small"
            aria-label={addLabel}
            placeholder={addLabel}
            value={chosen}
            loadOptions={loadOptions}
            onChange={(id) => id !== null && void add(id)}
          />
        </styles.Adding>
      )}
    </Stack>
  );
}
