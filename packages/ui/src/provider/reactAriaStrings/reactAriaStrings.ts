import { type LocalizedString, LocalizedStringDictionary } from '@internationalized/string';
import english from '../../../locales/en.json' with { type: 'json' };
import { translate, type Catalogue, type Messages, type MessageValues } from '../messages/translate.ts';

/**
 * react-aria speaks too ("Dismiss", "Entered group …"). It has no Vietnamese and no Indonesian, and would fall back to
 * English there, so its words come from this package's catalogue in every language: the key `dismiss` of its package
 * `@react-aria/overlays` is `ui.aria.overlays.dismiss`. They are handed over by react-aria's own protocol for strings
 * that a page brings along (`LocalizedStringDictionary.getGlobalDictionaryForPackage`). Where there is no window, that finds none: on a server it
 * is replaced, so that pages are rendered in the words that they keep in the browser.
 */
const packages = [
  '@react-aria/autocomplete',
  '@react-aria/breadcrumbs',
  '@react-aria/calendar',
  '@react-aria/color',
  '@react-aria/combobox',
  '@react-aria/datepicker',
  '@react-aria/dnd',
  '@react-aria/grid',
  '@react-aria/gridlist',
  '@react-aria/menu',
  '@react-aria/numberfield',
  '@react-aria/overlays',
  '@react-aria/searchfield',
  '@react-aria/spinbutton',
  '@react-aria/table',
  '@react-aria/tag',
  '@react-aria/toast',
  '@react-aria/tree',
  '@react-stately/color',
  '@react-stately/datepicker',
  'react-aria-components',
] as const;

declare global {
  interface Window {
    [key: symbol]: unknown;
  }
}

const added: Record<string, string> = {};
const englishCatalogues: readonly Catalogue[] = [english, added].map((messages) => ({
  locale: 'en',
  messages,
}));
let current = englishCatalogues;

/** The catalogues by languages: a server renders pages in several of them at once. */
const byLocale = new Map<string, readonly Catalogue[]>();

/** Adds English words for parts of react-aria that only some components use, which bring their words along. */
export function addReactAriaStrings(messages: Messages): void {
  Object.assign(added, messages);
}

function speak(
  catalogues: () => readonly Catalogue[],
  packageName: string,
  name: string,
): string | ((values?: MessageValues) => string) {
  const key = `ui.aria.${packageName.replace(/^@?react-(aria[/-])?/, '').replace('/', '-')}.${name}`;
  const fixed = translate(catalogues(), key);
  // Names of colors are read, and not called.
  if (fixed !== key && !fixed.includes('{{')) return fixed;
  return (values) => {
    const text = translate(catalogues(), key, values);
    if (text === key)
      throw new Error(`react-aria says "${name}" here: add the key "${key}" to packages/ui/locales.`);
    return text;
  };
}

function createStrings(packageName: string, catalogues = () => current): object {
  return new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' ? speak(catalogues, packageName, name) : undefined) },
  );
}

/** Speaks the words of one package of react-aria in whichever language a page has. */
const createDictionary = (packageName: string) =>
  Object.assign(new LocalizedStringDictionary({}), {
    getStringsForLocale: (locale: string) =>
      createStrings(packageName, () => byLocale.get(locale) ?? englishCatalogues),
  });

if (typeof window === 'undefined')
  LocalizedStringDictionary.getGlobalDictionaryForPackage = <K extends string, T extends LocalizedString>(
    packageName: string,
  ) =>
    packages.some((name) => name === packageName)
      ? (createDictionary(packageName) as unknown as LocalizedStringDictionary<K, T>)
      : null;

/** Lets react-aria speak the words of a catalogue from now on; English fills what it leaves out. */
export function setReactAriaStrings(catalogue: Catalogue): void {
  current = [catalogue, ...englishCatalogues];
  byLocale.set(catalogue.locale, current);
  if (typeof window === 'undefined') return;
  window[Symbol.for('react-aria.i18n.locale')] ??= 'en';
  window[Symbol.for('react-aria.i18n.strings')] ??= Object.fromEntries(
    packages.map((name) => [name, createStrings(name)]),
  );
}
