import type { MentionDraft } from '@bureau/forms';

const isPerson = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'number' &&
  typeof value.name === 'string';

/** Tells whether something that was kept can be the draft of a comment. */
export function isMentionDraft(kept: unknown): kept is MentionDraft {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('people' in kept)) return false;
  return typeof kept.text === 'string' && Array.isArray(kept.people) && kept.people.every(isPerson);
}
