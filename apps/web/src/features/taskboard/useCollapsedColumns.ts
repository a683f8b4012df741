import { taskStatuses } from '@bureau/contract';
import type { BoardKey } from '@bureau/ui/planning';
import { useState } from 'react';
import { useServices } from '../../core/services/ServicesContext.ts';

/** What was given up takes no room until somebody opens it; in lanes neither does what is done, of which there is most. */
const atFirst = (hasLanes: boolean): readonly BoardKey[] =>
  taskStatuses.flatMap(({ key, value }) =>
    key === 'cancel' || (hasLanes && key === 'completed') ? [value] : [],
  );

/** Keeps in this browser which columns of a board are collapsed: of one with lanes others than of one without. */
export function useCollapsedColumns(hasLanes: boolean) {
  const storedName = hasLanes ? 'board.collapsed.lanes' : 'board.collapsed';
  const { browserStore } = useServices();
  const [collapsed, setCollapsed] = useState(() => {
    const stored = browserStore.get(storedName);
    return stored === null ? atFirst(hasLanes) : stored.split(',').filter(Boolean).map(Number);
  });
  const collapse = (ids: readonly BoardKey[]) => {
    setCollapsed(ids);
    browserStore.set(storedName, ids.join());
  };
  return { collapsed, collapse };
}
