import type { FilterKind } from '../http/list.ts';
import type { StatusEntry, Tone } from '../status/index.ts';

/** Lists what every field can say of itself. What a field does not say is that of its kind ({@link kindDefaults}). */
export interface FieldOptions {
  /** The field has to be given when a record is created. */
  readonly isRequired?: boolean;
  /** The field may be empty: null. */
  readonly isNullable?: boolean;
  /** Null may be written, and the value is then derived from other records or fields. What is read is never null. */
  readonly isDerivable?: boolean;
  /** The field is read and never written. */
  readonly isReadOnly?: boolean;
  /** The field is given when a record is created, and does not change with the others. */
  readonly isFixed?: boolean;
  /** No two records have the same value. */
  readonly isUnique?: boolean;
  /** The search of a list looks into the field. */
  readonly isSearched?: boolean;
  /** Whether lists show the field: at first, only when somebody asks for its column, or not at all; then their records lack it. */
  readonly list?: 'shown' | 'hidden' | 'none';
  /** Whether the form of a new record asks for the field. */
  readonly form?: boolean;
  readonly filter?: FilterKind | false;
  readonly sort?: boolean;
  readonly group?: boolean;
  /** Whether the field can be changed in many records at once. */
  readonly bulk?: boolean;
  /** Whether files that are exported hold the field; `last` puts it behind all other columns. */
  readonly export?: boolean | 'last';
  readonly import?: boolean;
}

/**
 * What people are told who newly are in a field. With whoever made the record they are those whom it concerns: these are told of its status, of its
 * times and of comments on it; `changes` tells of that alone.
 */
export type PeopleNotice = 'assigned' | 'invited' | 'added' | 'changes';

interface OfPeople {
  readonly notifies?: PeopleNotice;
}

/** A status whose changes are told to those whom the record concerns. */
interface OfStatus {
  readonly notifies?: 'status';
}

/** Describes an instant at which the status of a record became one of some. It is empty while the status is none of them. */
export interface Since {
  readonly status: readonly number[];
  /** Whether the first time counts, and stays whatever the status is afterwards. */
  readonly isFirst?: boolean;
}

export interface Described<Default> extends FieldOptions {
  /** The value of a new record that does not say. */
  readonly default?: Default;
}

export interface Sized<Default> extends Described<Default> {
  /** The most characters, units or entries. */
  readonly max: number;
}

/** Lists the options of each kind of field. */
export interface Kinds {
  readonly line: Sized<string>;
  readonly text: Sized<string>;
  /**
   * Holds HTML of at most `max` characters, which the API sanitises; what begins with no element of it is plain text, and becomes HTML. That of an
   * article holds tables too.
   */
  readonly richText: Sized<string> & { readonly isArticle?: boolean };
  readonly email: Described<string>;
  readonly username: Described<string>;
  readonly phone: Described<string>;
  readonly url: Sized<string>;
  readonly avatar: Described<string>;
  readonly timeZone: Described<string>;
  readonly color: Described<string>;
  readonly currency: Described<string>;
  readonly choice: Described<string> &
    OfStatus & {
      readonly values: readonly string[];
      /** Lists the words that usually follow one, the most usual first: of a status. */
      readonly next?: Readonly<Record<string, readonly string[]>>;
      /** Names the tones of words that have one: of a status. */
      readonly tones?: Readonly<Record<string, Tone>>;
    };
  readonly state: Described<number> &
    OfStatus & { readonly table: readonly StatusEntry[]; readonly default: number };
  readonly boolean: Described<boolean>;
  /** Holds a whole number from 0 on; with `decimals`, one that has at most as many, and where `min` alone is given, any number from there on. */
  readonly number: Described<number> & {
    readonly min?: number;
    readonly max?: number;
    readonly decimals?: number;
  };
  /** Holds whole percent, 0 to 100. */
  readonly percent: Described<number>;
  /** Holds whole minutes. */
  readonly duration: Described<number> & {
    /** Defaults to 0. */
    readonly min?: number;
    readonly max?: number;
    /** The groups of a list, or the items of a record, add the field up. One field of a resource does, and one of its items. */
    readonly isSummed?: boolean;
  };
  /** Holds an amount of at most `max` minor units, in the currency that the record's field `currency` names. */
  readonly money: Sized<never>;
  /** Holds a plain date; `isAfter` names the field whose date may not be later. */
  readonly date: Described<string> & { readonly isAfter?: string };
  /**
   * Holds an instant; `isAfter` names the field whose instant may not be later. Those whom the record concerns can be told that it is moved. One with `since`
   * is kept by the server: see {@link Since}.
   */
  readonly instant: Described<string> & {
    readonly isAfter?: string;
    readonly notifies?: 'moved';
    readonly since?: Since;
  };
  /** Holds a time of day, `HH:mm`. */
  readonly time: Described<string>;
  /** Holds how often something recurs: a recurrence rule of RFC 5545, as far as `readRecurrence` reads one; `countsFrom` names the date that it counts from. */
  readonly recurrence: Described<string> & { readonly countsFrom?: string };
  /** Refers to a record of another resource, whose name is read with it and has at most `max` characters, 300 unless it says so. */
  readonly reference: FieldOptions & {
    readonly to: string;
    readonly max?: number;
    /** The record that is referred to can be deleted, and the field is empty then. Otherwise it has to stay. */
    readonly isReleased?: boolean;
  };
  /** Refers to a user. */
  readonly person: FieldOptions & OfPeople;
  /** Refers to at most `max` users. */
  readonly people: Sized<never> & OfPeople;
  /** Refers to at most `max` users, each with a role of at most `role` characters. */
  readonly members: Sized<never> & OfPeople & { readonly role: number };
  /** Refers to at most `max` records of another resource, whose names are read with them. */
  readonly references: Sized<never> & {
    readonly to: string;
    /** The records that are referred to can be deleted, and are left out then. Otherwise they have to stay. */
    readonly isReleased?: boolean;
  };
  /** Holds at most `max` rows of fields of their own, in their order: the points of an agenda, or a checklist. The first field names a row. */
  readonly lineItems: Sized<never> & {
    readonly fields: ItemFields;
    /** Each row has an `id` that it keeps when rows are moved and changed, and that no other row of the record has had. */
    readonly hasIds?: boolean;
  };
  /** Holds at most `max` lines of at most `length` characters. */
  readonly tags: Sized<never> & { readonly length: number };
}

