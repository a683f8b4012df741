import { defaultLocale, isLocale, type Locale } from '@bureau/values';
import { createInstance, type i18n, type FormatterModule } from 'i18next';

/** Holds texts by flat keys. */
export type Texts = Readonly<Record<string, string>>;

/** Loads texts that are part of the application's code. */
export interface LoadTexts {
  /** Gives the texts of the component packages in one language. */
  readonly ofPackages: (language: Locale) => Promise<Texts>;
  /** Gives the application's own English texts, for when their file cannot be had. */
  readonly english: () => Promise<Texts>;
}

/** Knows the language in use and loads the texts of others. */
export interface Languages {
  readonly i18n: i18n;
  readonly current: () => Locale;
  /** Gives the texts of the component packages in the current language. */
  readonly packageTexts: () => Texts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches to a language once its texts are here. A text that is missing stands in English, never as its key. */
  readonly use: (language: Locale) => Promise<void>;
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Writes numbers in texts as the language does: 10,000. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, language) =>
    typeof value === 'number' ? value.toLocaleString(language) : String(value),
};

/** Creates the languages (docs/product.md §7: `assets/i18n/{language}.json`). None is in use before the first `use`. */
export function createLanguages(fetch: typeof globalThis.fetch, loadTexts: LoadTexts): Languages {
  const listeners = new Set<() => void>();
  let packageTexts: Texts = {};
  let wanted: Locale | undefined;

  const instance = createInstance().use(numberFormatter);
  void instance.init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    supportedLngs: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });

  async function fetchTexts(language: Locale): Promise<Texts | null> {
    try {
      const response = await fetch(`assets/i18n/${language}.json`);
      const texts: unknown = response.ok ? await response.json() : null;
      return isTexts(texts) ? texts : null;
    } catch {
      return null;
    }
  }

  async function load(language: Locale): Promise<void> {
    if (instance.hasResourceBundle(language, 'translation')) return;
    const texts =
      (await fetchTexts(language)) ?? (language === defaultLocale ? await loadTexts.english() : null);
    if (texts) instance.addResourceBundle(language, 'translation', texts);
  }

  return {
    i18n: instance,
    current: () => (isLocale(instance.language) ? instance.language : defaultLocale),
    packageTexts: () => packageTexts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async use(language) {
      wanted = language;
      const [ofPackages] = await Promise.all([
        loadTexts.ofPackages(language).catch((): Texts => ({})),
        load(defaultLocale),
        load(language),
      ]);
      // another language was asked for meanwhile
      if (wanted !== language) return;
      packageTexts = ofPackages;
      await instance.changeLanguage(language);
      listeners.forEach((listener) => listener());
    },
  };
}
