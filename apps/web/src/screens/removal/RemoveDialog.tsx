import { ConfirmDialog } from '@bureau/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemovalBody } from '../../api/writes/useRemoveRecord.ts';
import { useRemovalFailure } from './useRemovalFailure.tsx';

/** Describes what is about to be deleted: one record by its name, or so many. */
export type Removal = { readonly name: string } | { readonly count: number };

export interface RemoveDialogProps {
  /** What is about to be deleted. */
  readonly removal: Removal;
  /** Explains what becomes of it. */
  readonly message?: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Asks what else the call that deletes a record takes. */
  readonly renderFields?: ((onChange: (body: RemovalBody) => void) => ReactNode) | undefined;
  readonly onConfirm: (body: RemovalBody) => Promise<void>;
}

/** Asks before records are deleted, and says why they were not. */
export function RemoveDialog({
  isOpen,
  message,
  onOpenChange,
  onConfirm,
  removal,
  renderFields,
}: RemoveDialogProps) {
  const { t } = useTranslation();
  const [body, setBody] = useState<RemovalBody>({});
  const changeOpen = (isNext: boolean) => {
    // what was said of one is not said of another
    setBody({});
    onOpenChange(isNext);
  };
  const explain = useRemovalFailure(() => changeOpen(false));
  const count = 'count' in removal ? removal.count : 1;
  return (
    <ConfirmDialog
      title={
        'name' in removal ? t('list.delete.one', { name: removal.name }) : t('list.delete.many', { count })
      }
      message={
        <>
          <p>{message ?? t('list.delete.message')}</p>
          {renderFields?.(setBody)}
        </>
      }
      confirmLabel={t('list.delete')}
      tone="danger"
      isOpen={isOpen}
      onOpenChange={changeOpen}
      onConfirm={() => onConfirm(body)}
      getErrorMessage={explain}
    />
  );
}
