import { credentialLength, noSpacePattern } from '@bureau/values';

/** Matches what is written with letters of every script, such as digits and hyphens. */
const shared = /[\p{scx=Zyyy}\p{scx=Zinh}]/gu;

/**
 * Lists what letters may stand together in a username: those of one script of Unicode's recommended ones (UAX #31), where Japanese, Korean and
 * Chinese are written in several. That is the single-script level of UTS #39: a Cyrillic `а` among Latin letters would pass for another account.
 */
const alphabets = [
  /^\p{scx=Latn}*$/u,
  /^\p{scx=Cyrl}*$/u,
  /^\p{scx=Grek}*$/u,
  /^\p{scx=Arab}*$/u,
  /^\p{scx=Hebr}*$/u,
  /^\p{scx=Armn}*$/u,
  /^\p{scx=Geor}*$/u,
  /^\p{scx=Ethi}*$/u,
  /^\p{scx=Thaa}*$/u,
  /^\p{scx=Deva}*$/u,
  /^\p{scx=Beng}*$/u,
  /^\p{scx=Guru}*$/u,
  /^\p{scx=Gujr}*$/u,
  /^\p{scx=Orya}*$/u,
  /^\p{scx=Taml}*$/u,
  /^\p{scx=Telu}*$/u,
  /^\p{scx=Knda}*$/u,
  /^\p{scx=Mlym}*$/u,
  /^\p{scx=Sinh}*$/u,
  /^\p{scx=Thai}*$/u,
  /^\p{scx=Laoo}*$/u,
  /^\p{scx=Tibt}*$/u,
  /^\p{scx=Mymr}*$/u,
  /^\p{scx=Khmr}*$/u,
  /^[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]*$/u,
  /^[\p{scx=Hani}\p{scx=Hang}]*$/u,
  /^[\p{scx=Hani}\p{scx=Bopo}]*$/u,
];

/** Matches Latin letters that are ASCII ones with marks or without, and the others that alphabets of living languages have. */
const usualLatin = /^(?:[a-zA-Z]\p{M}*|[ßẞæÆœŒøØđĐðÐþÞłŁŋŊħĦəƏıŧŦ]\p{M}*)$/u;

/** Matches letters of other scripts that are drawn as Latin ones: a name of these alone would pass for a Latin one. */
const drawnAsLatin = /^[асеорхуіјѕһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναικρυχАВЕКМНОРСТУХІЈЅ]+$/u;

/** Returns whether no letter of a name is a rare one that passes for a usual Latin letter (UTS #39, 'uncommon use' and 'technical'). */
const isPlainLatin = (letters: string) =>
  [...letters.matchAll(/\p{scx=Latn}\p{M}*/gu)].every(([letter]) => usualLatin.test(letter.normalize('NFD')));

/** Matches symbols, some of which are drawn as letters: the estimated sign as an `e`. */
const symbols = /\p{So}/u;

const hidden = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const fits = ({ length }: string) => length >= credentialLength.min && length <= credentialLength.max;

/** Returns a username in the form that it is stored in: NFKC, so that full-width letters are plain ones. */
export const normaliseUsername = (name: string): string => name.normalize('NFKC');

/** Returns whether a username has no white space, nor gets some in the form that it is stored in. */
export const hasNoSpace = (name: string): boolean => noSpacePattern.test(normaliseUsername(name));

/**
 * Returns whether all of a username can be seen, and none of its letters passes for one of another script. What is refused for its length or its
 * white space is not refused for this as well.
 */
export function isUnmistakable(name: string): boolean {
  if (!fits(name) || !hasNoSpace(name)) return true;
  const stored = normaliseUsername(name);
  const letters = stored.replaceAll(shared, '');
  return (
    fits(stored) &&
    !hidden.test(stored) &&
    !symbols.test(stored) &&
    alphabets.some((alphabet) => alphabet.test(letters)) &&
    isPlainLatin(letters) &&
    !drawnAsLatin.test(letters)
  );
}
