import { createContext, use, useCallback, useEffect, useState } from 'react';

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

/** Tells the page that something in it is unsaved for as long as it is mounted. */
export function useNoteUnsaved(): void {
  const note = use(NoteUnsavedContext);
  useEffect(note, [note]);
}
