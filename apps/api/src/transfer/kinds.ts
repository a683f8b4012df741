import {
  currencies,
  type Field,
  hasNoSpace,
  isTimeZone,
  isUnmistakable,
  type Kind,
  normaliseUsername,
} from '@bureau/contract';
import {
  formatFullName,
  credentialLength,
  emailFormat,
  normalizePhone,
  phonePattern,
  readRecurrence,
  webAddressPattern,
} from '@bureau/values';
import { foldForSort, normaliseEmail, usernameKey } from '../db/fold.ts';
import { findKey, formatMessage, type MessageKey } from '../errors/messages.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import type { BoundField } from '../records/kinds/BoundField.ts';
import {
  booleanKind,
  choiceKind,
  colorKind,
  dateKind,
  durationKind,
  formedKind,
  type Kind as FileKind,
  type Option,
  ParseError,
  referenceKind,
  referenceListKind,
  richTextKind,
  textKind,
  tickedKind,
  timeKind,
} from './fieldKinds.ts';
import { instantKind } from './instantKind.ts';
import { tagsKind } from './tagsKind.ts';
import { lineItemsKind } from './lineItemsKind.ts';
import type { Lookups, NamedRecord } from './Lookups.ts';
import { moneyKind, numberKind, percentKind } from './numberKinds.ts';
import type { NamedPerson } from './namedPeople.ts';
import { indexWithin, type NameIndex, withFallback } from './nameIndex.ts';

/** Describes how a field is called in files, beside its names in the application. */
export interface FileWords<Rec extends object = Values> {
  /** Lists other names that columns of the field have, in lower case. */
  readonly synonyms?: readonly string[];
  /** Lists the names that other programs give the values that can be chosen, by their keys, with blanks between them. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Begins the keys of the names of these values, where that is not the field's name. */
  readonly labels?: string;
  /** What may stand beside a number, such as `%`. */
  readonly unit?: string;
  /** Names the resource whose records a column holds that is no field: a hook says what follows of them. */
  readonly to?: string;
  /** Names the resource of which another column names records: one may stand behind each of these, in brackets: `editor (Design)`. */
  readonly within?: string;
  /** Returns what is written of a record, where the column is no field of it. */
  textOf?(this: void, record: Rec): string;
  /** Returns why such a record cannot be named in a file. */
  readonly refuse?: (record: Pick<NamedRecord, 'name'>) => MessageKey | undefined;
}

/** Describes how the fields of a kind are read from files and written into them. */
interface KindInFiles<K extends Kind> {
  /** Returns the kind of what files hold: of a reference the record, by its name. */
  readonly make: (field: Field<K>, words: FileWords, name: string) => object;
  /** Returns what is written of a record. */
  readonly get?: (bound: BoundField, record: Values) => unknown;
  /** Returns what is stored of what was read. */
  readonly store?: (value: never) => unknown;
  /** Returns a text as it is compared where no other record may have the same. */
  readonly key?: (text: string) => string;
}

const nobody: NameIndex<NamedRecord> = { find: () => [] };

/** Describes the options of a field, with their names in all languages: `priority.high`, or the word itself. */
function optionsOf<Value>(
  entries: readonly { readonly value: Value; readonly key: string }[],
  { aliases = {}, labels }: FileWords,
  name: string,
): Option<Value>[] {
  return entries.map(({ value, key }) => {
    const message = findKey([`${labels ?? name}.${key}`]);
    return {
      value,
      key,
      label: (locale) => (message === undefined ? key : formatMessage({ key: message }, locale)),
      aliases: aliases[key]?.split(' ') ?? [],
    };
  });
}

/** The messages that a name in a file is of no record, and that several have it. */
const recordMessages = { unknown: 'import.value.record', ambiguous: 'import.value.records' } as const;
const personMessages = { unknown: 'import.value.person', ambiguous: 'import.value.people' } as const;

const peopleIndex = ({ people }: Lookups) => people;

interface Member {
  readonly user_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly project_role?: string;
}

