import { defaultLocale, isLocale, type Locale } from '@bureau/values';
import { createInstance, type i18n, type FormatterModule, type TFunction } from 'i18next';

/** Texts by flat keys. */
export type Texts = Readonly<Record<string, string>>;

/** Loads texts that are part of the application's code. */
export interface LoadTexts {
  /** Returns the texts of the component packages in one language. */
  readonly ofPackages: (language: Locale) => Promise<Texts>;
  /** Returns the application's own English texts, for when their file cannot be had. */
  readonly english: () => Promise<Texts>;
}

/** Knows the language in use and loads the texts of others. */
export interface Languages {
  readonly i18n: i18n;
  readonly current: () => Locale;
  /** Returns the texts of the component packages in the current language. */
  readonly packageTexts: () => Texts;
  /** Returns whether a language is in use, with all of its texts. */
  readonly isInUse: (language: Locale) => boolean;
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

/** Writes how long something takes from now, as the language does: in 15 minutes. */
function fromNow(seconds: number, language?: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}

/** Writes numbers in texts as the language does: 10,000. `{{seconds, fromNow}}` writes them as a time from now. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, language) {
    if (typeof value !== 'number') return String(value);
    return format === 'fromNow' ? fromNow(value, language) : value.toLocaleString(language);
  },
};

/**
 * Has each text without placeholders looked up once in a language: i18next resolves it anew each time, and a page asks for a hundred.
 */
function rememberTexts(instance: i18n): void {
  const known = new Map<string, Map<string, string>>();
  const forget = () => known.forEach((texts) => texts.clear());
  instance.on('languageChanged', forget);
  instance.store.on('added', forget);
  const getFixedT = instance.getFixedT.bind(instance);
  instance.getFixedT = ((...scope: Parameters<typeof getFixedT>) => {
    const resolve = getFixedT(...scope) as TFunction;
    const language = String(scope[0] ?? '');
    const texts = known.get(language) ?? new Map<string, string>();
    known.set(language, texts);
    const read = (...call: Parameters<TFunction>) => {
      const [key] = call;
      if (call.length > 1 || typeof key !== 'string') return resolve(...call);
      const text = texts.get(key) ?? resolve(...call);
      if (!texts.has(key)) texts.set(key, text);
      return text;
    };
    return Object.assign(read, resolve);
  }) as typeof getFixedT;
}

/** Creates the languages (docs/product.md §7: `assets/i18n/{language}.json`). None is in use before the first `use`. */
export function createLanguages(fetch: typeof globalThis.fetch, loadTexts: LoadTexts): Languages {
  const listeners = new Set<() => void>();
  let packageTexts: Texts = {};
  let wanted: Locale | undefined;
  let inUse: Locale | undefined;
  const loading = new Map<Locale, Promise<void>>();

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
  rememberTexts(instance);

  async function fetchTexts(language: Locale): Promise<Texts | null> {
    try {
      const response = await fetch(`assets/i18n/${language}.json`);
      const texts: unknown = response.ok ? await response.json() : null;
      return isTexts(texts) ? texts : null;
    } catch {
      return null;
    }
  }

  /** Loads the texts of a language, once for all who want them at the same time. */
  function load(language: Locale): Promise<void> {
    const begun = loading.get(language) ?? loadAnew(language).finally(() => loading.delete(language));
    loading.set(language, begun);
    return begun;
  }

  async function loadAnew(language: Locale): Promise<void> {
    if (instance.hasResourceBundle(language, 'translation')) return;
    const texts =
      (await fetchTexts(language)) ?? (language === defaultLocale ? await loadTexts.english() : null);
    if (texts) instance.addResourceBundle(language, 'translation', texts);
  }

  return {
    i18n: instance,
    current: () => (isLocale(instance.language) ? instance.language : defaultLocale),
    packageTexts: () => packageTexts,
    isInUse: (language) => inUse === language,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async use(language) {
      wanted = language;
      if (inUse === language) return;
      const [ofPackages] = await Promise.all([
        loadTexts.ofPackages(language).catch((): Texts => ({})),
        load(defaultLocale),
        load(language),
      ]);
      // another language was asked for meanwhile
      if (wanted !== language) return;
      packageTexts = ofPackages;
      await instance.changeLanguage(language);
      inUse = language;
      listeners.forEach((listener) => listener());
    },
  };
}
