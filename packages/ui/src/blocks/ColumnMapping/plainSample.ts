const maxLength = 200;

/** Stands for characters that would be invisible, break the line, or turn the writing direction of what follows. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Returns the beginning of a value of a file as one line of plain text, in which control characters can be seen. */
export function plainSample(value: string): string {
  const line = value
    .slice(0, maxLength)
    .replace(/\r\n?|\n/g, '↵')
    .replace(/\t/g, ' ')
    .replace(unseen, '\ufffd');
  return value.length > maxLength ? `${line}…` : line;
}
