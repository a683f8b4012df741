import { articleSearchLimits } from '@bureau/contract';
import { foldForSearch } from '../../db/fold.ts';

/** A part of a text; a hit is what was searched for. */
export interface SnippetPart {
  readonly text: string;
  readonly is_hit: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** How much of a text is quoted, and how much of that before the first hit, in UTF-16 units. */
const quoted = { all: articleSearchLimits.snippet - 40, before: 60 } as const;

const folds = new Map<string, string>();

/** Folds one character. What is asked for again and again is remembered. */
function fold(character: string): string {
  if (character.length === 1 && character < '\u0080') return character.toLowerCase();
  let folded = folds.get(character);
  if (folded === undefined) {
    if (folds.size > 5_000) folds.clear();
    folds.set(character, (folded = foldForSearch(character)));
  }
  return folded;
}

/** Folds a text, and says of each unit of it where the character begins and ends that it comes from. */
function foldWithPlaces(text: string) {
  const parts: string[] = [];
  const places: Range[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const folded = fold(character);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) places.push({ start, end });
    start = end;
  }
  return { folded: parts.join(''), places };
}

/** Finds the words in a text, in order, none within another. */
function findHits(text: string, words: readonly string[]): Range[] {
  const { folded, places } = foldWithPlaces(text);
  const found: Range[] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const [first, last] = [places[at], places[at + word.length - 1]];
      if (first && last) found.push({ start: first.start, end: last.end });
    }
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart: Range[] = [];
  for (const hit of inOrder) if (hit.start >= (apart.at(-1)?.end ?? 0)) apart.push(hit);
  return apart;
}

const isWithinPair = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** Chooses what is quoted: whole words around the first hit, or the beginning of a text without one. */
function windowOf(text: string, first: Range | undefined): Range {
  const wanted = Math.max(0, (first?.start ?? 0) - quoted.before);
  const blank = wanted === 0 ? -1 : text.indexOf(' ', wanted);
  const isNear = blank !== -1 && blank < (first?.start ?? 0);
  const start = isNear ? blank + 1 : wanted;
  const most = Math.min(text.length, start + quoted.all);
  const last = text.lastIndexOf(' ', most);
  const end = most < text.length && last > Math.max(start, first?.end ?? 0) ? last : most;
  return {
    start: isWithinPair(text, start) ? start + 1 : start,
    end: isWithinPair(text, end) ? end - 1 : end,
  };
}

/** Quotes the part of a plain text that holds words, in parts: so that what is a hit is marked without any markup. */
export function snippetOf(text: string, q: string): SnippetPart[] {
  const words = foldForSearch(q).split(/\s+/).filter(Boolean);
  const hits = findHits(text, words);
  const { start, end } = windowOf(text, hits[0]);
  const parts: SnippetPart[] = [];
  let at = start;
  const add = (to: number, isHit: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), is_hit: isHit });
    at = Math.max(at, to);
  };
  if (start > 0) parts.push({ text: '…', is_hit: false });
  for (const hit of hits) {
    if (hit.start >= end) break;
    add(hit.start, false);
    add(Math.min(hit.end, end), true);
  }
  add(end, false);
  if (end < text.length) parts.push({ text: '…', is_hit: false });
  return parts;
}
