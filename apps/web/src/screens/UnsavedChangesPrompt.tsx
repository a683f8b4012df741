import { ConfirmDialog } from '@bureau/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { isTypedAddress } from '../core/navigation/numberHistoryEntries.ts';

interface UnsavedChangesPromptProps {
  /** Whether leaving now would lose something. */
  readonly isUnsaved: boolean;
  readonly title: string;
  /** What would be lost. */
  readonly message: string;
  readonly tone?: 'danger';
  /** Is true once all is saved, before the page knows: the next change of the page passes without a question. */
  readonly isSaved?: RefObject<boolean>;
  /** Runs before the page is left in spite of the question. */
  readonly onLeave?: () => void;
}

/**
 * Holds up whoever leaves the page or closes the tab while something is unsaved. Who edits the address by hand is not asked, but finds the draft on return.
 */
export function UnsavedChangesPrompt({ isUnsaved, ...props }: UnsavedChangesPromptProps) {
  // nothing is listened for while there is nothing to lose
  return isUnsaved ? <ReadyQuestion {...props} /> : null;
}

function ReadyQuestion({ isSaved, onLeave, ...words }: Omit<UnsavedChangesPromptProps, 'isUnsaved'>) {
  const { t } = useTranslation();
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved?.current && currentLocation.pathname !== nextLocation.pathname && !isTypedAddress(),
  );
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false;
  }, [blocker.state]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      {...words}
      confirmLabel={t('leave.confirm')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        // a step back is taken a moment after it was allowed, and must not be taken back meanwhile
        if (!isOpen && !isLeaving.current) blocker.reset?.();
      }}
      onConfirm={() => {
        isLeaving.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
