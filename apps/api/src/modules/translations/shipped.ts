import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, wantedTexts } from '@bureau/contract';
import { defaultLocale, type Locale, locales } from '@bureau/values';
import { labelsFolder } from '../../errors/messages.ts';

const web = fileURLToPath(new URL('../../../../web', import.meta.url));

/** Finds the folders of the catalogues in some places, by their names: that of the folder whose texts they are. */
const findFolders = (...places: readonly string[]) =>
  Map.groupBy(
    places
      .flatMap((place) => globSync(join(place, `${defaultLocale}.json`)))
      .sort()
      .map(dirname),
    (folder) => basename(basename(folder) === 'locales' ? dirname(folder) : folder),
  );

/** Finds the catalogues of the web application: beside its code and in the contract, or where there are no sources, in what was built of them. */
const findCatalogues = () =>
  existsSync(join(web, 'src'))
    ? findFolders(join(web, 'src/**/locales'), join(labelsFolder, '*/locales'))
    : findFolders(join(web, 'dist/assets/i18n/*'));

function readTexts(folders: readonly string[], language: Locale): Catalogue {
  const files = folders.map((folder) => join(folder, `${language}.json`)).filter(existsSync);
  const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
  return Object.assign({}, ...texts) as Catalogue;
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
  const catalogueFolders = [...findCatalogues()];
  const read = (folders: readonly string[], language: Locale): Shipped => ({
    texts: readTexts(folders, language),
    wanted: wantedTexts(readTexts(folders, defaultLocale), language),
  });
  return new Map(
    locales.map((language) => {
      const catalogues = new Map(catalogueFolders.map(([name, folders]) => [name, read(folders, language)]));
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
