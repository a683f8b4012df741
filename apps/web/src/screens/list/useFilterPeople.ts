import { type ResponseOf, users } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import type { LoadedOptions } from '../fields/kinds.tsx';
import type { ShownField } from '../fields/ShownField.ts';

/**
 * Returns the people by whom a list can be filtered: those who are active, and of the others, who have left, those by whom it is filtered already.
 */
export function useFilterPeople(
  fields: readonly Pick<ShownField, 'filter' | 'picker'>[],
  filters: Readonly<Record<string, unknown>>,
  { isLoading, onRetry, options }: LoadedOptions,
): LoadedOptions {
  const asked = fields.flatMap(({ filter, picker }) => (picker === 'users' ? filters[filter] : undefined));
  const missing = asked.filter(
    (id) => typeof id === 'number' && !isLoading && options.every((option) => option.id !== id),
  );
  const key = missing.join();
  const { data: cards, error } = useRequest<ResponseOf<typeof users.keyBy>>(
    users.keyBy,
    key === '' ? null : {},
    {
      isSteady: true,
    },
  );
  return useMemo(() => {
    const found = key.split(',').flatMap((id) => cards?.[id] ?? []);
    const others = found.map((card) => ({ id: card.id, label: formatFullName(card) }));
    return {
      isLoading: isLoading || (key !== '' && !cards && error === undefined),
      onRetry,
      options: [...options, ...others],
    };
  }, [cards, error, isLoading, key, onRetry, options]);
}
