import { type Project, tasks } from '@bureau/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../screens/list/useListState.ts';
import * as styles from './board.styles.ts';
import { LaneSelect } from './LaneSelect.tsx';
import { TaskBoard } from './TaskBoard.tsx';

export interface ProjectBoardProps {
  readonly project: Pick<Project, 'id' | 'name'>;
}

/** Shows the board of one project, which has limits of its own. */
export function ProjectBoard({ project }: ProjectBoardProps) {
  const { t } = useTranslation();
  const { change, query } = useListState(tasks.boardSpec);
  const { id, name } = project;
  const chosen = useMemo(() => ({ filter: { project_id: [id] } }), [id]);
  return (
    <styles.Tab>
      <styles.Tools>
        <LaneSelect
          groups={['assignee_id', 'priority']}
          value={query.group}
          onChange={(group) => change({ group }, 'replace')}
        />
      </styles.Tools>
      <TaskBoard
        label={t('board.of', { name })}
        query={chosen}
        group={query.group}
        defaults={{ project_id: id }}
      />
    </styles.Tab>
  );
}
