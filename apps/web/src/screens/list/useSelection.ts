import { bulkLimit, type ListQuery } from '@bureau/contract';
import { toasts, type RowKey } from '@bureau/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../api/ApiError.ts';
import type { Resource } from '../../api/resource.ts';
import { useLoadIds } from '../../api/useLoadIds.ts';
import { useShowFailure } from '../useShowFailure.ts';

interface Selection {
  readonly keys: ReadonlySet<RowKey>;
  readonly ids: readonly number[];
  readonly select: (keys: ReadonlySet<RowKey>) => void;
  readonly clear: () => void;
  /** Selects everything that matches, loaded or not. */
  readonly selectAll: () => void;
  readonly isSelectingAll: boolean;
}

interface Listed {
  /** Names what is listed: what was selected of another list is not any more. */
  readonly listKey: string;
  readonly query: ListQuery;
  readonly total: number | undefined;
}

const none: ReadonlySet<RowKey> = new Set();
const isId = (key: RowKey): key is number => typeof key === 'number';

/** Keeps which records of a list are selected. */
export function useSelection(resource: Resource, { listKey, query, total = 0 }: Listed): Selection {
  const { i18n, t } = useTranslation();
  const showFailure = useShowFailure();
  const loadIds = useLoadIds(resource);
  const [selected, setSelected] = useState({ listKey, keys: none });
  const [loading, setLoading] = useState<AbortController>();
  const present = useRef<AbortController>(undefined);
  const keys = selected.listKey === listKey ? selected.keys : none;

  useEffect(() => () => present.current?.abort(), [listKey]);

  function select(next: ReadonlySet<RowKey>) {
    present.current?.abort();
    setSelected({ listKey, keys: next });
  }

  async function selectAll() {
    if (total > bulkLimit) {
      const limit = bulkLimit.toLocaleString(i18n.language);
      toasts.show({ tone: 'warning', message: t('list.selection.limit', { limit }) });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    present.current = controller;
    setLoading(controller);
    try {
      const onProgress = (ids: ReadonlySet<number>) => setSelected({ listKey, keys: ids });
      await loadIds(query, { signal, onProgress });
    } catch (error) {
      if (isAbort(error)) return;
      setSelected({ listKey, keys });
      showFailure(error, 'load');
    } finally {
      setLoading((other) => (other === controller ? undefined : other));
    }
  }

  return {
    keys,
    ids: [...keys].filter(isId),
    select,
    clear: () => select(none),
    selectAll: () => void selectAll(),
    isSelectingAll: loading !== undefined,
  };
}
