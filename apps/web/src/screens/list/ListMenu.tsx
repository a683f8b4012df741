import { createLazyImport, IconButton, Menu, useLazyOverlay } from '@bureau/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import type { ListMenuItemsProps } from './ListMenuItems.tsx';

/** Loads what the menu offers: a list does without until then. */
const useItems = createLazyImport<ListMenuItemsProps>(() =>
  import('./ListMenuItems.tsx').then(({ ListMenuItems }) => ListMenuItems),
);

/** Opens what can be done with a list beside its records; nothing where that is nothing. */
export function ListMenu(props: Omit<ListMenuItemsProps, 'onExportingChange'>) {
  const { t } = useTranslation();
  const { create, export: exported, import: imported } = props.resource;
  const canImport = useCan(imported?.rule ?? create.rule) && imported !== undefined;
  const [isOpen, setOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { Loaded: Items } = useLazyOverlay(useItems, isOpen, setOpen);
  if (!exported && !canImport) return null;

  return (
    <Menu
      label={t('list.more')}
      placement="bottom end"
      isOpen={isOpen && Items !== undefined}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={t(isExporting ? 'list.export.running' : 'list.more')}
          icon={<Ellipsis aria-hidden />}
          variant="outline"
          isPending={isExporting}
        />
      }
    >
      {Items && <Items {...props} onExportingChange={setExporting} />}
    </Menu>
  );
}
