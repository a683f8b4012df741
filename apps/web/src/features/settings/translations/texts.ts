import type { ResponseOf, translations } from '@bureau/contract';

/** A text of a language beside the English one. */
export type LanguageText = ResponseOf<typeof translations.one>['texts'][number];

export const textFilters = ['all', 'missing', 'own'] as const;
export type TextFilter = (typeof textFilters)[number];

/** Returns what the application shows of a text; null where it stands in English. */
export const shownText = ({ own, shipped }: LanguageText): string | null => own ?? shipped;

const isIn: Readonly<Record<TextFilter, (text: LanguageText) => boolean>> = {
  all: () => true,
  missing: (text) => shownText(text) === null,
  own: ({ own }) => own !== null,
};

/** Returns the texts that hold some words: in their key, in English or in the language. */
export function findTexts(
  texts: readonly LanguageText[],
  filter: TextFilter,
  words: string,
): readonly LanguageText[] {
  const wanted = words.trim().toLocaleLowerCase();
  const holds = (text: string | null) => text?.toLocaleLowerCase().includes(wanted) === true;
  return texts.filter(
    (text) =>
      isIn[filter](text) &&
      (wanted === '' || holds(text.key) || holds(text.english) || holds(shownText(text))),
  );
}

/** Returns the texts of a language as a file: by their keys, and empty where one is missing. */
export const toFile = (texts: readonly LanguageText[]) =>
  `${JSON.stringify(Object.fromEntries(texts.map((text) => [text.key, shownText(text) ?? ''])), null, 2)}\n`;

/** What a file would change: nothing where it is no file of texts. */
export interface TextChanges {
  readonly texts: Readonly<Record<string, string>>;
  /** Names what the file holds and the application does not know. */
  readonly unknown: readonly string[];
}

/** Reads which texts a file says differently. Empty ones say nothing. */
export function readTexts(json: string, texts: readonly LanguageText[]): TextChanges | null {
  const known = new Map(texts.map((text) => [text.key, shownText(text)]));
  try {
    const file: unknown = JSON.parse(json);
    if (typeof file !== 'object' || file === null || Array.isArray(file)) return null;
    const entries = Object.entries(file);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return null;
    const changed = entries.filter(([key, text]) => text !== '' && known.has(key) && known.get(key) !== text);
    return {
      texts: Object.fromEntries(changed),
      unknown: entries.filter(([key]) => !known.has(key)).map(([key]) => key),
    };
  } catch {
    return null;
  }
}
