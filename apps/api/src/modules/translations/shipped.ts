import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, defaultLocale, type Locale, locales, wantedTexts } from '@bureau/values';

const web = fileURLToPath(new URL('../../../../web', import.meta.url));

/** Lists where the catalogues of the web application are: beside its code, or where there are no sources, in what was built of them. */
const places = [join(web, 'src/**/locales'), join(web, 'dist/assets/i18n/*')];

/** Finds the folders of the catalogues, by their names: that of the folder whose texts they are. */
function findFolders(): ReadonlyMap<string, string> {
  const found = places.map((place) => globSync(join(place, `${defaultLocale}.json`)).sort());
  const files = found.find(({ length }) => length > 0) ?? [];
  return new Map(
    files.map(dirname).map((folder) => {
      const owner = basename(folder) === 'locales' ? dirname(folder) : folder;
      return [basename(owner), folder];
    }),
  );
}

function readTexts(folder: string, language: Locale): Catalogue {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** Holds texts of a language that the application ships, and those that it must have with the English text of each. */
export interface Shipped {
  readonly texts: Catalogue;
  readonly wanted: ReadonlyMap<string, string>;
}

/** Holds what is shipped of a language: in all, and by catalogue. */
interface ShippedLanguage extends Shipped {
  readonly catalogues: ReadonlyMap<string, Shipped>;
}

const combine = (all: readonly Shipped[]): Shipped => ({
  texts: Object.assign({}, ...all.map(({ texts }) => texts)) as Catalogue,
  wanted: new Map(all.flatMap(({ wanted }) => [...wanted])),
});

function readShipped(): ReadonlyMap<Locale, ShippedLanguage> {
  const folders = [...findFolders()];
  const read = (folder: string, language: Locale): Shipped => ({
    texts: readTexts(folder, language),
    wanted: wantedTexts(readTexts(folder, defaultLocale), language),
  });
  return new Map(
    locales.map((language) => {
      const catalogues = new Map(folders.map(([name, folder]) => [name, read(folder, language)]));
      return [language, { ...combine([...catalogues.values()]), catalogues }];
    }),
  );
}

const shipped = readShipped();

/** Returns what is shipped of a language. */
export function shippedOf(language: Locale): ShippedLanguage {
  const known = shipped.get(language);
  if (known === undefined) throw new Error(`Nothing is known of the language ${language}.`);
  return known;
}

/** Returns what some catalogues ship of a language; undefined where one of them does not exist. */
export function shippedIn(language: Locale, names: readonly string[]): Shipped | undefined {
  const found = names.map((name) => shippedOf(language).catalogues.get(name));
  return found.every((one) => one !== undefined) ? combine(found) : undefined;
}

/** Whether there are any texts of a language: there are none where the web application is not beside the API. */
export const isShipped = (language: Locale) => Object.keys(shippedOf(language).texts).length > 0;
