import { parsePositive } from '@bureau/contract';
import sanitize from 'sanitize-html';
import { arrangeTables } from './arrangeTables.ts';
import { isImageAddress } from './images.ts';

/** How deep lists and quotations may stand in each other. What is deeper loses its tags and keeps its text. */
const deepest = 20;

/** Stands for a tag that is left out, with its text kept. */
const noTag = { tagName: 'left-out', attribs: {} };

/** Whether a link leads to a place of the application, a page by http, or an address of mail. */
function isHarmless(href: string): boolean {
  if (href.startsWith('#/')) return true;
  return /^(?:https?:\/\/[^/\\]|mailto:[^/\\])/i.test(href) && URL.canParse(href);
}

/** Describes what of HTML that people write is kept: paragraphs, lists, emphasis, code and links, which open without telling where they come from. */
const plainFormatting = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'svg',
    'math',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    a(_: string, { href = '' }: sanitize.Attributes) {
      const address = href.trim();
      if (!isHarmless(address)) return noTag;
      return { tagName: 'a', attribs: { href: address, rel: 'noopener noreferrer nofollow' } };
    },
  },
} satisfies sanitize.IOptions;

const headings = ['h2', 'h3'];

/** Finds a font or size that a text may have; what pages and word processors name else is left out. */
const textStyle = /^(?:font-family:(?:serif|monospace)|font-size:(?:small|large|x-large))$/;

const isMention = (id = '') => parsePositive(id) !== null;

/** Describes what is kept of a text that is formatted: headings, alignment, the fonts of the editor and who is mentioned, as well. */
const richText: sanitize.IOptions = {
  ...plainFormatting,
  allowedTags: [...plainFormatting.allowedTags, ...headings, 'span'],
  allowedAttributes: {
    ...plainFormatting.allowedAttributes,
    ...Object.fromEntries(
      [...headings, 'p', 'li', 'blockquote', 'pre', 'span'].map((tag) => [tag, ['style']]),
    ),
    span: ['data-mention', 'style'],
  },
  allowedStyles: {
    ...Object.fromEntries(
      [...headings, 'p', 'li', 'blockquote', 'pre'].map((tag) => [
        tag,
        { 'text-align': [/^(?:left|center|right|justify|start|end)$/] },
      ]),
    ),
    span: { 'font-family': [/^(?:serif|monospace)$/], 'font-size': [/^(?:small|large|x-large)$/] },
  },
  transformTags: {
    ...plainFormatting.transformTags,
    span(_: string, { 'data-mention': id = '', style = '' }: sanitize.Attributes): sanitize.Tag {
      if (isMention(id)) return { tagName: 'span', attribs: { 'data-mention': id } };
      const kept = style
        .split(';')
        .map((one) => one.replaceAll(/\s/g, ''))
        .filter((one) => textStyle.test(one));
      return kept.length === 0 ? noTag : { tagName: 'span', attribs: { style: kept.join(';') } };
    },
  },
};

/** How many columns or rows a cell spans at most. */
const widestSpan = 100;

/** Returns what is kept of a cell: how many columns and rows it spans, and what a head is the head of. */
const cell = (name: string, { colspan, rowspan, scope }: sanitize.Attributes): sanitize.Tag => {
  const spans = Object.entries({ colspan, rowspan }).filter(
    ([, span]) => /^[1-9]\d{0,2}$/.test(span ?? '') && Number(span) > 1 && Number(span) <= widestSpan,
  );
  const isHead = name === 'th' && (scope === 'col' || scope === 'row');
  return { tagName: name, attribs: { ...(isHead && { scope }), ...Object.fromEntries(spans) } };
};

/** Returns what is kept of an image: one that is an attachment of ours, what describes it, and its size in pixels. */
const image = (_: string, { src = '', alt = '', width, height }: sanitize.Attributes): sanitize.Tag => {
  if (!isImageAddress(src)) return noTag;
  const sizes = Object.entries({ width, height }).filter(([, size]) => /^[1-9]\d{0,3}$/.test(size ?? ''));
  return { tagName: 'img', attribs: { src, alt, ...Object.fromEntries(sizes) } };
};

/** Describes what is kept of an article: tables and images, as well. */
const article: sanitize.IOptions = {
  ...richText,
  allowedTags: [
    ...plainFormatting.allowedTags,
    ...headings,
    'span',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: {
    ...richText.allowedAttributes,
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
  },
  transformTags: { ...richText.transformTags, caption: 'p', tfoot: 'tbody', th: cell, td: cell, img: image },
};

const maxPasses = 5;

/**
 * Keeps of the HTML of a text, such as a description or a comment, what is harmless: no classes, forms or frames, and tables and images in an
 * article alone. It is read until another pass changes nothing: broken HTML may be closed differently when it is read again.
 */
export function sanitiseHtml(html: string, isArticle = false, passes = maxPasses): string {
  const kept = isArticle ? arrangeTables(sanitize(html, article)).trim() : sanitize(html, richText).trim();
  return kept === html || passes === 1 ? kept : sanitiseHtml(kept, isArticle, passes - 1);
}
