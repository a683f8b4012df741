import { textOfHtml } from '@bureau/values';

/** Matches the tags of what stands within a line. */
const inline = /<\/?(?:strong|b|em|i|u|s|code|a|span)\b[^<>]*>/g;

/** Matches what ends a line. */
const lineEnd = /<br \/>|<\/(?:p|h[23]|li|blockquote|pre)>/;

/** Returns the text of sanitised HTML in lines: one for each paragraph, heading and item. */
export const linesOf = (html: string): readonly string[] =>
  html
    .replaceAll(inline, '')
    .split(lineEnd)
    .map(textOfHtml)
    .filter((line) => line !== '');
