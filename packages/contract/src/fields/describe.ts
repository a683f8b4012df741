import type { StatusEntry, Tone } from '../status/index.ts';
import type { FieldOptions, ItemFields, Kind, Kinds } from './kinds.ts';
import type { Nothing } from './types.ts';

/** Refuses what a kind has no option for. */
type Known<Options, Allowed> = Options & { readonly [Name in Exclude<keyof Options, keyof Allowed>]: never };

/** Describes a field of a kind by the options that must be given, and those that can be. */
type Sized<K extends Kind> = <const O extends Kinds[K]>(
  options: Known<O, Kinds[K]>,
) => { readonly kind: K } & O;

interface Plain<K extends Kind> extends Sized<K> {
  (): { readonly kind: K };
}

const make = (kind: Kind) => (options?: object) => ({ kind, ...options });

// What is made holds what is given, which a function of any kind cannot say.
const plain = make as <K extends Kind>(kind: K) => Plain<K>;
const sized = make as <K extends Kind>(kind: K) => Sized<K>;

/** A text of one line, such as a name. */
export const line = sized('line');
/** A text of any lines, which may be empty. */
export const text = sized('text');
/** A text with formatting, lists, links and mentions: HTML, which may be empty. */
export const richText = sized('richText');
export const email = plain('email');
export const username = plain('username');
export const phone = plain('phone');
/** The address of a web page, such as `https://example.com`. */
export const url = sized('url');
/** The picture of a person: a file that was uploaded, or one of those that can be chosen. */
export const avatar = plain('avatar');
export const timeZone = plain('timeZone');
/** A colour, such as `#2a6f97`. */
export const color = plain('color');
export const currency = plain('currency');
export const boolean = plain('boolean');
export const number = plain('number');
export const percent = plain('percent');
export const duration = plain('duration');
export const money = sized('money');
export const date = plain('date');
export const instant = plain('instant');
export const time = plain('time');
/** How often something recurs, such as `FREQ=WEEKLY;BYDAY=MO`. */
export const recurrence = plain('recurrence');
export const person = plain('person');
export const people = sized('people');
export const members = sized('members');
export const tags = sized('tags');

/** One of some words. */
export const choice = <
  const Value extends string,
  const O extends FieldOptions & {
    readonly default?: NoInfer<Value>;
    readonly notifies?: 'status';
    readonly next?: { readonly [One in NoInfer<Value>]?: readonly NoInfer<Value>[] };
    readonly tones?: { readonly [One in NoInfer<Value>]?: Tone };
  } = Nothing,
>(
  values: readonly Value[],
  options?: Known<O, Kinds['choice']>,
): { readonly kind: 'choice'; readonly values: readonly Value[] } & O => ({
  kind: 'choice',
  values,
  ...(options as O),
});

/** One of the values of a table of statuses or priorities. */
export const state = <
  const Table extends readonly StatusEntry[],
  const O extends FieldOptions & {
    readonly default: NoInfer<Table[number]['value']>;
    readonly notifies?: 'status';
  },
>(
  table: Table,
  options: Known<O, Kinds['state']>,
): { readonly kind: 'state'; readonly table: Table } & O => ({ kind: 'state', table, ...options });

/** Rows of fields of their own. */
export const lineItems = <const F extends ItemFields, const O extends Omit<Kinds['lineItems'], 'fields'>>(
  fields: F,
  options: Known<O, Kinds['lineItems']>,
): { readonly kind: 'lineItems'; readonly fields: F } & O => ({ kind: 'lineItems', fields, ...options });

/** Several records of another resource. */
export const references = <const To extends string, const O extends Omit<Kinds['references'], 'to'>>(
  to: To,
  options: Known<O, Kinds['references']>,
): { readonly kind: 'references'; readonly to: To } & O => ({ kind: 'references', to, ...options });

/** A record of another resource. */
export const reference = <const To extends string, const O extends Omit<Kinds['reference'], 'to'> = Nothing>(
  to: To,
  options?: Known<O, Kinds['reference']>,
): { readonly kind: 'reference'; readonly to: To } & O => ({ kind: 'reference', to, ...(options as O) });
