import { openTaskStatuses, type ResponseOf, taskPriorities, type tasks } from '@bureau/contract';
import { Avatar } from '@bureau/ui';
import type { BoardLane } from '@bureau/ui/planning';
import { FolderKanban } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardGroup, choiceTexts, noLane } from './boardCards.ts';

type Lane = ResponseOf<typeof tasks.board>['lanes'][number];

const priorityKeyOf = (id: number | null) =>
  taskPriorities.find(({ value }) => value === id)?.key ?? 'medium';

/** Returns the lanes of a board, of whose statuses some are shown; undefined where it has none. A lane counts what is left to do. */
export function useLanes(
  counted: readonly Lane[],
  shown: readonly number[],
  group: BoardGroup | undefined,
  renderDetail: ((id: number) => ReactNode) | undefined,
): readonly BoardLane[] | undefined {
  const { t } = useTranslation();
  return useMemo(() => {
    if (group === undefined) return undefined;
    const noneLabel = t(group === 'project_id' ? 'board.no_project' : 'board.nobody');
    const labelOf = ({ id, name }: Lane) =>
      group === 'priority' ? t(`${choiceTexts.priority}.${priorityKeyOf(id)}`) : (name ?? noneLabel);
    const iconOf = ({ id, name }: Lane): ReactNode => {
      if (id === null || group === 'priority') return undefined;
      if (group === 'project_id') return <FolderKanban aria-hidden size={16} />;
      return <Avatar name={name ?? ''} size="small" isDecorative />;
    };
    // what is done is no work any more, where it is not all that is shown
    const meant = shown.some((status) => openTaskStatuses.includes(status)) ? openTaskStatuses : shown;
    const countOf = ({ counts }: Lane) =>
      counts.reduce((sum, { count, status }) => sum + (meant.includes(status) ? count : 0), 0);
    return counted.map((lane) => ({
      id: lane.id ?? noLane,
      label: labelOf(lane),
      count: countOf(lane),
      icon: iconOf(lane),
      ...(lane.id !== null && { detail: renderDetail?.(lane.id) }),
    }));
  }, [counted, group, renderDetail, shown, t]);
}
