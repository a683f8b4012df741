const isProper = (word: string) => /^(?:[A-Z]{2,}|German|Mac)$/.test(word);

/** Writes the name of a story's export as a phrase: `DisabledButFocusable` is “Disabled but focusable”. */
export function sentenceCase(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  const phrase = words.map((word) => (isProper(word) ? word : word.toLowerCase())).join(' ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
