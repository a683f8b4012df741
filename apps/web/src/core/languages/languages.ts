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

/** Knows the language in use and loads the texts of others, in catalogues: those whose texts the code that runs needs. */
export interface Languages {
  readonly i18n: i18n;
  readonly current: () => Locale;
  /** Returns the texts of the component packages in the current language. */
  readonly packageTexts: () => Texts;
  /** Returns whether a language is in use, with the texts of some catalogues. */
  readonly isInUse: (language: Locale, catalogues: readonly string[]) => boolean;
  /** Loads further catalogues, in the language that is wanted and in each that is used later. */
  readonly open: (catalogues: readonly string[]) => Promise<void>;
  /**
   * Switches to a language once the texts of all open catalogues are here, and of these. A text that is missing stands in English, never as its
   * key; what did not come is asked for again with the next use.
   *
   * @throws where not even the English texts can be had
   */
  readonly use: (language: Locale, catalogues: readonly string[]) => Promise<void>;
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
  let packageTexts: Texts = {};
  let wanted: Locale | undefined;
  let inUse: Locale | undefined;
  let ready: ReadonlySet<string> = new Set();
  const opened = new Set<string>();
  const requests = new Map<string, Promise<void>>();

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

  async function fetchTexts(language: Locale, catalogues: readonly string[]): Promise<Texts | null> {
    try {
      const response = await fetch(`assets/i18n/${language}.json?catalogues=${catalogues.join(',')}`);
      const texts: unknown = response.ok ? await response.json() : null;
      return isTexts(texts) ? texts : null;
    } catch {
      return null;
    }
  }

  /** Loads catalogues of a language, or all of English when they cannot be had. */
  async function request(language: Locale, catalogues: readonly string[], onFailure: () => void) {
    const texts = await fetchTexts(language, catalogues);
    if (!texts) onFailure();
    const shown = texts ?? (language === defaultLocale ? await loadTexts.english() : {});
    // what stands in leaves the company's own words as they are
    instance.addResourceBundle(language, 'translation', shown, true, texts !== null);
  }

  /** Loads what is not here yet of a language, each catalogue once for all who want it at the same time, and those that are missing together. */
  async function load(language: Locale, catalogues: readonly string[]): Promise<void> {
    const nameOf = (catalogue: string) => `${language} ${catalogue}`;
    const missing = catalogues.filter((catalogue) => !requests.has(nameOf(catalogue)));
    if (missing.length > 0) {
      const forget = () => missing.forEach((catalogue) => requests.delete(nameOf(catalogue)));
      const begun = request(language, missing, forget);
      for (const catalogue of missing) requests.set(nameOf(catalogue), begun);
    }
    await Promise.all(catalogues.flatMap((catalogue) => requests.get(nameOf(catalogue)) ?? []));
  }

  async function switchTo(language: Locale, catalogues: readonly string[]): Promise<void> {
    wanted = language;
    for (const catalogue of catalogues) opened.add(catalogue);
    const needed = [...opened];
    const [ofPackages] = await Promise.all([
      inUse === language ? packageTexts : loadTexts.ofPackages(language).catch((): Texts => ({})),
      load(defaultLocale, needed),
      load(language, needed),
    ]);
    // another language was asked for meanwhile
    if (wanted !== language) return;
    if (inUse !== language) {
      packageTexts = ofPackages;
      await instance.changeLanguage(language);
      inUse = language;
      ready = new Set();
    }
    ready = ready.union(new Set(needed));
  }

  return {
    i18n: instance,
    current: () => (isLocale(instance.language) ? instance.language : defaultLocale),
    packageTexts: () => packageTexts,
    isInUse: (language, catalogues) =>
      inUse === language && catalogues.every((catalogue) => ready.has(catalogue)),
    open: (catalogues) => switchTo(wanted ?? defaultLocale, catalogues),
    use: switchTo,
  };
}
