/** For how many milliseconds letters belong to the word that was begun. */
const timeout = 500;

const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** Returns whether a text starts with what was typed, whatever its case and accents. */
function startsWith(text: string, typed: string): boolean {
  return collator.compare(text.trimStart().slice(0, typed.length), typed) === 0;
}

/** Describes what a person has typed so far, and when. */
export interface TypeaheadQuery {
  readonly text: string;
  readonly at: number;
}

/** Returns whether a key types one character, in whatever script. */
export function isPrintableKey(key: string): boolean {
  return /^.$/su.test(key);
}

/** Returns the word after one more character: a part of the one before, or a new one after a pause. */
export function appendToQuery(
  before: TypeaheadQuery | undefined,
  character: string,
  at: number,
): TypeaheadQuery {
  const text = before && at - before.at < timeout ? before.text : '';
  return { text: text + character, at };
}

/**
 * Returns the row that a query matches, or -1. The first letter looks behind the present row (-1 where there is none), and around the end;
 * more letters stay with the present row while it fits. One letter again and again goes from one fitting row to the next.
 */
export function findTypeaheadMatch(
  typed: string,
  from: number,
  count: number,
  textAt: (row: number) => string | undefined,
): number {
  const letters = Array.from(typed);
  const [letter] = letters;
  const isRepeated = new Set(letters).size === 1;
  const search = (word: string, start: number) => {
    for (let step = 0; step < count; step += 1) {
      const row = (start + step) % count;
      const text = textAt(row);
      if (text !== undefined && startsWith(text, word)) return row;
    }
    return -1;
  };
  const whole = search(typed, letters.length > 1 ? Math.max(from, 0) : from + 1);
  return whole < 0 && isRepeated && letter !== undefined ? search(letter, from + 1) : whole;
}
