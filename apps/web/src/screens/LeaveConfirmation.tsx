import { ConfirmDialog, type ConfirmDialogProps } from '@bureau/ui';
import { useTranslation } from 'react-i18next';

type LeaveConfirmationProps = Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onOpenChange' | 'tone'> &
  Partial<Pick<ConfirmDialogProps, 'message' | 'title'>>;

/** Asks whether to lose what was typed, unless the words say what else is left. */
export function LeaveConfirmation({ message, title, tone = 'danger', ...props }: LeaveConfirmationProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...props}
      title={title ?? t('leave.title')}
      message={message ?? t('leave.message')}
      confirmLabel={t('leave.confirm')}
      tone={tone}
    />
  );
}
