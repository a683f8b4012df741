import { useState } from 'react';
import { announce } from '../../provider/announcer/index.ts';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { useTypedOptions } from '../options/useTypedOptions.ts';
import type { LoadOptions } from '../options/useOptionSearch.ts';
import { addTags, hasTag, splitTags } from './tags.ts';

interface TagsSettings {
  readonly tags: readonly string[];
  readonly setTags: (tags: readonly string[]) => void;
  readonly suggestions: readonly string[];
  readonly loadSuggestions: ((query: string, signal: AbortSignal) => Promise<readonly string[]>) | undefined;
  readonly canCreate: boolean;
  readonly max: number | undefined;
}

/** Describes why a text was not added, in words. */
type Problem = { readonly kind: 'duplicate' | 'unknown'; readonly label: string } | { readonly kind: 'max' };

const toOption = (tag: string) => ({ id: tag, label: tag });

/** Returns what is typed among tags, what adds and removes one, and why one was not added. */
export function useTags({ tags, setTags, suggestions, loadSuggestions, canCreate, max }: TagsSettings) {
  const t = useInputMessages();
  const [problem, setProblem] = useState<Problem>();
  const loadOptions: LoadOptions<string> | undefined =
    loadSuggestions && (async (query, signal) => (await loadSuggestions(query, signal)).map(toOption));

  const {
    typed = '',
    type: setTyped,
    known,
    isOpen,
    leave,
    comboProps,
  } = useTypedOptions<string>({
    options: suggestions.map(toOption),
    loadOptions,
    excluded: tags,
    keepsText: canCreate,
    onChoose: ({ id }) => add(id),
  });

  /** Adds what a text holds; what was not added stays in the input. */
  function add(text: string) {
    const names = known.map(({ label }) => label);
    // A suggestion is taken as it is written, whatever it holds.
    const parts = names.includes(text) ? [text] : splitTags(text);
    const texts = parts.map((part) => names.find((name) => hasTag([name], part)) ?? part);
    const unknown = canCreate ? [] : texts.filter((part) => !names.includes(part));
    const result = addTags(
      tags,
      texts.filter((part) => !unknown.includes(part)),
      max,
    );
    const refused = [...unknown, ...result.left];
    if (result.added.length > 0) {
      setTags(result.tags);
      announce(t('ui.tags.added', { label: result.added.join(', ') }));
    }
    const isOnlyDuplicate = result.added.length === 0 && refused.length === 0;
    setTyped(isOnlyDuplicate && result.duplicate !== undefined ? text : refused.join(', '));
    if (result.left.length > 0) setProblem({ kind: 'max' });
    else if (unknown[0] !== undefined) setProblem({ kind: 'unknown', label: unknown[0] });
    else if (result.duplicate !== undefined) setProblem({ kind: 'duplicate', label: result.duplicate });
    else setProblem(undefined);
  }

  const remove = (tag: string) => {
    setProblem(undefined);
    setTags(tags.filter((other) => other !== tag));
    announce(t('ui.tags.removed', { label: tag }));
  };

  const describe = (found: Problem) =>
    found.kind === 'max'
      ? t('ui.tags.problem.max', { max: max ?? 0 })
      : t(`ui.tags.problem.${found.kind}`, { label: found.label });

  return {
    typed,
    type: (text: string) => {
      setProblem(undefined);
      setTyped(text);
    },
    isOpen,
    leave,
    comboProps,
    add,
    remove,
    problem: problem && describe(problem),
  };
}