// What is read of people is a list of them.
const membersIn = ({ names }: BoundField, record: Values) => (record[names.read] ?? []) as readonly Member[];

const toNamed = ({ user_id: id, ...person }: Member): NamedPerson => ({
  id,
  name: formatFullName(person),
});

const namesOf = (bound: BoundField, record: Values) => membersIn(bound, record).map(toNamed);

/** A person as files name one of several, with what they do there: `Ada Lovelace (design)`. */
interface NamedMember extends NamedPerson {
  readonly role?: string;
}

const memberWithRole = /^(.*\S)\s*\(([^()]+)\)$/;

/** Finds people by their names, with a role of at most so many characters behind them. */
const membersIndex =
  (longest: number) =>
  ({ people }: Lookups): NameIndex<NamedMember> =>
    withFallback<NamedMember>(people, {
      find(text) {
        const [, name = '', role = ''] = memberWithRole.exec(text) ?? [];
        if (role === '' || role.trim().length > longest) return [];
        return people.find(name).map((person) => ({ ...person, role: role.trim() }));
      },
    });

const text = (field: { readonly max: number }) => textKind(field.max);
const idsOf = (people: readonly NamedPerson[]) => people.map(({ id }) => id);
const idOf = ({ id }: NamedPerson) => id;

/** Reads usernames as they are stored. */
const usernameKind: FileKind<string> = {
  read(given, reading) {
    const { min, max } = credentialLength;
    if (given.length < min) return new ParseError('validation.min.text', { min });
    if (!hasNoSpace(given)) return new ParseError('validation.whitespace');
    const name = textKind(max).read(given, reading);
    if (name instanceof ParseError) return name;
    return isUnmistakable(name) ? normaliseUsername(name) : new ParseError('validation.username');
  },
  write: (value) => ({ kind: 'text', value }),
};

const uncounted = Number.MAX_SAFE_INTEGER;

