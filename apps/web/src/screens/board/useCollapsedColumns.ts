import { taskStatuses } from '@bureau/contract';
import type { BoardKey } from '@bureau/ui/planning';
import { useState } from 'react';
import { useServices } from '../../core/services/ServicesContext.ts';

const storedName = 'board.collapsed';

/** The column of what was given up takes no room until somebody opens it. */
const atFirst: readonly BoardKey[] = taskStatuses.flatMap(({ key, value }) =>
  key === 'cancel' ? [value] : [],
);

/** Keeps in this browser which columns of a board are collapsed. */
export function useCollapsedColumns() {
  const { browserStore } = useServices();
  const [collapsed, setCollapsed] = useState(() => {
    const stored = browserStore.get(storedName);
    return stored === null ? atFirst : stored.split(',').filter(Boolean).map(Number);
  });
  const collapse = (ids: readonly BoardKey[]) => {
    setCollapsed(ids);
    browserStore.set(storedName, ids.join());
  };
  return { collapsed, collapse };
}
