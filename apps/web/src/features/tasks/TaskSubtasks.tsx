import { type TaskListItem, taskFields, tasks, taskStatus } from '@bureau/contract';
import { announce, Checkbox, Section, Text, Tree, type TreeEntry } from '@bureau/ui';
import { AddLine } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { isText, useDraft } from '../../core/drafts/useDraft.ts';
import { renderPeople } from '../../screens/fields/kinds.tsx';
import { useFieldContext } from '../../screens/fields/useFieldContext.ts';
import { renderDueDate } from './DueDate.tsx';
import { type Branch, branchesOf, isClosed, progressOf } from './subtaskTree.ts';
import { useTaskWrites } from './useTaskWrites.ts';

interface TaskSubtasksProps {
  readonly task: TaskListItem;
  /** All tasks below it. */
  readonly subtasks: readonly TaskListItem[];
}

/** Shows the tasks below one as a tree: they are ticked off there, and added by their titles. */
export function TaskSubtasks({ subtasks, task }: TaskSubtasksProps) {
  const { t } = useTranslation();
  const context = useFieldContext();
  const canEdit = useCan(tasks.update.rule);
  const canCreate = useCan(tasks.create.rule);
  const { add, move } = useTaskWrites();
  const { initialDraft, saveDraft } = useDraft(`tasks/${task.id}/subtask`, isText);
  const branches = branchesOf(subtasks, task.id);
  if (branches.length === 0 && !canCreate) return null;

  const toEntry = ({ children, task: one }: Branch): TreeEntry => ({
    id: String(one.id),
    label: one.title,
    href: `/tasks/detail/${one.id}`,
    isDone: isClosed(one),
    icon: (
      <Checkbox
        aria-label={t('tasks.complete', { title: one.title })}
        isReadOnly={!canEdit}
        isSelected={isClosed(one)}
        onChange={(isDone) => void move(one, isDone ? taskStatus.completed : 1)}
      />
    ),
    detail: (
      <>
        {children.length > 0 && <Progress branches={children} />}
        {renderDueDate(one, context)}
        {renderPeople(one.assignees)}
      </>
    ),
    children: children.map(toEntry),
  });

  return (
    <Section title={t('tasks.subtasks')} actions={branches.length > 0 && <Progress branches={branches} />}>
      {branches.length > 0 && (
        <Tree
          label={t('tasks.subtasks')}
          entries={branches.map(toEntry)}
          defaultExpandedIds={branches.map((branch) => String(branch.task.id))}
        />
      )}
      {canCreate && (
        <AddLine
          label={t('tasks.subtasks.add')}
          maxLength={taskFields.title.max}
          initialText={initialDraft}
          onTextChange={(text) => saveDraft(text === '' ? undefined : text)}
          onAdd={async (title) => {
            const isAdded = await add({ title, parent_id: task.id, project_id: task.project_id });
            if (isAdded) announce(t('tasks.subtasks.added', { title }));
            return isAdded;
          }}
        />
      )}
    </Section>
  );
}

/** Shows how many of some tasks are done. */
function Progress({ branches }: { readonly branches: readonly Branch[] }) {
  const { t } = useTranslation();
  return (
    <Text tone="muted" size={13}>
      {t('tasks.subtasks.done', progressOf(branches))}
    </Text>
  );
}
