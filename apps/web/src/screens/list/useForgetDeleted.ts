import { customName, type ListSpec } from '@bureau/contract';
import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import type { ListState } from './useListState.ts';

const isCustomKey = (key: string) => key.replace(/^-/, '').startsWith(customName(''));

/**
 * Leaves out of the address of a list which custom fields it is filtered and sorted by, where the server has refused them: an administrator deletes or changes
 * fields that saved views and copied addresses still name.
 */
export function useForgetDeleted<Spec extends ListSpec>(
  { change, query }: Pick<ListState<Spec>, 'change' | 'query'>,
  error: ApiError | undefined,
): void {
  const forget = useEffectEvent(({ fieldErrors, status }: ApiError) => {
    if (status !== 422) return;
    const { custom_fields: filters = {}, sort = [] } = query;
    const kept = {
      custom_fields: Object.fromEntries(
        Object.entries(filters).filter(([column]) => !(`filter[${customName(column)}]` in fieldErrors)),
      ),
      sort: 'sort' in fieldErrors ? sort.filter((key) => !isCustomKey(key)) : sort,
    };
    const isLess =
      Object.keys(kept.custom_fields).length < Object.keys(filters).length || kept.sort.length < sort.length;
    if (isLess) change(kept, 'replace');
  });
  useEffect(() => {
    if (error) forget(error);
  }, [error]);
}
