import { diffLines, diffWords } from 'diff';

/** A part of a comparison: words that both texts have, or one of them alone. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  /** Where it stands in the comparison, in UTF-16 units. */
  readonly at: number;
  readonly text: string;
}

/** How long words are compared at most, in milliseconds; lines are where that is not enough. */
const timeout = 1_000;

/** Compares two texts by their words, as those of a language are told apart. */
export function compareWords(before: string, after: string, locale: string): readonly WordChange[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const found = diffWords(before, after, { intlSegmenter, timeout }) ?? diffLines(before, after);
  let at = 0;
  return found.map(({ added, removed, value }) => {
    const change = { kind: added ? 'added' : removed ? 'removed' : 'same', at, text: value } as const;
    at += value.length;
    return change;
  });
}
