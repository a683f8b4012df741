import type { ChangeMessage } from '../../records/events/ChangeMessage.ts';

/** For how long changes are remembered, in milliseconds, and how many of them. */
const memory = 60_000;
const capacity = 2000;

/** Remembers the changes of the last minute, so that somebody who was away for a moment, or has just come, hears of them and need not read everything anew. */
export function createRecentMessages() {
  let messages: { readonly at: number; readonly message: ChangeMessage }[] = [];
  /** Since when all changes are known. */
  let begun = performance.now();

  function forget() {
    const oldest = performance.now() - memory;
    const kept = messages.findIndex(({ at }) => at >= oldest);
    const outdated = Math.max(kept < 0 ? messages.length : kept, messages.length - capacity);
    const last = messages[outdated - 1];
    if (last === undefined) return;
    begun = Math.max(begun, last.at);
    messages = messages.slice(outdated);
  }

  return {
    add(message: ChangeMessage) {
      messages.push({ at: performance.now(), message });
      if (messages.length > 2 * capacity) forget();
    },
    /** Forgets all: changes may have been missed. */
    clear() {
      messages = [];
      begun = performance.now();
    },
    /** Returns the changes of the last milliseconds, and whether these are all. */
    since(milliseconds: number) {
      forget();
      const first = performance.now() - milliseconds;
      return {
        messages: messages.filter(({ at }) => at >= first).map(({ message }) => message),
        isComplete: first >= begun && milliseconds <= memory,
      };
    },
  };
}
