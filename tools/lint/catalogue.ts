export type Catalogue = Readonly<Record<string, string>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*\w+\s*\}\}/g;

/** Checks a locale's catalogue against the English one and gives a sentence for each fault. */
export function checkCatalogue(english: Catalogue, locale: string, translated: Catalogue): string[] {
  const wanted = wantedKeys(english, locale);
  const surplus = Object.keys(translated).filter((key) => !wanted.has(key));
  return [
    ...[...wanted].flatMap(([key, original]) => checkText(key, original, translated[key])),
    ...surplus.map((key) => `${key} is too much: English has no such key, or ${locale} no such plural form`),
  ];
}

function checkText(key: string, original: string, text: string | undefined): string[] {
  if (text === undefined) return [`${key} is missing`];
  if (text.trim() === '') return [`${key} is empty`];
  const known = placeholders(original);
  const found = placeholders(text);
  // A plural form may say its number in words: "one row".
  const lost = known.filter((name) => !found.includes(name) && !pluralForm.test(key));
  return [
    ...lost.map((name) => `${key} has lost ${name}`),
    ...found
      .filter((name) => !known.includes(name))
      .map((name) => `${key} has ${name}, which English has not`),
  ];
}

/** The keys that a locale must have, with the English text that each translates. */
function wantedKeys(english: Catalogue, locale: string): Map<string, string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wanted = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const base = key.replace(pluralForm, '');
    const other = english[`${base}_other`];
    if (base === key || other === undefined) wanted.set(key, text);
    else for (const form of forms) wanted.set(`${base}_${form}`, other);
  }
  return wanted;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([found]) => found.replaceAll(/\s/g, ''));
}