/** The kinds of the fields of line items. */
export type ItemKind = 'line' | 'email' | 'phone' | 'choice' | 'boolean' | 'duration' | 'time' | 'money';

/** Describes the fields of a line item by their names. */
export type ItemFields = Readonly<Record<string, Field<ItemKind>>>;

export type Kind = keyof Kinds;

/** Describes a field: its kind, and what it says of itself. */
export type Field<K extends Kind = Kind> = { readonly [One in K]: { readonly kind: One } & Kinds[One] }[K];

/** Describes the fields of a resource by their names: each by that under which it is written. */
export type Fields = Readonly<Record<string, Field>>;

export interface KindDefaults {
  readonly list: 'shown' | 'hidden' | 'none';
  readonly filter: FilterKind | false;
  readonly sort: boolean;
  readonly bulk: boolean;
  readonly export: boolean;
}

const nowhere = { list: 'shown', filter: false, sort: false, bulk: false, export: false } as const;
const asFile = { ...nowhere, export: true } as const;
const sorted = { ...asFile, sort: true } as const;
const common = { ...sorted, bulk: true } as const;

/**
 * What is true of a field that does not say. `ids` and `dateRange` become `idsOrNone` and `dateRangeOrNone` where the field may be empty; what is
 * exported can be imported unless it is read only, and nothing is grouped by.
 */
export const kindDefaults = {
  line: sorted,
  text: { ...asFile, list: 'none' },
  richText: { ...asFile, list: 'none' },
  email: sorted,
  username: sorted,
  phone: asFile,
  url: sorted,
  avatar: nowhere,
  timeZone: nowhere,
  color: { ...asFile, bulk: true },
  currency: nowhere,
  choice: { ...asFile, filter: 'words', bulk: true },
  state: { ...common, filter: 'ids' },
  boolean: { ...common, filter: 'answers' },
  number: { ...nowhere, sort: true },
  percent: { ...common, filter: 'numberRange' },
  duration: { ...common, filter: 'numberRange' },
  money: nowhere,
  date: { ...common, filter: 'dateRange' },
  instant: nowhere,
  time: { ...asFile, bulk: true },
  recurrence: { ...asFile, list: 'hidden', bulk: true },
  reference: { ...common, filter: 'ids' },
  person: { ...asFile, filter: 'ids', bulk: true },
  people: { ...asFile, filter: 'idsOrNone', bulk: true },
  members: { ...asFile, filter: 'ids' },
  references: { ...asFile, filter: 'idsOrNone', bulk: true },
  lineItems: { ...asFile, list: 'none' },
  tags: { ...asFile, filter: 'tags' },
} as const satisfies Readonly<Record<Kind, KindDefaults>>;

type Defaults<F extends Field> = (typeof kindDefaults)[F['kind']];

/** The option of a field, or that of its kind. */
export type OptionOf<F extends Field, Option extends keyof KindDefaults> = F extends {
  readonly [One in Option]: infer Said;
}
  ? Said
  : Defaults<F>[Option];

/** Returns the values that usually follow a value of a field, the most usual one first. */
export function nextOf(field: Field, value: unknown): readonly (number | string)[] {
  if (field.kind === 'choice') return field.next?.[String(value)] ?? [];
  return field.kind === 'state' ? (field.table.find((entry) => entry.value === value)?.next ?? []) : [];
}

/** Returns what a field says that it tells people, if anything. */
export const noticeOf = (field: Field): PeopleNotice | 'status' | 'moved' | undefined =>
  'notifies' in field ? field.notifies : undefined;

/** Names the resource that a field refers to, people as `users`. */
export function referredResource(field: Field): string | undefined {
  if ('to' in field) return field.to;
  return ['person', 'people', 'members'].includes(field.kind) ? 'users' : undefined;
}

/** Returns the option of a field, or that of its kind. */
export const optionOf = <Option extends keyof KindDefaults>(field: Field, option: Option) =>
  field[option] ?? (kindDefaults[field.kind] as KindDefaults)[option];
