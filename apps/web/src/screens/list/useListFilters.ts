import { type CustomField, filterKindOf, type ListQuery, type ListSpec, optionOf } from '@bureau/contract';
import { createLazyImport, type FilterDefinition, type FilterValues } from '@bureau/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import type { Identified } from '../../api/resource.ts';
import type * as listCode from '../custom/listCode.ts';
import { useCustomFields } from '../custom/useCustomFields.ts';
import { filterOf } from '../fields/kinds.tsx';
import { ownFields } from '../fields/ShownField.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { useOptions } from '../fields/useOptions.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import { afterPaint } from '../lazy/afterPaint.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { useFilterPeople } from './useFilterPeople.ts';
import type { ListState } from './useListState.ts';

const noFields: readonly CustomField[] = [];
const noFilters = {};

const asOption = (tag: string) => ({ id: tag, label: tag });

/** Loads what a list needs of custom fields, most have none: after its first rows, which are drawn once their place is measured. */
const useCustomCode = createLazyImport<never, typeof listCode>(async () => {
  await afterPaint();
  return import('../custom/listCode.ts');
});

/** Says of the records that a list is filtered by, and that nobody can choose any more, that they are gone. */
function withMissing(
  filter: FilterDefinition | undefined,
  chosen: unknown,
  label: string,
): FilterDefinition | undefined {
  // what could not be read says nothing of what there is
  if (filter?.kind !== 'choice' || filter.isLoading || filter.options.length === 0) return filter;
  const known = new Set(filter.options.map(({ id }) => id));
  const missing = Array.isArray(chosen)
    ? chosen.filter((id) => typeof id === 'number' && !known.has(id)).map((id: number) => ({ id, label }))
    : [];
  return missing.length > 0 ? { ...filter, options: [...filter.options, ...missing] } : filter;
}

/**
 * Returns the fields of a resource with those that a company has added, by which of them its records are filtered, and what they are filtered by. What was added
 * to records is asked for once `isReady`: after them.
 */
export function useListFilters<Item extends Identified, Spec extends ListSpec>(
  screens: ResourceScreens<Item>,
  { change, query }: Pick<ListState<Spec>, 'change' | 'query'>,
  isReady: boolean,
) {
  const { t } = useTranslation();
  const context = useFieldContext();
  const { custom_fields: customFilters = {} } = query;
  const ownFilters: FilterValues = query.filter ?? noFilters;
  const { data: customs = noFields } = useCustomFields(
    isReady && screens.resource.hasCustomFields ? screens.resource : null,
  );
  const { Loaded: code } = useCustomCode(customs.length > 0);
  const fields = useShownFields(screens, customs, code?.customFieldsOf);
  const listed = customs.filter(({ show_in_list: isShown }) => isShown);
  // What is no column at all is filtered by where the address says so, as links to related lists do.
  const filtered = useMemo(
    () => [
      ...fields.filter(
        ({ field, filter, isFixed }) =>
          filterKindOf(field) !== false &&
          (filter in ownFilters || (optionOf(field, 'list') !== 'none' && !isFixed)),
      ),
      ...ownFields({ ...screens, fields: screens.filters }, t),
    ],
    [fields, ownFilters, screens, t],
  );
  const { tags: tagsCall, list } = screens.resource;
  // What tags there are takes a look at every record: only whoever chooses among them waits for it.
  const [isAsked, setAsked] = useState(false);
  const {
    data: tags,
    error,
    isLoading,
    retry,
  } = useRequest<readonly string[]>(tagsCall ?? list, tagsCall && isAsked ? {} : null, { isSteady: true });
  const onRetry = error && !tags ? retry : undefined;
  // what can be filtered by is named; editors ask for what they offer
  const options = useOptions(filtered);
  const people = useFilterPeople(filtered, ownFilters, options.users);
  const filters = useMemo(
    () =>
      filtered.flatMap((field) => {
        const isTags = field.field.kind === 'tags';
        const loaded = isTags ? { options: (tags ?? []).map(asOption), isLoading, onRetry } : undefined;
        const named = { ...options, users: people };
        if (!field.picker) return filterOf(field, context, loaded) ?? [];
        const filter = filterOf(field, context, named[field.picker]);
        return withMissing(filter, ownFilters[field.filter], t('list.filter.gone')) ?? [];
      }),
    [context, filtered, isLoading, onRetry, options, ownFilters, people, t, tags],
  );
  const values: FilterValues = { ...ownFilters, ...code?.readCustomFilters(listed, customFilters) };
  return {
    fields,
    filters,
    options,
    values,
    noteOpen: (id: string) => {
      if (filtered.some(({ field, filter }) => field.kind === 'tags' && filter === id)) setAsked(true);
    },
    changeValues: (next: FilterValues) =>
      change(
        (code?.divideFilters(listed, next, customFilters) ?? { filter: next }) as Partial<ListQuery<Spec>>,
      ),
  };
}
