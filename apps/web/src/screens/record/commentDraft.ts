interface Person {
  readonly id: number;
  readonly name: string;
}

/** Describes a draft as it was stored when comments were plain text: the people who were chosen stand in the text by their names. */
interface PlainDraft {
  readonly text: string;
  readonly people: readonly Person[];
}

/** Describes the draft of a comment: HTML, or plain text that was stored before comments could be formatted. */
export type CommentDraft = string | PlainDraft;

const isPerson = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'number' &&
  typeof value.name === 'string';

/** Returns whether something that was stored can be the draft of a comment. */
export function isCommentDraft(stored: unknown): stored is CommentDraft {
  if (typeof stored === 'string') return true;
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('people' in stored))
    return false;
  return typeof stored.text === 'string' && Array.isArray(stored.people) && stored.people.every(isPerson);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** Returns the HTML of a draft. Plain text gets its paragraphs and lines, and mentions the people who were chosen. */
export function htmlOfDraft(draft: CommentDraft): string {
  if (typeof draft === 'string') return draft;
  const names = draft.people.map(({ name }) => escape(name)).toSorted((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  return escape(draft.text.trim())
    .replaceAll(new RegExp(`(?<=^|[\\s(])@(${pattern})(?![\\p{L}\\p{N}])`, 'gu'), (mention, name: string) => {
      const person = draft.people.findLast((one) => escape(one.name) === name);
      return person ? `<span data-mention="${person.id}">${mention}</span>` : mention;
    })
    .split(/\n\s*\n/)
    .map((paragraph) => (paragraph === '' ? '' : `<p>${paragraph.replaceAll('\n', '<br />')}</p>`))
    .join('');
}
