import type { SavedView } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from './useListState.ts';

/**
 * Reads the views of a list again when another one is opened, and says of the one that is shown when it has been deleted elsewhere: the list stays as it is, under
 * no name. Returns the function that lets the one that is shown go without a word.
 */
export function useLostView(
  { nameView, viewId }: Pick<ListState, 'nameView' | 'viewId'>,
  current: SavedView | undefined,
  refresh: () => void,
): () => void {
  const { t } = useTranslation();
  const opened = useRef(viewId);
  const shown = useRef(current);
  const readAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (opened.current !== viewId && viewId !== null) readAgain();
    opened.current = viewId;
  }, [viewId]);
  const follow = useEffectEvent(() => {
    const { current: before } = shown;
    shown.current = current;
    if (current || before === undefined || before.id !== viewId) return;
    toasts.show({ tone: 'info', message: t('list.view.gone', { name: before.name }) });
    nameView(null);
  });
  useEffect(() => follow(), [current, viewId]);
  return () => {
    shown.current = undefined;
  };
}
