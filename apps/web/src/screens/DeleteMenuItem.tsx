import { MenuItem } from '@bureau/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface DeleteMenuItemProps {
  /** Whether the record came with the demonstration and stays for the others who look at it: see `useIsKept`. */
  readonly isKept: boolean;
  readonly onAction: () => void;
}

/** Offers in the menu of a record to delete it, or says why that cannot be. */
export function DeleteMenuItem({ isKept, onAction }: DeleteMenuItemProps) {
  const { t } = useTranslation();
  return (
    <MenuItem
      id="delete"
      label={t('list.delete')}
      icon={<Trash2 />}
      tone="danger"
      isDisabled={isKept}
      {...(isKept && { description: t('delete.demonstration') })}
      onAction={onAction}
    />
  );
}
