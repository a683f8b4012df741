import {
  type Catalogue,
  comparePlaceholders,
  wantedTexts,
} from '../../packages/contract/src/translations/catalogues.ts';

export type { Catalogue };

interface Misprint {
  readonly found: RegExp;
  readonly fault: string;
}

const straight: Misprint = { found: /['"]/, fault: 'has a straight apostrophe or quotation mark' };

/** Lists what else a text of a locale must not contain, and what is wrong with it. */
const misprints: Readonly<Record<string, Misprint | undefined>> = {
  fr: {
    found: / (?=[:;?»]|!(?:$|[\s»]))|« /,
    fault:
      'has a space beside punctuation where a line may break: U+00A0 before : and inside « », U+202F before ; ! ?',
  },
  ja: { found: /:(?: |$)|[()]/, fault: 'has a colon or bracket of half width: Japanese writes ：（）' },
};

/** Checks a locale's catalogue against the English one and gives a sentence for each fault. */
export function checkCatalogue(english: Catalogue, locale: string, translated: Catalogue): string[] {
  const wanted = wantedTexts(english, locale);
  const surplus = Object.keys(translated).filter((key) => !wanted.has(key));
  return [
    ...[...wanted].flatMap(([key, original]) => checkText(key, original, translated[key])),
    ...Object.entries(translated).flatMap(([key, text]) => checkPrint(key, locale, text)),
    ...surplus.map((key) => `${key} is too much: English has no such key, or ${locale} no such plural form`),
  ];
}

function checkPrint(key: string, locale: string, text: string): string[] {
  const found = [straight, misprints[locale]].filter((misprint) => misprint?.found.test(text));
  return found.map((misprint) => `${key} ${misprint?.fault}`);
}

function checkText(key: string, original: string, text: string | undefined): string[] {
  if (text === undefined) return [`${key} is missing`];
  if (text.trim() === '') return [`${key} is empty`];
  const { lost, surplus } = comparePlaceholders(key, original, text);
  return [
    ...lost.map((name) => `${key} has lost ${name}`),
    ...surplus.map((name) => `${key} has ${name}, which English has not`),
  ];
}
