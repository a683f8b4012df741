import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Describes a way out of the page that waits for an answer. */
interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Lets the next change of the page pass without a question, after a save. */
  readonly allow: () => void;
}

/** Holds up whoever leaves the page or closes the tab while something is unsaved. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => (isAllowed.current = true),
  };
}
