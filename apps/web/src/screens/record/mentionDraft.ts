import type { MentionDraft } from '@bureau/forms';

const isPerson = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'number' &&
  typeof value.name === 'string';

/** Returns whether something that was stored can be the draft of a comment. */
export function isMentionDraft(stored: unknown): stored is MentionDraft {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('people' in stored))
    return false;
  return typeof stored.text === 'string' && Array.isArray(stored.people) && stored.people.every(isPerson);
}
