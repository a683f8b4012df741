import { useState } from 'react';
import { isText, useDraft } from '../../core/drafts/useDraft.ts';

const nothing: ReadonlySet<string> = new Set();

export type QuickAddText = ReturnType<typeof useQuickAddText>;

/** Keeps what is typed in the line that adds records of a resource, until it is added: also when the page is left. */
export function useQuickAddText(resource: string, initialText: string | undefined) {
  const { initialDraft, saveDraft } = useDraft(`${resource}/quick-add`, isText);
  const [value, setValue] = useState(initialText ?? initialDraft ?? '');
  const [caret, setCaret] = useState(value.length);
  /** What means nothing but itself. */
  const [left, setLeft] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const [isBegun, setBegun] = useState(value !== '');
  const type = (text: string) => {
    setValue(text);
    setProblem(undefined);
    saveDraft(text === '' ? undefined : text);
  };
  return {
    value,
    caret,
    left,
    problem,
    /** Whether somebody has come to the line, or had typed before. */
    isBegun,
    begin: () => setBegun(true),
    refuse: setProblem,
    change(text: string, place: number) {
      setCaret(place);
      if (text !== value) type(text);
    },
    /** Takes a part of the text as it stands. */
    leave: (part: string) => setLeft(new Set([...left, part])),
    clear() {
      type('');
      setLeft(nothing);
      setCaret(0);
    },
    /** Puts back what could not be added, unless something else is being typed. */
    giveBack(text: string) {
      setValue((typed) => typed || text);
      saveDraft(text);
    },
  };
}
