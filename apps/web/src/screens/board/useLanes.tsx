import { type ResponseOf, taskPriorities, type tasks } from '@bureau/contract';
import { Avatar } from '@bureau/ui';
import type { BoardLane } from '@bureau/ui/planning';
import { FolderKanban } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardGroup, choiceTexts, noLane } from './boardCards.ts';

type Lane = ResponseOf<typeof tasks.board>['lanes'][number];

const priorityKeyOf = (id: number | null) =>
  taskPriorities.find(({ value }) => value === id)?.key ?? 'medium';

/** Returns the lanes of a board; undefined where it has none. */
export function useLanes(
  counted: readonly Lane[],
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
    return counted.map((lane) => ({
      id: lane.id ?? noLane,
      label: labelOf(lane),
      icon: iconOf(lane),
      ...(lane.id !== null && { detail: renderDetail?.(lane.id) }),
    }));
  }, [counted, group, renderDetail, t]);
}
