import { useRef, useState } from 'react';
import { isText, useDraft } from '../../core/drafts/useDraft.ts';

const nothing: ReadonlySet<string> = new Set();

export type QuickAddText = ReturnType<typeof useQuickAddText>;

/** Keeps what is typed in the line that adds records of a resource, until it is added: also when the page is left. */
export function useQuickAddText(resource: string, initialText: string | undefined) {
  const { initialDraft, saveDraft } = useDraft(`${resource}/quick-add`, isText);
  const [value, setValue] = useState(initialText ?? initialDraft ?? '');
  /** What stands in the line by now, for answers that come later. */
  const latest = useRef(value);
  const [caret, setCaret] = useState(value.length);
  /** What means nothing but itself. */
  const [left, setLeft] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const [isBegun, setBegun] = useState(value !== '');
  const type = (text: string) => {
    latest.current = text;
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
    /** Puts back what could not be added, and returns whether there was room: nothing else is being typed. */
    giveBack(text: string): boolean {
      if (latest.current !== '') return false;
      type(text);
      return true;
    },
    /** Keeps lines that are not added yet for whoever comes back, with what is being typed. */
    keep: (lines: readonly string[]) => saveDraft([...lines, latest.current].join(' ').trim()),
  };
}
