import { toOneLine } from '@bureau/contract';
import {
  type DateOrder,
  type Locale,
  locales,
  parseDuration,
  parsePlainTime,
  readDate,
  toPlainDigits,
} from '@bureau/values';
import { foldForSearch } from '../db/fold.ts';
import { formatMessage, type Message, type MessageKey } from '../errors/messages.ts';
import { toRichText, writeRichText } from '../html/richText.ts';
import type { Cell } from './cells.ts';
import type { Lookups, NamedRecord } from './Lookups.ts';
import type { NameIndex } from './nameIndex.ts';

/** Describes why a text is no value of a field. */
export class ParseError {
  readonly message: Message;
  /** The records that a name could mean: which one is said by what else stands in the row. */
  readonly candidates: readonly NamedRecord[];

  constructor(key: MessageKey, values?: Message['values'], candidates: readonly NamedRecord[] = []) {
    this.message = { key, values };
    this.candidates = candidates;
  }

  /** Whether the other values of the row may say what is meant. */
  get isUndecided(): boolean {
    return this.candidates.length > 0;
  }
}

/** What texts are read with. */
export interface Reading {
  readonly locale: Locale;
  /** The order of day, month and year in the column. */
  readonly dateOrder: DateOrder;
  /** The time zone of whoever imports. */
  readonly timeZone: string;
  /** What the resource has found out before, such as the people whom the caller may pick. */
  readonly lookups: Lookups;
}

/** Describes how values of one kind are read from texts. */
export interface Reader<Value> {
  /** Reads a text that is not empty and has no blanks around it. */
  readonly read: (text: string, reading: Reading) => Value | ParseError;
  /** Whether a text looks like a value of this kind, so that a column is recognised whose name says nothing. */
  readonly recognises?: (text: string, lookups: Lookups) => boolean;
  readonly isDate?: boolean;
  /** Whether blanks around a text belong to it. */
  readonly keepsBlanks?: boolean;
}

/** Describes how values of one kind are read from texts and written into cells. */
export interface Kind<Value> extends Reader<Value> {
  readonly write: (value: Value, locale: Locale) => Cell;
}

const maxQuoteLength = 60;

/** Shortens a text so that it can stand in a message. */
export const quoted = (text: string) =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).toWellFormed()}…` : text;

/** Returns the kind of texts of at most `max` characters: of one line, unless the blanks around them belong to them. */
export const textKind = (max: number, keepsBlanks = false): Kind<string> => ({
  keepsBlanks,
  read: (text) => {
    if (text.length > max) return new ParseError('validation.max.text', { max });
    return keepsBlanks ? text : toOneLine(text);
  },
  write: (value) => (value === '' ? null : { kind: 'text', value }),
});

/** Returns the kind of formatted texts of at most `max` characters, as HTML or plain text. */
export const richTextKind = (max: number, isArticle?: boolean): Kind<string> => ({
  keepsBlanks: true,
  read: (text) =>
    text.length > max ? new ParseError('validation.max.text', { max }) : toRichText(text, isArticle),
  write: (value) => (value === '' ? null : { kind: 'text', value: writeRichText(value, isArticle) }),
});

/** The kind of plain dates. */
export const dateKind: Kind<string> = {
  read: (text, { dateOrder }) =>
    readDate(text, dateOrder) ?? new ParseError('import.value.date', { value: quoted(text) }),
  write: (value) => ({ kind: 'date', value }),
  isDate: true,
};

/** Matches a duration that a spreadsheet has written. */
const clockWithSeconds = /^(\d+:[0-5]\d):([0-5]\d)$/;

/** Returns the kind of durations from `min` to `max` minutes. A number without a unit is refused: it could be hours or minutes. */
export const durationKind = (max: number, min = 0): Kind<number> => ({
  read: (text) => {
    const [, clock = text, seconds = 0] = clockWithSeconds.exec(toPlainDigits(text)) ?? [];
    const whole = parseDuration(clock);
    const minutes = whole === undefined ? undefined : whole + Math.round(Number(seconds) / 60);
    if (minutes === undefined) return new ParseError('import.value.duration', { value: quoted(text) });
    if (minutes < min) return new ParseError('validation.min.number', { min });
    return minutes > max ? new ParseError('validation.max.number', { max }) : minutes;
  },
  write: (value) => ({ kind: 'minutes', value }),
  recognises: (text) => /^\d{1,4}:[0-5]\d$/.test(text),
});

/** A value that is chosen, and the names that files have for it. */
export interface Option<Value> {
  readonly value: Value;
  readonly key: string;
  /** Returns what it is called in a language. */
  readonly label: (locale: Locale) => string;
  /** Lists the names that other programs give it. */
  readonly aliases: readonly string[];
}

/** Returns the kind of values that are chosen. They are known by value, key, their names in all languages, and the names that other programs give them. */
export function choiceKind<Value extends number | string>(options: readonly Option<Value>[]): Kind<Value> {
  const byText = new Map(options.map(({ value }) => [String(value), value]));
  const byName = new Map<string, Value>();
  const fold = (text: string) =>
    foldForSearch(text)
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
  const add = (name: string, value: Value) => {
    if (!byName.has(fold(name))) byName.set(fold(name), value);
  };
  for (const { value, key } of options) {
    add(String(value), value);
    add(key, value);
  }
  for (const locale of locales) for (const { value, label } of options) add(label(locale), value);
  for (const { value, aliases } of options) for (const alias of aliases) add(alias, value);
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return {
    read: (text, { locale }) => {
      const names = () => options.map(({ label }) => label(locale)).join(', ');
      return (
        byText.get(text) ??
        byName.get(fold(text)) ??
        new ParseError('import.value.choice', { value: quoted(text), values: names() })
      );
    },
    write: (value, locale) => ({ kind: 'text', value: labels.get(value)?.(locale) ?? String(value) }),
    recognises: (text) => !/^\d+$/.test(text) && byName.has(fold(text)),
  };
}

/** Returns the kind of texts of a form and of at most `max` characters, such as addresses: `key` says what is wrong with one that has another form. */
export const formedKind = (
  max: number,
  isFormed: (text: string) => boolean,
  key: MessageKey,
  normalize = (text: string) => text,
): Kind<string> => ({
  read: (text) => {
    const normalized = normalize(text);
    if (normalized.length > max) return new ParseError('validation.max.text', { max });
    return isFormed(normalized) ? normalized : new ParseError(key);
  },
  write: (value) => (value === '' ? null : { kind: 'text', value }),
});

/** The kind of colours, such as `#2a6f97`. */
export const colorKind: Kind<string> = {
  read: (text) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : new ParseError('validation.color')),
  write: (value) => ({ kind: 'text', value }),
  recognises: (text) => /^#[\da-f]{6}$/i.test(text),
};

