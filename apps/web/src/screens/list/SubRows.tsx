import { type List, type ListQuery, perPage } from '@bureau/contract';
import { type DataTableProps, type RowKey } from '@bureau/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Identified, Resource } from '../../api/resource.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useShowFailure } from '../useShowFailure.ts';
import type { ListTree } from './listTree.ts';

interface BranchProps {
  readonly resource: Resource;
  readonly query: ListQuery;
  readonly onLoad: (rows: readonly Identified[]) => void;
  readonly onFail: () => void;
}

/** Loads the records below one, and keeps them up to date while they are shown. */
function Branch({ onFail, onLoad, query, resource }: BranchProps) {
  const showFailure = useShowFailure();
  const { data, error } = useRequest<List<Identified>>(resource.list, { query }, { keepsPrevious: true });
  const load = useEffectEvent(onLoad);
  const fail = useEffectEvent(() => {
    showFailure(error, 'load');
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

/** What makes the table of a list a tree. */
export type TreeProps<Item> = Pick<
  DataTableProps<Item>,
  'expandedKeys' | 'getSubRows' | 'onExpandedKeysChange'
>;

export interface SubRowsProps {
  readonly resource: Resource;
  readonly query: ListQuery;
  readonly tree: ListTree<never>;
  /** Runs with what makes the table a tree, whenever that is something else. */
  readonly onChange: (props: TreeProps<Identified>) => void;
}

/**
 * Makes the table of a list a tree, and loads the records below those that are expanded: all that there are, whatever the list is filtered by, at most
 * 500, sorted as the list is.
 */
export function SubRows({ onChange, query: { sort }, resource, tree: { countOf, field } }: SubRowsProps) {
  const [expandedKeys, setExpandedKeys] = useState(noKeys);
  const [loaded, setLoaded] = useState<ReadonlyMap<RowKey, readonly Identified[]>>(new Map());
  const change = useEffectEvent(onChange);
  const getSubRows = useCallback(
    (item: Identified) =>
      loaded.get(item.id) ?? Array<undefined>(Math.min(countOf(item as never), perPage.max)).fill(undefined),
    [countOf, loaded],
  );
  useEffect(
    () => change({ getSubRows, expandedKeys, onExpandedKeysChange: setExpandedKeys }),
    [getSubRows, expandedKeys],
  );
  return [...expandedKeys].map((key) => (
    <Branch
      key={key}
      resource={resource}
      query={{ filter: { [field]: [Number(key)] }, per_page: perPage.max, ...(sort && { sort }) }}
      onLoad={(rows) => setLoaded((before) => new Map(before).set(key, rows))}
      onFail={() => setExpandedKeys((before) => new Set([...before].filter((other) => other !== key)))}
    />
  ));
}
