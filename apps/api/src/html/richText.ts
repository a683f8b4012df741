import { textOfHtml } from '@bureau/values';
import { escapeHtml } from './escapeHtml.ts';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** Matches HTML: what begins with an element that is kept. Anything else is plain text, also where it has tags further on. */
const html = /^\s*<(?:p|h[23]|ul|ol|li|blockquote|pre|strong|b|em|i|u|s|code|a|span|br)\b[^<>]*>/i;

/** Writes plain text as HTML: a paragraph for what stands between empty lines, and a break for each line. */
const paragraphsOf = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      paragraph === '' ? '' : `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`,
    )
    .join('');

/** Returns what is stored of a formatted text: sanitised HTML, which stays what it is when it is written again; an empty text where there is nothing to be read. */
export function toRichText(given: string): string {
  const kept = sanitiseHtml(html.test(given) ? given : paragraphsOf(given));
  if (textOfHtml(kept) === '') return '';
  // what stood in an element that is left out is no plain text
  return html.test(kept) ? kept : toRichText(`<p>${kept}</p>`);
}

/** Returns a formatted text as it is read; what was stored as plain text becomes HTML. */
export const readRichText = (stored: string): string => (html.test(stored) ? stored : toRichText(stored));

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Returns a formatted text as files hold it: plain text where that says all of it, and else HTML. {@link toRichText} reads both. */
export function writeRichText(stored: string): string {
  const text = stored
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll(/&(amp|lt|gt);/g, (_, name: string) => characters[name] ?? '');
  return toRichText(text) === stored ? text : stored;
}