/** The registry of kinds: how files hold the values of a field follows from its kind. What has no entry is in no file. */
const kinds: { readonly [K in Kind]?: KindInFiles<K> } = {
  line: { make: text },
  text: { make: ({ max }) => textKind(max, true) },
  richText: { make: ({ max, isArticle }) => richTextKind(max, isArticle) },
  username: { make: () => usernameKind, key: usernameKey },
  email: {
    make: () => formedKind(254, (value) => emailFormat.test(value), 'validation.email'),
    key: normaliseEmail,
  },
  phone: {
    make: () =>
      formedKind(
        40,
        (value) => phonePattern.test(value),
        'validation.phone',
        (value) => normalizePhone(value) ?? value,
      ),
  },
  url: {
    make: ({ max }) => formedKind(max, (value) => webAddressPattern.test(value), 'validation.url'),
  },
  timeZone: { make: () => formedKind(60, isTimeZone, 'validation.timeZone') },
  recurrence: {
    make: () => formedKind(300, (rule) => readRecurrence(rule) !== undefined, 'validation.recurrence'),
  },
  currency: {
    make: (_, words, name) =>
      choiceKind(
        optionsOf(
          currencies.map((value) => ({ value, key: value })),
          words,
          name,
        ),
      ),
  },
  color: { make: () => colorKind },
  choice: {
    make: ({ values }, words, name) =>
      choiceKind(
        optionsOf(
          values.map((value) => ({ value, key: value })),
          words,
          name,
        ),
      ),
  },
  state: { make: ({ table }, words, name) => choiceKind(optionsOf(table, words, name)) },
  boolean: { make: ({ isRequired }) => (isRequired ? tickedKind : booleanKind) },
  number: {
    // a field that says neither its decimals nor its least number holds whole ones
    make: ({ min, max, decimals = min === undefined ? 0 : undefined }, { unit }) =>
      numberKind(min, max, decimals, unit),
  },
  percent: { make: () => percentKind },
  money: { make: () => moneyKind },
  duration: { make: ({ max = uncounted, min }) => durationKind(max, min) },
  date: { make: () => dateKind },
  instant: { make: () => instantKind },
  time: { make: () => timeKind },
  tags: { make: ({ max, length }) => tagsKind(max, length) },
  reference: {
    make: ({ to }) => referenceKind<NamedRecord>(({ records }) => records[to] ?? nobody, recordMessages),
    get: ({ name, names }, record) => {
      const { [name]: id, [names.labels[0] ?? '']: label } = record;
      return id === null || label === null ? null : { id, name: label };
    },
    store: idOf,
  },
  lineItems: {
    make: ({ fields, max }, words) =>
      lineItemsKind(
        Object.entries<Field>(fields).map(([name, field]) => ({
          name,
          isRequired: field.isRequired === true,
          kind: kindInFiles(field, words, name).kind,
        })),
        max,
      ),
  },
  references: {
    make: ({ max, to }, { refuse, within }) => {
      const kind = referenceListKind<NamedRecord>(
        ({ records: { [to]: index = nobody, ...others } }) =>
          within === undefined ? index : indexWithin(index, others[within] ?? nobody),
        recordMessages,
        max,
      );
      return {
        ...kind,
        read: (names, reading) => {
          const records = kind.read(names, reading);
          const reasons = records instanceof ParseError ? [] : records.map((record) => refuse?.(record));
          const reason = reasons.find((one) => one !== undefined);
          return reason === undefined ? records : new ParseError(reason);
        },
      } satisfies typeof kind;
    },
    store: (records: readonly NamedRecord[]) => records.map(({ id }) => id),
  },
  person: {
    make: () => referenceKind<NamedPerson>(peopleIndex, personMessages),
    get: ({ name, names }, record) => {
      const [first, last] = names.labels.map((label) => record[label] as string | null);
      return record[name] === null
        ? null
        : {
            id: record[name],
            name: formatFullName({ firstname: first ?? null, lastname: last ?? null }, ''),
          };
    },
    store: idOf,
  },
  people: {
    make: ({ max }) => referenceListKind<NamedPerson>(peopleIndex, personMessages, max),
    get: namesOf,
    store: idsOf,
  },
  members: {
    make: ({ max, role }) => referenceListKind<NamedMember>(membersIndex(role), personMessages, max),
    get: (bound, record) =>
      membersIn(bound, record).map(({ project_role: role = '', ...member }) => {
        const { id, name } = toNamed(member);
        return { id, name: role === '' ? name : `${name} (${role})` };
      }),
    store: (people: readonly NamedMember[]) =>
      people.map(({ id, role }) => ({ user_id: id, ...(role !== undefined && { project_role: role }) })),
  },
};

/** How the values of a field are read from files and written into them, whatever they are. */
export interface FieldInFiles {
  readonly kind: FileKind<unknown>;
  readonly get: (record: Values) => unknown;
  readonly store: (value: unknown) => unknown;
  readonly key: (text: string) => string;
}

interface AnyKindInFiles {
  readonly make: (field: Field, words: FileWords, name: string) => FieldInFiles['kind'];
  readonly get?: (bound: BoundField, record: Values) => unknown;
  readonly store?: FieldInFiles['store'];
  readonly key?: FieldInFiles['key'];
}

/** Returns what files hold of the values of a field. */
export function kindInFiles(
  field: Field,
  words: FileWords,
  name: string,
): AnyKindInFiles & Pick<FieldInFiles, 'kind'> {
  // The entry of a kind takes fields and values of that kind, which the compiler does not follow through a union.
  const entry = kinds[field.kind] as unknown as AnyKindInFiles | undefined;
  if (entry === undefined) throw new Error(`Files do not hold fields like ${name}: see transfer/kinds.ts.`);
  return { ...entry, kind: entry.make(field, words, name) };
}

/** Returns how files hold the values of a field of a resource. */
export function inFiles(bound: BoundField, words: FileWords): FieldInFiles {
  const {
    kind,
    get = ({ names }, record) => record[names.read],
    store = (value) => value,
    key = foldForSort,
  } = kindInFiles(bound.field, words, bound.name);
  return { kind, get: (record) => get(bound, record), store, key };
}
