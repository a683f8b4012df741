import { Dialog } from '@bureau/ui';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkFormProps } from './BulkForm.tsx';

/** Names a field that can be changed in many records at once. */
export interface BulkField {
  readonly id: string;
  readonly label: string;
}

export interface BulkEditDialogProps extends Pick<BulkFormProps, 'count' | 'onSubmit'> {
  readonly field: BulkField;
  readonly Form: ComponentType<BulkFormProps>;
  readonly onClose: () => void;
}

/** Asks for the value that a field gets in all selected records. */
export function BulkEditDialog({ count, field, Form, onClose, onSubmit }: BulkEditDialogProps) {
  const { t } = useTranslation();
  const title = t('list.bulk.title', { field: field.label });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Suspense>
        <Form fieldId={field.id} label={title} count={count} onSubmit={onSubmit} onCancel={onClose} />
      </Suspense>
    </Dialog>
  );
}
