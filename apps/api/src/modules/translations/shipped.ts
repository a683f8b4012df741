import { existsSync, readFileSync } from 'node:fs';
import { type Catalogue, defaultLocale, type Locale, locales, wantedTexts } from '@bureau/values';

/** Where the texts of the web application are: its sources, or where there are none, what was built of them. */
const folders = ['public', 'dist'].map(
  (name) => new URL(`../../../../web/${name}/assets/i18n/`, import.meta.url),
);

function readTexts(language: Locale): Catalogue {
  const file = folders
    .map((folder) => new URL(`${language}.json`, folder))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
}

/** Holds the texts of a language that the application ships, and those that it must have with the English text of each. */
interface Shipped {
  readonly texts: Catalogue;
  readonly wanted: ReadonlyMap<string, string>;
}

function readShipped(): ReadonlyMap<Locale, Shipped> {
  const english = readTexts(defaultLocale);
  return new Map(
    locales.map((language) => [
      language,
      { texts: readTexts(language), wanted: wantedTexts(english, language) },
    ]),
  );
}

const shipped = readShipped();

/** Returns what is shipped of a language. */
export function shippedOf(language: Locale): Shipped {
  const known = shipped.get(language);
  if (known === undefined) throw new Error(`Nothing is known of the language ${language}.`);
  return known;
}

/** Whether there are any texts of a language: there are none where the web application is not beside the API. */
export const isShipped = (language: Locale) => Object.keys(shippedOf(language).texts).length > 0;
