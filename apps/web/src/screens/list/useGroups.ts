import type { ListGroup } from '@bureau/contract';
import type { FilterDefinition, RowGroup } from '@bureau/ui';
import { useMemo } from 'react';

/** Names the groups of a list: as the API does, or as the choices of the filter by their field. */
export function useGroups(
  groups: readonly ListGroup[] | undefined,
  field: string | undefined,
  filters: readonly FilterDefinition[],
): readonly RowGroup[] | undefined {
  return useMemo(() => {
    const filter = filters.find(({ id }) => id === field);
    if (!groups || filter?.kind !== 'choice') return undefined;
    const labels = new Map(filter.options.map((option) => [option.id, option.label]));
    return groups.map(({ count, id, name }) => ({
      id: `${field} ${id}`,
      label: name ?? (id === null ? filter.emptyLabel : labels.get(id)) ?? String(id),
      count,
    }));
  }, [groups, field, filters]);
}
