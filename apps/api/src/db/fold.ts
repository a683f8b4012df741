import { normaliseUsername } from '@bureau/contract';

/** How much of a text decides its place in a list, in UTF-16 units. */
const sortLength = 100;

/** Matches accents, and what is never drawn, such as joiners, fillers and marks of direction. */
const unseen = /[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu;

/** Lists the letters that Unicode does not take apart, though they are typed and ordered without their stroke or as two. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const strokes = /[đðħłøŧæœþ]/g;

/**
 * Returns a text as it is searched: without case, accents, strokes, variants of one letter and what is not seen, so that `creme` finds `Crème` and `STRASSE` finds
 * `Straße`. Done here and not in SQL, so that it does not depend on a database's locale.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(unseen, '')
      .replaceAll(/\s+/g, ' ')
      // through the small letters: of the two sharp s only the small one is `SS` in capitals
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replaceAll(strokes, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFC')
  );
}

/** Returns a text as lists are ordered by it: folded as for search, and no longer than an index takes. */
export function foldForSort(text: string): string {
  return foldForSearch(text).slice(0, sortLength).toWellFormed();
}

/** Returns the form of a username by which it is known: two that differ in case alone are one. */
export const usernameKey = (username: string) =>
  // Through the capital letters, of which some small ones have the same.
  normaliseUsername(normaliseUsername(username).toLowerCase().toUpperCase().toLowerCase());

/** Returns the form of an address by which an account is known: accounts do not depend on how it is typed. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();
