import { Dialog } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { QuickAdd } from '../../screens/quickAdd/QuickAdd.tsx';

export interface QuickAddDialogProps {
  /** What stands in the line at first; where it is empty, what was typed before and not added. */
  readonly initialText: string;
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Adds a record by one line from wherever somebody is. */
export function QuickAddDialog({ initialText, onOpenChange }: QuickAddDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.quick_add')} isOpen size="large" onOpenChange={onOpenChange}>
      <QuickAdd
        hasInitialFocus
        onAdded={() => onOpenChange(false)}
        {...(initialText !== '' && { initialText })}
      />
    </Dialog>
  );
}
