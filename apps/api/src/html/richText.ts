import { textOfHtml } from '@bureau/values';
import { escapeHtml } from './escapeHtml.ts';
import { hasImage } from './images.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** Matches HTML: what begins with an element that is kept. Anything else is plain text, also where it has tags further on. */
const html = /^\s*<(?:p|h[23]|ul|ol|li|blockquote|pre|strong|b|em|i|u|s|code|a|span|br)\b[^<>]*>/i;

/** Matches what an article may begin with, as well. */
const articleOnly = /^\s*<(?:table|img)\b[^<>]*>/i;

const isHtml = (text: string, isArticle: boolean) => html.test(text) || (isArticle && articleOnly.test(text));

/** Writes plain text as HTML: a paragraph for what stands between empty lines, and a break for each line. */
const paragraphsOf = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      paragraph === '' ? '' : `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`,
    )
    .join('');

/** Returns what is stored of a formatted text: sanitised HTML, which stays what it is when it is written again; an empty text where there is nothing to be read. That of an article keeps its tables. */
export function toRichText(given: string, isArticle = false): string {
  const kept = sanitiseHtml(isHtml(given, isArticle) ? given : paragraphsOf(given), isArticle);
  if (textOfHtml(kept) === '' && !hasImage(kept)) return '';
  // what stood in an element that is left out is no plain text
  return isHtml(kept, isArticle) ? kept : toRichText(`<p>${kept}</p>`, isArticle);
}

/** Returns a formatted text as it is read; what was stored as plain text becomes HTML. */
export const readRichText = (stored: string, isArticle = false): string =>
  isHtml(stored, isArticle) ? stored : toRichText(stored, isArticle);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Returns a formatted text as files hold it: plain text where that says all of it, and else HTML. {@link toRichText} reads both. */
export function writeRichText(stored: string, isArticle = false): string {
  const text = stored
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll(/&(amp|lt|gt);/g, (_, name: string) => characters[name] ?? '');
  return toRichText(text, isArticle) === stored ? text : stored;
}
