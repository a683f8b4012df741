/** Describes the two names of a person, as records of users have them (docs/product.md §3). */
export interface PersonName {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
}

const unknown = 'Unknown';

let letters: Intl.Segmenter | undefined;

/** Matches what is a letter of its own, as in most names: a segmenter takes many times as long, for each avatar of a list. */
const plainLetter = /^[A-Za-zÀ-ž](?=[a-z]|$)/;

function firstLetter(word: string): string {
  const plain = plainLetter.exec(word)?.[0];
  if (plain !== undefined) return plain;
  // A "letter" may be several code points: a base with its accents, a family of emoji.
  const [first] = (letters ??= new Intl.Segmenter()).segment(word);
  return first?.segment ?? '';
}

/**
 * Returns a person's initials in upper case, "AL" for Ada Lovelace. Returns `fallback` when both names are missing (docs/product.md §9).
 */
export function formatInitials({ firstname, lastname }: PersonName, fallback: string = unknown): string {
  const words = [firstname, lastname].map((name) => name?.trim() ?? '').filter((name) => name !== '');
  return words.length === 0 ? fallback : words.map(firstLetter).join('').toUpperCase();
}

/** Matches family names that are written before the given name: in Chinese, Japanese and Korean letters. */
const comesFirst = /^[ぁ-ゟ㐀-鿿가-힣]/;

/**
 * Returns a person's full name: first name first, but 佐藤 健太 as Chinese, Japanese and Korean write it. Returns `fallback` when both names are
 * missing.
 */
export function formatFullName({ firstname, lastname }: PersonName, fallback: string = unknown): string {
  const words = [firstname, lastname].map((name) => name?.trim() ?? '');
  if (comesFirst.test(words[1] ?? '')) words.reverse();
  return words.filter((name) => name !== '').join(' ') || fallback;
}

/** Splits a name that is written in one piece: the last word is the last name. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstname: words[0] };
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) };
}

/** Writes the first letter in upper case and the rest in lower case (docs/product.md §9). */
export function capitalise(text: string): string {
  const first = firstLetter(text);
  return first.toUpperCase() + text.slice(first.length).toLowerCase();
}

/** Writes every underscore as a space: `in_progress` becomes "in progress" (docs/product.md §9). */
export function underscoresToSpaces(text: string): string {
  return text.replaceAll('_', ' ');
}