/** The kind of times of day. */
export const timeKind: Kind<string> = {
  // spreadsheets write seconds, which no field has
  read: (text) =>
    parsePlainTime(toPlainDigits(text).replace(/^(\D*\d{1,2}:\d\d):[0-5]\d(?![\d:])/, '$1')) ??
    new ParseError('validation.time'),
  write: (value) => ({ kind: 'text', value }),
};

const foldWord = (text: string) => foldForSearch(text).trim();

const wordsOf = (key: 'fields.yes' | 'fields.no') =>
  locales.map((locale) => foldWord(formatMessage({ key }, locale)));

/** What spreadsheets write of truth values in the languages of the application. */
const trueWords =
  'true wahr vrai verdadero vero waar verdadeiro pravda sand истина doğru σωστό benar đúng'.split(' ');
const falseWords = 'false falsch faux falso onwaar nepravda falsk ложь yanlış λάθος salah sai'.split(' ');

const ticked = new Set([...wordsOf('fields.yes'), ...trueWords.map(foldWord), '1', 'x', 'y']);
const unticked = new Set([...wordsOf('fields.no'), ...falseWords.map(foldWord), '0', 'n']);

/** The kind of truth values. */
export const booleanKind: Kind<boolean> = {
  read(text) {
    const word = foldWord(text);
    if (ticked.has(word)) return true;
    return unticked.has(word) ? false : new ParseError('import.value.flag', { value: quoted(text) });
  },
  write: (value, locale) => ({
    kind: 'text',
    value: formatMessage({ key: value ? 'fields.yes' : 'fields.no' }, locale),
  }),
};

/** The kind of boxes that have to be ticked. */
export const tickedKind: Kind<boolean> = {
  ...booleanKind,
  read: (text, reading) => booleanKind.read(text, reading) || new ParseError('validation.required'),
};

interface NamedTexts {
  readonly unknown: MessageKey;
  readonly ambiguous: MessageKey;
}

function findNamed<Item extends NamedRecord>(
  index: NameIndex<Item>,
  text: string,
  messages: NamedTexts,
): Item | ParseError {
  const found = index.find(text);
  if (found.length === 1 && found[0] !== undefined) return found[0];
  return found.length === 0
    ? new ParseError(messages.unknown, { value: quoted(text) })
    : new ParseError(messages.ambiguous, { value: quoted(text) }, found);
}

/** How many commas a name in a list may have. */
const maxCommas = 10;

/** Splits a list of names at its commas and semicolons, but for those that belong to a name. */
function splitNames(text: string, isName: (name: string) => boolean): string[] {
  const pieces = text.split(/([,;\n])/);
  const names: string[] = [];
  for (let start = 0; start < pieces.length;) {
    const nameTo = (end: number) => pieces.slice(start, end).join('').trim();
    let end = Math.min(pieces.length, start + 2 * maxCommas + 1);
    while (end > start + 1 && !isName(nameTo(end))) end -= 2;
    names.push(nameTo(end));
    start = end + 1;
  }
  return names.filter((name) => name !== '');
}

/** Returns the kind of records that are named, such as a project. */
export function referenceKind<Item extends NamedRecord>(
  indexOf: (lookups: Lookups) => NameIndex<Item>,
  messages: NamedTexts,
): Kind<Item> {
  return {
    read: (text, { lookups }) => findNamed(indexOf(lookups), text, messages),
    write: ({ name }) => ({ kind: 'text', value: name }),
    recognises: (text, lookups) => indexOf(lookups).find(text).length === 1,
  };
}

/** Returns the kind of lists of at most `max` records that are named, with commas or semicolons between them. */
export function referenceListKind<Item extends NamedRecord>(
  indexOf: (lookups: Lookups) => NameIndex<Item>,
  messages: NamedTexts,
  max: number,
): Kind<readonly Item[]> {
  const split = (text: string, lookups: Lookups) =>
    splitNames(text, (name) => indexOf(lookups).find(name).length > 0);
  return {
    read: (text, { lookups }) => {
      const names = split(text, lookups);
      const found = names.map((name) => findNamed(indexOf(lookups), name, messages));
      const refusal = found.find((item) => item instanceof ParseError && !item.isUndecided);
      if (refusal instanceof ParseError) return refusal;
      // what is undecided in it becomes a record once the row is read
      const items = [...new Set(found as Item[])];
      return items.length > max ? new ParseError('validation.max.list', { max }) : items;
    },
    write: (items) =>
      items.length === 0 ? null : { kind: 'text', value: items.map(({ name }) => name).join(', ') },
    recognises: (text, lookups) =>
      split(text, lookups).every((name) => indexOf(lookups).find(name).length === 1),
  };
}
