import { FolderKanban, ListChecks, Rocket } from 'lucide-react';
import { useState } from 'react';
import { Planner } from '../Planner.tsx';
import type { PlannerItem, PlannerProps } from '../Planner.types.ts';

const project = {
  weight: 'group',
  tone: 'neutral',
  icon: <FolderKanban aria-hidden />,
  canMove: true,
} as const;
const sprint = { weight: 'phase', tone: 'info', icon: <Rocket aria-hidden />, canMove: true } as const;
const task = { icon: <ListChecks aria-hidden />, canMove: true, canLink: true } as const;

/** A plan of a harbour: projects, sprints and tasks that wait for each other. */
export const items: readonly PlannerItem[] = [
  {
    ...project,
    id: 'p1',
    label: 'Harbour extension',
    href: '/projects/1',
    start: '2026-03-02',
    end: '2026-04-24',
    progress: 41,
  },
  {
    ...sprint,
    id: 's1',
    parentId: 'p1',
    label: 'Survey and permits',
    start: '2026-03-02',
    end: '2026-03-20',
    progress: 70,
  },
  {
    ...task,
    id: 't1',
    parentId: 's1',
    label: 'Survey the sea bed',
    href: '/tasks/1',
    start: '2026-03-02',
    end: '2026-03-06',
    progress: 100,
    isDone: true,
    tone: 'success',
    baseline: { start: '2026-03-02', end: '2026-03-05' },
  },
  {
    ...task,
    id: 't2',
    parentId: 's1',
    label: 'Apply for the building permit',
    href: '/tasks/2',
    start: '2026-03-09',
    end: '2026-03-18',
    progress: 40,
    dependsOn: ['t1'],
    baseline: { start: '2026-03-06', end: '2026-03-13' },
  },
  {
    ...sprint,
    id: 's2',
    parentId: 'p1',
    label: 'Foundations',
    start: '2026-03-19',
    end: '2026-04-10',
    progress: 5,
  },
  {
    ...task,
    id: 't3',
    parentId: 's2',
    label: 'Drive the piles',
    href: '/tasks/3',
    start: '2026-03-19',
    end: '2026-04-03',
    progress: 10,
    dependsOn: ['t2'],
  },
  {
    ...task,
    id: 't4',
    parentId: 's2',
    label: 'Order the crane',
    href: '/tasks/4',
    start: '2026-03-17',
    end: '2026-03-20',
    progress: 0,
    dependsOn: ['t2'],
    tone: 'warning',
  },
  {
    ...task,
    id: 't5',
    parentId: 's2',
    label: 'Pour the concrete',
    href: '/tasks/5',
    start: '2026-04-06',
    end: '2026-04-10',
    progress: 0,
    dependsOn: ['t3', 't4'],
  },
  {
    ...task,
    id: 't6',
    parentId: 'p1',
    label: 'Choose the lamps',
    href: '/tasks/6',
    start: null,
    end: null,
    progress: 0,
  },
];

/** Keeps what is moved, as an application does. */
export function KeptPlanner({
  height = 560,
  items: first,
  onLink,
  onMove,
  ...props
}: PlannerProps & { readonly height?: number }) {
  const [kept, setKept] = useState(first);
  return (
    <div style={{ blockSize: height }}>
      <Planner
        {...props}
        items={kept}
        onLink={
          onLink &&
          (({ from, isLinked, to }) => {
            setKept((before) =>
              before.map((item) => {
                if (item.id !== to) return item;
                const others = (item.dependsOn ?? []).filter((id) => id !== from);
                return { ...item, dependsOn: isLinked ? [...others, from] : others };
              }),
            );
            return onLink({ from, isLinked, to });
          })
        }
        onMove={
          onMove &&
          (async (change) => {
            setKept((before) =>
              before.map((item) =>
                item.id === change.id ? { ...item, start: change.start, end: change.end } : item,
              ),
            );
            try {
              await onMove(change);
            } catch (error) {
              setKept((before) =>
                before.map((item) => (item.id === change.id ? { ...item, ...change.before } : item)),
              );
              throw error;
            }
          })
        }
      />
    </div>
  );
}
