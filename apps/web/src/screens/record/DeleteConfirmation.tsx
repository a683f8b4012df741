import { ConfirmDialog } from '@bureau/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../describeFailure.ts';

interface DeleteConfirmationProps {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => Promise<unknown>;
  /** Runs when the question goes away. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Runs when it was removed, as soon as the focus is back where it was: only then may that go away. */
  readonly onRemoved: () => void;
}

/** Asks before something of a record is removed, and says why it was not. */
export function DeleteConfirmation({
  onOpenChange,
  onConfirm,
  onRemoved,
  ...question
}: DeleteConfirmationProps) {
  const { t } = useTranslation();
  const isRemoved = useRef(false);
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
        if (!isOpen && isRemoved.current) requestAnimationFrame(onRemoved);
      }}
      onConfirm={async () => {
        await onConfirm();
        isRemoved.current = true;
      }}
      getErrorMessage={(error) => describeFailure(error, t)}
    />
  );
}
