import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isTypedAddress } from '../core/navigation/numberHistoryEntries.ts';
import { useNoteUnsaved } from '../core/navigation/unsavedChanges.ts';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';

interface UnsavedChangesPromptProps {
  /** Whether leaving now would lose something. */
  readonly isUnsaved: boolean;
  /** Asks this; whether to leave without saving where it is not given. */
  readonly title?: string;
  /** Says what would be lost; what was typed where it is not given. */
  readonly message?: string;
  /** Defaults to `danger`. */
  readonly tone?: 'accent' | 'danger';
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
  const isLeaving = useRef(false);
  useNoteUnsaved();
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
    <LeaveConfirmation
      {...words}
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
