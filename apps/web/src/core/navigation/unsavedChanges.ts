import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useDraft } from '../drafts/useDraft.ts';

/** Notes that something is unsaved in the page; returns the function that ends that. */
export const NoteUnsavedContext = createContext<() => () => void>(() => () => undefined);

/** Returns whether something is unsaved in the page, and what `NoteUnsavedContext` is given to find that out. */
export function useUnsavedChanges() {
  const [count, setCount] = useState(0);
  const note = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { hasUnsaved: count > 0, note };
}

/** Tells the page that something in it is unsaved, for as long as that holds and it is mounted. */
export function useNoteUnsaved(isUnsaved = true): void {
  const note = use(NoteUnsavedContext);
  useEffect(() => (isUnsaved ? note() : undefined), [isUnsaved, note]);
}

/** Keeps what is typed under a name, as `useDraft` does, and tells the page of it as long as it is not saved or given up. */
export function useTypedDraft<Draft>(
  ...given: Parameters<typeof useDraft<Draft>>
): ReturnType<typeof useDraft<Draft>> {
  const { initialDraft, saveDraft } = useDraft(...given);
  const [isTyped, setTyped] = useState(initialDraft !== undefined);
  useNoteUnsaved(isTyped);
  const keep = useCallback(
    (draft: Draft | undefined) => {
      setTyped(draft !== undefined);
      saveDraft(draft);
    },
    [saveDraft],
  );
  return { initialDraft, saveDraft: keep };
}
