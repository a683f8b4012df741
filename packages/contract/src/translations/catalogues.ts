/**
 * The texts of a language by their keys. A text that depends on a number has a key for each form: `tasks.count_one`, `tasks.count_other`.
 */
export type Catalogue = Readonly<Record<string, string>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*\w+\s*\}\}/g;

/** Names a text without the form that it is for: `tasks.count` of `tasks.count_few`. */
const baseOf = (key: string) => key.replace(pluralForm, '');

/** Lists the keys that a language must have, with the English text that each translates: of those that depend on a number its own forms. */
export function wantedTexts(english: Catalogue, locale: string): Map<string, string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const wanted = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const base = baseOf(key);
    const other = english[`${base}_other`];
    if (base === key || other === undefined) wanted.set(key, text);
    else for (const form of forms) wanted.set(`${base}_${form}`, other);
  }
  return wanted;
}

/** Lists what is filled into a text, as it stands there without spaces: `{{name}}`. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([found]) => found.replaceAll(/\s/g, ''));
}

/** Returns a text without what is filled into it. */
export const withoutPlaceholders = (text: string) => text.replaceAll(placeholder, '');

/** Compares what is filled into a text with its English original: what it has lost, and what it has that the original has not. */
export function comparePlaceholders(key: string, original: string, text: string) {
  const known = placeholdersOf(original);
  const found = placeholdersOf(text);
  return {
    // A plural form may say its number in words: "one row".
    lost: known.filter((name) => !found.includes(name) && !pluralForm.test(key)),
    surplus: found.filter((name) => !known.includes(name)),
  };
}

/** Finds texts that depend on a number and stand in some of a language's forms but not in all. Returns the keys that are missing. */
export function missingForms(wanted: ReadonlyMap<string, string>, has: (key: string) => boolean): string[] {
  const families = Map.groupBy(
    [...wanted.keys()].filter((key) => pluralForm.test(key)),
    baseOf,
  );
  return [...families.values()].flatMap((keys) => {
    const missing = keys.filter((key) => !has(key));
    return missing.length < keys.length ? missing : [];
  });
}
