import { type Filters, type List, type ListQuery, perPage } from '@bureau/contract';
import { type RowKey, toasts } from '@bureau/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsaid } from '../../api/errorEffect.ts';
import type { Identified, Resource } from '../../api/resource.ts';
import { useRequest } from '../../api/useQuery.ts';
import { describeFailure } from '../describeFailure.ts';

/** Describes how the records of a list stand below others. */
export interface ListTree<Item> {
  /** Names the filter by the record that one is below. */
  readonly field: string;
  /** Returns how many records are directly below one. */
  readonly countOf: (item: Item) => number;
}

/** Returns whether a list is a tree: where all of its records are below the same one, or below none, so that none of them is below another. */
export function isTree(tree: Pick<ListTree<never>, 'field'> | undefined, filter: Filters = {}): boolean {
  const above = tree && filter[tree.field];
  return Array.isArray(above) && above.length === 1;
}

interface SubRowsProps {
  readonly resource: Resource;
  readonly query: ListQuery;
  readonly onLoad: (rows: readonly Identified[]) => void;
  readonly onFail: () => void;
}

/** Loads the records below one, and keeps them up to date while they are shown. */
function SubRows({ onFail, onLoad, query, resource }: SubRowsProps) {
  const { t } = useTranslation();
  const { data, error } = useRequest<List<Identified>>(resource.list, { query }, { keepsPrevious: true });
  const load = useEffectEvent(onLoad);
  const fail = useEffectEvent(() => {
    if (error && isUnsaid(error)) toasts.show({ tone: 'danger', message: describeFailure(error, t, 'load') });
    onFail();
  });
  const hasFailed = error !== undefined && data === undefined;
  useEffect(() => {
    if (data) load(data.data);
    else if (hasFailed) fail();
  }, [data, hasFailed]);
  return null;
}

const noKeys: ReadonlySet<RowKey> = new Set();

/**
 * Returns what makes the table of a list a tree, and what loads the records below those that are expanded: all that there are, whatever the list is
 * filtered by, at most 500, sorted as the list is.
 */
export function useSubRows<Item extends Identified>(
  resource: Resource,
  { filter, sort }: ListQuery,
  tree: ListTree<Item> | undefined,
) {
  const [expandedKeys, setExpandedKeys] = useState(noKeys);
  const [loaded, setLoaded] = useState<ReadonlyMap<RowKey, readonly Item[]>>(new Map());
  const isShown = isTree(tree, filter);
  const getSubRows = useMemo(
    () =>
      tree && isShown
        ? (item: Item) =>
            loaded.get(item.id) ?? Array<undefined>(Math.min(tree.countOf(item), perPage.max)).fill(undefined)
        : undefined,
    [isShown, loaded, tree],
  );
  if (!tree || !getSubRows) return { loaders: null, treeProps: {} };
  return {
    treeProps: { getSubRows, expandedKeys, onExpandedKeysChange: setExpandedKeys },
    loaders: [...expandedKeys].map((key) => (
      <SubRows
        key={key}
        resource={resource}
        query={{ filter: { [tree.field]: [Number(key)] }, per_page: perPage.max, ...(sort && { sort }) }}
        onLoad={(rows) => setLoaded((before) => new Map(before).set(key, rows as readonly Item[]))}
        onFail={() => setExpandedKeys((before) => new Set([...before].filter((other) => other !== key)))}
      />
    )),
  };
}
