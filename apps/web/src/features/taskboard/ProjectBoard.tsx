import type { Project } from '@bureau/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordParams, useRecordParam } from '../../core/navigation/recordParams.ts';
import * as styles from './board.styles.ts';
import { LaneSelect } from './LaneSelect.tsx';
import { TaskBoard } from './TaskBoard.tsx';

export interface ProjectBoardProps {
  readonly project: Pick<Project, 'id' | 'name'>;
}

const groups = ['assignee_id', 'priority'] as const;

/** Shows the board of one project, which has limits of its own. */
export function ProjectBoard({ project }: ProjectBoardProps) {
  const { t } = useTranslation();
  const [lanes, setLanes] = useRecordParam(recordParams.lanes);
  const group = groups.find((one) => one === lanes);
  const { id, name } = project;
  const chosen = useMemo(() => ({ filter: { project_id: [id] } }), [id]);
  return (
    <styles.Tab>
      <styles.Tools>
        <LaneSelect groups={groups} value={group} onChange={(next) => setLanes(next ?? null)} />
      </styles.Tools>
      <TaskBoard label={t('board.of', { name })} query={chosen} group={group} defaults={{ project_id: id }} />
    </styles.Tab>
  );
}
