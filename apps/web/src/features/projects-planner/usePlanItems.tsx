import type { PlannedKind, PlannedRow } from '@bureau/contract';
import { Badge } from '@bureau/ui';
import type { PlannerColumn, PlannerItem } from '@bureau/ui/planning';
import { Briefcase, ListChecks, Rocket } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { TextKey } from '../../core/navigation/feature.ts';
import { isClosed, keyOfRow, plannedKindOf } from './plan.ts';

interface PlanItem extends PlannerItem {
  readonly row: PlannedRow;
}

const icons: Readonly<Record<PlannedKind, ReactNode>> = {
  projects: <Briefcase aria-hidden />,
  sprints: <Rocket aria-hidden />,
  tasks: <ListChecks aria-hidden />,
};

const weights = { projects: 'group', sprints: 'phase', tasks: 'item' } as const;

/** Returns what a row is below: another task, else its sprint, else its project, as far as these are there. */
function parentOf({ kind, parent_id, project_id, sprint_id }: PlannedRow, known: ReadonlySet<string>) {
  const parents: readonly (readonly [PlannedKind, number | null])[] = [
    ['tasks', parent_id],
    ['sprints', sprint_id],
    ['projects', kind === 'projects' ? null : project_id],
  ];
  const keys = parents.flatMap(([of, id]) => (id === null ? [] : [keyOfRow({ kind: of, id })]));
  return keys.find((key) => known.has(key)) ?? null;
}

const statusOf = ({ kind, status }: PlannedRow) =>
  plannedKindOf[kind].statuses.find(({ value }) => value === status);

const datesOf = ({ end_date: end, start_date: start }: Pick<PlannedRow, 'end_date' | 'start_date'>) => ({
  start,
  end,
});

/** Returns what is planned as the planner shows it, with a column of what has become of it. */
export function usePlanItems(rows: readonly PlannedRow[]) {
  const { t } = useTranslation();
  const canMove = {
    projects: useCan(plannedKindOf.projects.resource.update.rule),
    sprints: useCan(plannedKindOf.sprints.resource.update.rule),
    tasks: useCan(plannedKindOf.tasks.resource.update.rule),
  };
  const { projects: canMoveProjects, sprints: canMoveSprints, tasks: canMoveTasks } = canMove;
  const items = useMemo(() => {
    const can = { projects: canMoveProjects && canMoveTasks, sprints: canMoveSprints, tasks: canMoveTasks };
    const known = new Set(rows.map(keyOfRow));
    return rows.map((row): PlanItem => {
      const { baseline, dependency_ids: dependencies, id, kind, progress, title } = row;
      return {
        id: keyOfRow(row),
        parentId: parentOf(row, known),
        label: title,
        href: `/${kind}/detail/${id}`,
        icon: icons[kind],
        weight: weights[kind],
        tone: statusOf(row)?.tone ?? 'neutral',
        progress,
        isDone: isClosed(row),
        dependsOn: dependencies.map((other) => keyOfRow({ kind: 'tasks', id: other })),
        baseline: baseline && datesOf(baseline),
        canMove: can[kind],
        canLink: kind === 'tasks',
        ...datesOf(row),
        row,
      };
    });
  }, [canMoveProjects, canMoveSprints, canMoveTasks, rows]);
  const columns = useMemo(
    (): readonly PlannerColumn<PlanItem>[] => [
      {
        id: 'status',
        label: t('planner.status'),
        width: 116,
        cell({ row }) {
          const status = statusOf(row);
          // the keys follow from the tables of statuses
          const label = t(`${plannedKindOf[row.kind].labels}.${status?.key ?? ''}` as TextKey);
          return <Badge tone={status?.tone ?? 'neutral'} label={label} />;
        },
      },
    ],
    [t],
  );
  return { items, columns };
}
