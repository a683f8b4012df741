/** Describes what became of texts that were to be tags. */
export interface AddedTags {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** The first text that is a tag already. */
  readonly duplicate?: string | undefined;
  /** The texts for which there was no room. */
  readonly left: readonly string[];
}

/** Returns a tag as it is compared with others: without regard to case and width of its letters. */
function fold(tag: string): string {
  return tag.normalize('NFKC').toLocaleLowerCase();
}

/** Returns whether a tag is among others, however it is written. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => fold(other) === fold(tag));
}

/** What stands between texts of a list, also in Japanese, Chinese and Arabic. */
export const separators = /[,;\t\r\n，、；،؛]+/u;

/** Splits what was pasted or typed where a list is split: at its separators. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Adds texts to tags, none twice, as far as there is room. */
export function addTags(tags: readonly string[], texts: readonly string[], max = Infinity): AddedTags {
  const next = [...tags];
  const left: string[] = [];
  let duplicate: string | undefined;
  for (const text of texts) {
    if (hasTag(next, text)) duplicate ??= text;
    else if (next.length < max) next.push(text);
    else left.push(text);
  }
  return { tags: next, added: next.slice(tags.length), duplicate, left };
}
