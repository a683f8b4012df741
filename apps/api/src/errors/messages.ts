import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type defects from '@bureau/contract/labels/defects/locales/en.json';
import type leaves from '@bureau/contract/labels/leaves/locales/en.json';
import type shared from '@bureau/contract/labels/shared/locales/en.json';
import { defaultLocale, isLocale, type Locale, locales } from '@bureau/values';
import type own from '../../locales/en.json';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** Names a text that the API can answer with, without the plural category at its end. */
export type MessageKey = WithoutPlural<
  keyof typeof own | keyof typeof defects | keyof typeof leaves | keyof typeof shared
>;

type Value = string | number | ((locale: Locale) => string);

/** Describes a text by its key and what is filled in, so that it can be said in the caller's language. */
export interface Message {
  readonly key: MessageKey;
  /** What is filled in, or what writes it in a language. A number that is called `count` also chooses the plural. */
  readonly values?: Readonly<Record<string, Value>>;
}

type Catalogue = Readonly<Record<string, string>>;

/** Holds the catalogues of the contract: the labels that files and mails have in common with the application. */
export const labelsFolder = fileURLToPath(
  new URL('../../', import.meta.resolve('@bureau/contract/labels/shared/locales/en.json')),
);

const folders = [fileURLToPath(new URL('../../locales/', import.meta.url)), labelsFolder];

function readCatalogues(): ReadonlyMap<Locale, Catalogue> {
  const catalogues = new Map<Locale, Catalogue>();
  for (const file of folders.flatMap((folder) => globSync(`${folder}**/*.json`))) {
    const locale = basename(file, '.json');
    if (!isLocale(locale)) throw new Error(`${file} is named after no supported locale.`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
    catalogues.set(locale, { ...catalogues.get(locale), ...texts });
  }
  return catalogues;
}

const catalogues = readCatalogues();

const pluralRules = new Map(locales.map((locale) => [locale, new Intl.PluralRules(locale)]));

/** Finds the text of a key in a language: of one that depends on a number the form for it. */
function findText(key: string, count: Value | undefined, locale: Locale): string | undefined {
  const texts = catalogues.get(locale);
  const form = typeof count === 'number' ? pluralRules.get(locale)?.select(count) : undefined;
  return texts?.[`${key}_${form}`] ?? texts?.[key];
}

/** Returns the first of some keys that there is a text for. */
export const findKey = (keys: readonly string[]): MessageKey | undefined =>
  keys.find((key): key is MessageKey => Object.hasOwn(catalogues.get(defaultLocale) ?? {}, key));

/** Formats a message in a language, or in English where the language has no text for it. */
export function formatMessage({ key, values = {} }: Message, locale: Locale): string {
  const { count } = values;
  const text = findText(key, count, locale) ?? findText(key, count, defaultLocale) ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'function' ? value(locale) : String(value);
  });
}
