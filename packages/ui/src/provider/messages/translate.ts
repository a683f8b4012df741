/** Texts by flat keys, `area.thing.what`; a plural has one key per category: `ui.list.count_one`, `…_other`. */
export type Messages = Readonly<Record<string, string>>;

/** What fills the `{{name}}` placeholders of a text; `count` also chooses the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** Names a text: a key of the catalogue, without the plural category at its end. */
export type MessageKey<English> = WithoutPlural<Extract<keyof English, string>>;

/** Describes a catalogue and the language it is written in. */
export interface Catalogue {
  readonly locale: string;
  readonly messages: Messages;
}

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function remember<Value>(cache: Map<string, Value>, locale: string, create: () => Value): Value {
  const known = cache.get(locale);
  if (known) return known;
  const created = create();
  cache.set(locale, created);
  return created;
}

function findTemplate({ locale, messages }: Catalogue, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return messages[key];
  const rules = remember(pluralRules, locale, () => new Intl.PluralRules(locale));
  return messages[`${key}_${rules.select(count)}`] ?? messages[`${key}_other`] ?? messages[key];
}

/**
 * Returns the text of a key from the first catalogue that has it, with its placeholders filled; numbers are written as the catalogue's
 * language writes them. Returns the key itself where no catalogue has it.
 */
export function translate(catalogues: readonly Catalogue[], key: string, values: MessageValues = {}): string {
  for (const catalogue of catalogues) {
    const template = findTemplate(catalogue, key, values['count']);
    if (template === undefined) continue;
    const { locale } = catalogue;
    return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      if (typeof value === 'string') return value;
      return remember(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value);
    });
  }
  return key;
}
