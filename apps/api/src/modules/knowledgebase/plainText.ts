import { textOfHtml } from '@bureau/values';
import { describeImages } from '../../html/images.ts';

/** Matches the tags of what stands within a line. */
const inline = /<\/?(?:strong|b|em|i|u|s|code|a|span)\b[^<>]*>/g;

/** Matches what ends a line. */
const lineEnd = /<br \/>|<\/(?:p|h[23]|li|blockquote|pre|tr)>/;

/** Matches what stands between two cells of a row, with the ends of their last and first paragraphs. */
const cellEnd = /(?:<\/p>)?<\/t[hd]><t[hd][^<>]*>(?:<p[^<>]*>)?/g;

/** Returns the text of sanitised HTML in lines: one for each paragraph, heading and item, and for each row of a table. */
export const linesOf = (html: string): readonly string[] =>
  describeImages(html)
    .replaceAll(inline, '')
    .replaceAll(cellEnd, ' | ')
    .split(lineEnd)
    .map(textOfHtml)
    .filter((line) => line !== '');
