import { type TaskListItem, taskPriorities } from '@bureau/contract';
import { AvatarGroup, VisuallyHidden } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import type { ReactNode } from 'react';
import { ChevronsUp, ChevronUp, Flame } from 'lucide-react';
import { useFieldContext } from '../../screens/fields/useFieldContext.ts';
import { renderDueDate } from '../tasks/service.ts';
import { choiceTexts } from './boardCards.ts';
import { Face } from './board.styles.ts';

/** Shows what is urgent, by shapes and not by colours alone; what is usual is not said on each card. */
const icons: Readonly<Partial<Record<(typeof taskPriorities)[number]['key'], ReactNode>>> = {
  urgent: <Flame aria-hidden size={16} />,
  very_high: <ChevronsUp aria-hidden size={16} />,
  high: <ChevronUp aria-hidden size={16} />,
};

/** Shows below the title of a task what decides what is done next: its code, how urgent it is, when it is due, and who does it. */
export function CardFace({ task }: { readonly task: TaskListItem }) {
  const context = useFieldContext();
  const { assignees, code, priority: value } = task;
  const priority = taskPriorities.find((one) => one.value === value);
  const label = priority && context.t(`${choiceTexts.priority}.${priority.key}`);
  const icon = priority && icons[priority.key];
  return (
    <Face>
      <span>{code}</span>
      {icon && (
        <span className="priority" data-tone={priority.tone} title={label}>
          {icon}
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
      {renderDueDate(task, context)}
      {assignees.length > 0 && (
        <AvatarGroup
          className="people"
          max={2}
          people={assignees.map((person) => ({ id: person.user_id, name: formatFullName(person) }))}
        />
      )}
    </Face>
  );
}
