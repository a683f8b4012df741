import { ConfirmDialog } from '@bureau/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../describeFailure.ts';

interface DeleteConfirmationProps {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => Promise<void>;
  /** Runs when the question is gone and the focus is back where it was: only then may what was removed go away, and pass it on. */
  readonly onClosed: () => void;
}

/** Asks before something of a record is removed, and says why it was not. */
export function DeleteConfirmation({ onClosed, ...question }: DeleteConfirmationProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const close = useEffectEvent(() => onClosed());
  useEffect(() => {
    // in the first of these frames the question hands the focus back
    if (!isOpen) requestAnimationFrame(() => requestAnimationFrame(close));
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      isOpen
      onOpenChange={setOpen}
      getErrorMessage={(error) => describeFailure(error, t)}
    />
  );
}
