import {
  type Catalogue,
  comparePlaceholders,
  wantedTexts,
} from '../../packages/values/src/catalogues/catalogues.ts';

export type { Catalogue };

/** Checks a locale's catalogue against the English one and gives a sentence for each fault. */
export function checkCatalogue(english: Catalogue, locale: string, translated: Catalogue): string[] {
  const wanted = wantedTexts(english, locale);
  const surplus = Object.keys(translated).filter((key) => !wanted.has(key));
  return [
    ...[...wanted].flatMap(([key, original]) => checkText(key, original, translated[key])),
    ...surplus.map((key) => `${key} is too much: English has no such key, or ${locale} no such plural form`),
  ];
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
