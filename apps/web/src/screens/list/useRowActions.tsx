import { type RowAction, toasts, useNavigation } from '@bureau/ui';
import { ExternalLink, Link, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useIsKept } from '../../core/settings/settings.ts';
import type { Identified, Resource } from '../../api/resource.ts';

interface RowActionOptions<Item> {
  readonly getHref: (item: Item) => string;
  /** Whether those that came with the demonstration cannot be deleted while it is one: their pages say why. */
  readonly isKeptInDemo: boolean;
  /** Asks before a record is deleted. */
  readonly onDelete: (item: Item) => void;
}

/** Returns what can be done with one record of a list: to open it, to copy its link, to delete it. Both options stay the same. */
export function useRowActions<Item extends Identified>(
  resource: Resource,
  { getHref, isKeptInDemo, onDelete }: RowActionOptions<Item>,
): (item: Item) => readonly RowAction[] {
  const { t } = useTranslation();
  const { navigate } = useNavigation();
  const canDelete = useCan(resource.remove.rule);
  const isKept = useIsKept();

  return useCallback(
    (item) => {
      const href = getHref(item);
      const copy = async () => {
        const address = new URL(`#${href}`, window.location.href).href;
        try {
          await navigator.clipboard.writeText(address);
          toasts.show({ tone: 'success', message: t('list.row.copied') });
        } catch {
          // browsers refuse this without a secure connection or leave
          toasts.show({ tone: 'warning', message: t('list.row.copy_failed', { address }) });
        }
      };
      const actions: RowAction[] = [
        {
          id: 'open',
          label: t('list.row.open'),
          icon: <ExternalLink />,
          onAction: () => navigate(href),
        },
        { id: 'copy', label: t('list.row.copy'), icon: <Link />, onAction: () => void copy() },
      ];
      if (canDelete && !(isKeptInDemo && isKept(item)))
        actions.push({
          id: 'delete',
          label: t('list.delete'),
          icon: <Trash2 />,
          tone: 'danger',
          onAction: () => onDelete(item),
        });
      return actions;
    },
    [canDelete, getHref, isKept, isKeptInDemo, navigate, onDelete, t],
  );
}
