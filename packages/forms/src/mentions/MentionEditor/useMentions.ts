import { announce } from '@bureau/ui';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormsMessages } from '../../messages/index.ts';
import { findMention, matchPeople, type MentionedPerson } from './mentionText.ts';
import type { MentionDraft } from './MentionEditor.types.ts';

/** How many people are offered at once. */
const mostOffered = 6;

interface Mentions {
  readonly offered: readonly MentionedPerson[];
  readonly active: number;
  readonly choose: (person: MentionedPerson) => void;
  /** Follows the caret, after it was moved or something was typed. */
  readonly follow: () => void;
  readonly close: () => void;
  /** Handles the keys that belong to the people that are offered; returns whether it did. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
}

/** Offers people while a name is typed behind an `@`, and puts in who is chosen. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  people: readonly MentionedPerson[],
  draft: MentionDraft,
  setDraft: (draft: MentionDraft) => void,
): Mentions {
  const t = useFormsMessages();
  const [query, setQuery] = useState<{ readonly start: number; readonly text: string }>();
  const [active, setActive] = useState(0);
  const caret = useRef<number>(undefined);
  const offered = query ? matchPeople(people, query.text, mostOffered) : [];

  // the caret goes behind the name as soon as the text holds it
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [area, draft]);

  const close = () => setQuery(undefined);

  function choose(person: MentionedPerson) {
    if (!query) return;
    const end = query.start + 1 + query.text.length;
    const rest = draft.text.slice(end);
    const name = `@${person.name}${/^\s/.test(rest) ? '' : ' '}`;
    caret.current = query.start + name.length + (name.endsWith(' ') ? 0 : 1);
    setDraft({ text: draft.text.slice(0, query.start) + name + rest, people: [...draft.people, person] });
    close();
  }

  return {
    offered,
    active: Math.min(active, offered.length - 1),
    choose,
    close,
    follow() {
      const { selectionEnd = 0, selectionStart = 0, value = '' } = area.current ?? {};
      const found = selectionStart === selectionEnd ? findMention(value, selectionEnd) : undefined;
      if (found?.start === query?.start && found?.text === query?.text) return;
      setQuery(found);
      setActive(0);
      const count = found ? matchPeople(people, found.text, mostOffered).length : 0;
      if (count > 0) announce(t('forms.mentions.offered', { count }));
    },
    handleKey(event) {
      const person = offered[Math.min(active, offered.length - 1)];
      if (!person || event.nativeEvent.isComposing) return false;
      const { length } = offered;
      switch (event.key) {
        case 'ArrowDown':
          setActive((active + 1) % length);
          return true;
        case 'ArrowUp':
          setActive((active + length - 1) % length);
          return true;
        case 'Enter':
        case 'Tab':
          if (event.shiftKey || event.ctrlKey || event.metaKey) return false;
          choose(person);
          return true;
        case 'Escape':
          close();
          return true;
        default:
          return false;
      }
    },
  };
}
