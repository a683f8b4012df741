import { Dialog } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { BulkForm, type BulkFormProps } from './BulkForm.tsx';

export interface BulkEditDialogProps extends Pick<BulkFormProps, 'count' | 'field' | 'onSubmit'> {
  readonly onClose: () => void;
}

/** Asks for the value that a field gets in all selected records. */
export function BulkEditDialog({ onClose, ...props }: BulkEditDialogProps) {
  const { t } = useTranslation();
  const title = t('list.bulk.title', { field: props.field.label });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BulkForm {...props} label={title} onCancel={onClose} />
    </Dialog>
  );
}
