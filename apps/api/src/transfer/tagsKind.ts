import { isBlank, toOneLine } from '@bureau/contract';
import { type Kind, ParseError } from './fieldKinds.ts';
import { escapePart, splitParts } from './separated.ts';

/** Returns the kind of lists of at most `max` words of at most `length` characters, with commas or semicolons between them: `\,` is a comma in one. */
export const tagsKind = (max: number, length: number): Kind<readonly string[]> => ({
  read(text) {
    const words = [...new Set(splitParts(text, ',;\n').map(toOneLine))].filter((word) => !isBlank(word));
    if (words.some((word) => word.length > length))
      return new ParseError('validation.max.text', { max: length });
    return words.length > max ? new ParseError('validation.max.list', { max }) : words;
  },
  write: (words) =>
    words.length === 0
      ? null
      : { kind: 'text', value: words.map((word) => escapePart(word, ',;')).join(', ') },
});
