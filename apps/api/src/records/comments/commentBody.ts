import { commentLimits } from '@bureau/contract';
import type sanitize from 'sanitize-html';
import { noTag, plainFormatting, sanitiseBy } from '../../html/sanitiseHtml.ts';

/** Describes a comment as it is stored. */
export interface CommentBody {
  readonly html: string;
  /** What there is to be read. */
  readonly text: string;
  /** Who is mentioned: ids of users, each once. */
  readonly mentions: readonly number[];
}

const idOf = (text: string | undefined) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);

const options: sanitize.IOptions = {
  ...plainFormatting,
  allowedTags: [...plainFormatting.allowedTags, 'span'],
  allowedAttributes: { ...plainFormatting.allowedAttributes, span: ['data-mention'] },
  transformTags: {
    ...plainFormatting.transformTags,
    span: (_, { 'data-mention': id }) =>
      idOf(id) === null ? noTag : { tagName: 'span', attribs: { 'data-mention': id ?? '' } },
  },
};

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of HTML that was sanitised. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Keeps of the HTML of a comment what the contract names, and finds out what it says and whom it mentions. */
export function readCommentBody(given: string): CommentBody {
  const html = sanitiseBy(options, given);
  const mentions = [...html.matchAll(/<span data-mention="(\d+)">/g)].map(([, id]) => Number(id));
  return { html, text: textOf(html), mentions: [...new Set(mentions)].slice(0, commentLimits.mentions) };
}
