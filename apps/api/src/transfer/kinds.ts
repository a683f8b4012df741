import { currencies, type Field, isTimeZone, type Kind } from '@bureau/contract';
import { emailFormat, phonePattern } from '@bureau/values';
import { findKey, formatMessage } from '../errors/messages.ts';
import { nameOfPerson } from '../records/people.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import type { BoundField } from '../records/kinds/BoundField.ts';
import { targetOf } from '../records/references.ts';
import {
  booleanKind,
  choiceKind,
  colorKind,
  dateKind,
  durationKind,
  formedKind,
  type Kind as FileKind,
  numberKind,
  type Option,
  percentKind,
  referenceKind,
  referenceListKind,
  tagsKind,
  textKind,
} from './fieldKinds.ts';
import type { NamedPerson } from './namedPeople.ts';
import type { NameIndex } from './nameIndex.ts';

/** Describes how a field is called in files, beside its names in the application. */
export interface FileWords {
  /** Lists other names that columns of the field have, in lower case. */
  readonly synonyms?: readonly string[];
  /** Lists the names that other programs give the values that can be chosen, by their keys, with blanks between them. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Begins the keys of the names of these values, where that is not the field's name. */
  readonly labels?: string;
}

/** A record as files name it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  /** What lists that show the name are ordered by. */
  readonly sort: string | null;
}

/** Holds the people and records that the caller may name, and the values that no other record may have: those of the file are added as they are read. */
export interface Lookups {
  readonly people: NameIndex<NamedPerson>;
  readonly records: Readonly<Record<string, NameIndex<NamedRecord>>>;
  readonly taken: Readonly<Record<string, Set<string>>>;
}

/** Describes how the fields of a kind are read from files and written into them. */
interface KindInFiles<K extends Kind> {
  /** Returns the kind of what files hold: of a reference the record, by its name. */
  readonly make: (field: Field<K>, words: FileWords, name: string) => object;
  /** Returns what is written of a record. */
  readonly get?: (bound: BoundField, record: Values) => unknown;
  /** Returns what is stored of what was read. */
  readonly store?: (value: never) => unknown;
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

const personMessages = { unknown: 'import.value.person', ambiguous: 'import.value.people' } as const;

const peopleIndex = ({ people }: Lookups) => people;

interface Member {
  readonly user_id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const namesOf = ({ names }: BoundField, record: Values): NamedPerson[] =>
  // What is read of people is a list of them.
  ((record[names.read] ?? []) as readonly Member[]).map(({ user_id: id, firstname, lastname }) => ({
    id,
    name: nameOfPerson(firstname, lastname),
  }));

const text = (field: { readonly max: number }) => textKind(field.max);
const idsOf = (people: readonly NamedPerson[]) => people.map(({ id }) => id);
const idOf = ({ id }: NamedPerson) => id;

const uncounted = Number.MAX_SAFE_INTEGER;

/** The registry of kinds: how files hold the values of a field follows from its kind. What has no entry is in no file. */
const kinds: { readonly [K in Kind]?: KindInFiles<K> } = {
  line: { make: text },
  text: { make: ({ max }) => textKind(max, true) },
  email: {
    make: () => formedKind((value) => value.length <= 254 && emailFormat.test(value), 'validation.email'),
  },
  phone: {
    make: () => formedKind((value) => value.length <= 40 && phonePattern.test(value), 'validation.phone'),
  },
  timeZone: { make: () => formedKind(isTimeZone, 'validation.timeZone') },
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
  boolean: { make: () => booleanKind },
  number: { make: ({ min, max }) => numberKind(min, max) },
  percent: { make: () => percentKind },
  duration: { make: ({ max = uncounted }) => durationKind(max) },
  date: { make: () => dateKind },
  tags: { make: ({ max, length }) => tagsKind(max, length) },
  reference: {
    make: ({ to }) => {
      const { unknownName: unknown, ambiguousName: ambiguous } = targetOf(to);
      return referenceKind<NamedRecord, Lookups>(({ records }) => records[to] ?? nobody, {
        unknown,
        ambiguous,
      });
    },
    get: ({ name, names }, record) => {
      const { [name]: id, [names.labels[0] ?? '']: label } = record;
      return id === null || label === null ? null : { id, name: label };
    },
    store: idOf,
  },
  person: {
    make: () => referenceKind<NamedPerson, Lookups>(peopleIndex, personMessages),
    get: ({ name, names }, record) => {
      const [first, last] = names.labels.map((label) => record[label] as string | null);
      return record[name] === null
        ? null
        : { id: record[name], name: nameOfPerson(first ?? null, last ?? null) };
    },
    store: idOf,
  },
  people: {
    make: ({ max }) => referenceListKind<NamedPerson, Lookups>(peopleIndex, personMessages, max),
    get: namesOf,
    store: idsOf,
  },
  members: {
    make: ({ max }) => referenceListKind<NamedPerson, Lookups>(peopleIndex, personMessages, max),
    get: namesOf,
    store: (people: readonly NamedPerson[]) => people.map(({ id }) => ({ user_id: id })),
  },
};

/** How the values of a field are read from files and written into them, whatever they are. */
export interface FieldInFiles {
  readonly kind: FileKind<unknown, Lookups>;
  readonly get: (record: Values) => unknown;
  readonly store: (value: unknown) => unknown;
}

interface AnyKindInFiles {
  readonly make: (field: Field, words: FileWords, name: string) => FieldInFiles['kind'];
  readonly get?: (bound: BoundField, record: Values) => unknown;
  readonly store?: FieldInFiles['store'];
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
  } = kindInFiles(bound.field, words, bound.name);
  return { kind, get: (record) => get(bound, record), store };
}
