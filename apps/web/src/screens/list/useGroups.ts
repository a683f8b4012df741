import type { ListGroup } from '@bureau/contract';
import type { FilterDefinition, RowGroup } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { useMemo } from 'react';
import { useFormats } from '../../core/formats/useFormats.ts';

/** Names the groups of a list: as the API does, or as the choices of the filter by their field; with the time that they add up to. */
export function useGroups(
  groups: readonly ListGroup[] | undefined,
  field: string | undefined,
  filters: readonly FilterDefinition[],
): readonly RowGroup[] | undefined {
  const formats = useFormats();
  return useMemo(() => {
    const filter = filters.find(({ id }) => id === field);
    if (!groups || filter === undefined) return undefined;
    const options = filter.kind === 'choice' ? filter.options : [];
    const labels = new Map(options.map((option) => [option.id, option.label]));
    const emptyLabel = 'emptyLabel' in filter ? filter.emptyLabel : undefined;
    const isOfDates = filter.kind === 'dateRange';
    return groups.map(({ count, id, name, sum }) => ({
      id: `${field} ${id}`,
      label:
        (name !== null && isOfDates ? formats.date(name) : name) ??
        (id === null ? emptyLabel : labels.get(id)) ??
        String(id),
      count,
      ...(sum !== null && { detail: formatDuration(sum) }),
    }));
  }, [groups, field, filters, formats]);
}
