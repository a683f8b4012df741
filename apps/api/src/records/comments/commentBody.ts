import { commentLimits } from '@bureau/contract';
import { textOfHtml } from '@bureau/values';
import { sanitiseHtml } from '../../html/sanitiseHtml.ts';

/** Describes a comment as it is stored. */
export interface CommentBody {
  readonly html: string;
  /** What there is to be read. */
  readonly text: string;
  /** Who is mentioned: ids of users, each once. */
  readonly mentions: readonly number[];
}

/** Keeps of the HTML of a comment what the contract names, and finds out what it says and whom it mentions. */
export function readCommentBody(given: string): CommentBody {
  const html = sanitiseHtml(given);
  const mentions = [...html.matchAll(/<span data-mention="(\d+)">/g)].map(([, id]) => Number(id));
  return { html, text: textOfHtml(html), mentions: [...new Set(mentions)].slice(0, commentLimits.mentions) };
}
