import type { Notice } from '../../records/events/Notice.ts';

/** For how long changes are remembered, in milliseconds, and how many of them. */
const memory = 60_000;
const most = 2000;

/** Remembers the changes of the last minute, so that somebody who was away for a moment, or has just come, hears of them and need not read everything anew. */
export function createRecentNotices() {
  let notices: { readonly at: number; readonly notice: Notice }[] = [];
  /** Since when all changes are known. */
  let begun = performance.now();

  function forget() {
    const oldest = performance.now() - memory;
    const kept = notices.findIndex(({ at }) => at >= oldest);
    const outdated = Math.max(kept < 0 ? notices.length : kept, notices.length - most);
    const last = notices[outdated - 1];
    if (last === undefined) return;
    begun = Math.max(begun, last.at);
    notices = notices.slice(outdated);
  }

  return {
    add(notice: Notice) {
      notices.push({ at: performance.now(), notice });
      if (notices.length > 2 * most) forget();
    },
    /** Forgets all: changes may have been missed. */
    clear() {
      notices = [];
      begun = performance.now();
    },
    /** Returns the changes of the last milliseconds, and whether these are all. */
    since(milliseconds: number) {
      forget();
      const first = performance.now() - milliseconds;
      return {
        notices: notices.filter(({ at }) => at >= first).map(({ notice }) => notice),
        isComplete: first >= begun && milliseconds <= memory,
      };
    },
  };
}
