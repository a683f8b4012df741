import type { Field, Fields, Kind, OptionOf, Since, ValueOf } from '@bureau/contract';
import { optionOf } from '@bureau/contract';
import {
  type $Type,
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  type HasDefault,
  integer,
  type NotNull,
  numeric,
  type PgColumnBuilderBase,
  smallint,
  text,
} from '../orm.ts';
import { instant, jsonb, plainText, textList } from './columns.ts';

/** The kinds whose values stand in tables of their own, beside that of the records. */
export type LinkedKind = 'people' | 'members' | 'references';

const named = (name: string) => text(name);
const whole = (name: string) => integer(name);
const decimal = (name: string) => numeric(name, { mode: 'number' });

/** Builds the column of each kind of field. */
const builders = {
  line: named,
  text: named,
  richText: named,
  email: named,
  username: named,
  phone: named,
  url: named,
  avatar: named,
  timeZone: named,
  color: named,
  currency: named,
  choice: named,
  state: (name: string) => smallint(name),
  boolean: (name: string) => boolean(name),
  number: whole,
  percent: (name: string) => smallint(name),
  duration: whole,
  /** In minor units of the record's currency. */
  money: (name: string) => bigint(name, { mode: 'number' }),
  date: (name: string) => date(name, { mode: 'string' }),
  instant: (name: string) => instant(name),
  time: named,
  recurrence: named,
  reference: whole,
  person: whole,
  lineItems: (name: string) => jsonb(name),
  tags: textList,
} as const satisfies Readonly<Record<Exclude<Kind, LinkedKind>, (name: string) => PgColumnBuilderBase>>;

/** What a record gets in a column of a kind of which nothing is said, where the field names no default. */
const emptyValues: { readonly [K in Kind]?: string | boolean | unknown[] } = {
  text: '',
  richText: '',
  boolean: false,
  lineItems: [],
  tags: [],
};

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** Returns the name of a field's column in the code: `project_id` is `projectId`. */
export const camel = <const Name extends string>(name: Name): Camel<Name> =>
  // The type says of a name what the replacement does.
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;

type IsTrue<F, Option extends string> = F extends { readonly [One in Option]: true } ? true : false;

/**
 * Whether the table of the records has a column of a field: not of what is derived, nor of what stands in a table of its own. When a status was reached is
 * only read, and kept there all the same; so is what a record refers to.
 */
type HasColumn<F extends Field> = F extends { readonly since: object } | Field<'reference'>
  ? true
  : IsTrue<F, 'isReadOnly'> extends true
    ? false
    : F extends Field<LinkedKind>
      ? false
      : true;

export const hasColumn = (field: Field): boolean =>
  isKeptSince(field) ||
  field.kind === 'reference' ||
  (!field.isReadOnly && field.kind !== 'people' && field.kind !== 'members' && field.kind !== 'references');

/** Whether a field holds when a status was reached. */
export const isKeptSince = (field: Field): field is Field<'instant'> & { readonly since: Since } =>
  'since' in field;

/** Whether the table has the value of a field as lists are ordered by it: see `foldForSort`. */
type HasSortColumn<F extends Field> =
  F extends Field<'line'> ? (OptionOf<F, 'sort'> extends true ? true : false) : false;

export const hasSortColumn = (field: Field): boolean => field.kind === 'line' && optionOf(field, 'sort');

type Built<F extends Field> = F['kind'] extends keyof typeof builders
  ? $Type<
      ReturnType<(typeof builders)[F['kind']]>,
      F extends Field<'money'> ? number : F extends Field<'instant'> ? Date : ValueOf<F>
    >
  : never;

type MayBeEmpty<F extends Field> = IsTrue<F, 'isNullable'> extends true ? true : IsTrue<F, 'isDerivable'>;

type BuilderOf<F extends Field> =
  MayBeEmpty<F> extends true
    ? Built<F>
    : F extends { readonly default: unknown } | Field<'text' | 'richText' | 'boolean' | 'lineItems' | 'tags'>
      ? HasDefault<NotNull<Built<F>>>
      : NotNull<Built<F>>;

/** The columns of fields in a table. */
export type FieldColumns<F extends Fields> = {
  [Name in keyof F & string as HasColumn<F[Name]> extends true ? Camel<Name> : never]: BuilderOf<F[Name]>;
} & {
  [Name in keyof F & string as HasSortColumn<F[Name]> extends true ? `${Camel<Name>}Sort` : never]: NotNull<
    ReturnType<typeof plainText>
  >;
};

/** Returns the column of a record that a field refers to. */
export type FindTarget = (resource: string) => AnyPgColumn;

/** Drizzle's builders of every type of column, as far as they are alike. */
interface AnyBuilder extends PgColumnBuilderBase {
  notNull(): AnyBuilder;
  default(value: unknown): AnyBuilder;
  references(find: () => AnyPgColumn, actions?: { readonly onDelete: 'set null' }): AnyBuilder;
  unique(): AnyBuilder;
}

function buildColumn(name: string, field: Field, find: FindTarget): AnyBuilder {
  const hasDecimals = field.kind === 'number' && field.decimals !== undefined;
  const build = hasDecimals ? decimal : builders[field.kind as keyof typeof builders];
  const column = build(name) as unknown as AnyBuilder;
  const target = { reference: 'to' in field ? field.to : undefined, person: 'users' }[field.kind as string];
  const isReleased = field.kind === 'reference' && field.isReleased === true;
  const linked =
    target === undefined
      ? column
      : column.references(() => find(target), isReleased ? { onDelete: 'set null' } : undefined);
  if (field.isNullable || field.isDerivable) return linked;
  const value = 'default' in field ? field.default : emptyValues[field.kind];
  return value === undefined ? linked.notNull() : linked.notNull().default(value);
}

/** Returns the columns that follow from the fields of a resource. */
export function fieldColumns<F extends Fields>(fields: F, find: FindTarget): FieldColumns<F> {
  const columns: Record<string, AnyBuilder> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (hasColumn(field)) columns[camel(name)] = buildColumn(name, field, find);
    if (!hasSortColumn(field)) continue;
    const sort = (plainText(`${name}_sort`) as unknown as AnyBuilder).notNull();
    columns[`${camel(name)}Sort`] = field.isUnique ? sort.unique() : sort;
  }
  // The types follow from the same kinds and options, which the compiler does not see through the loop.
  return columns as unknown as FieldColumns<F>;
}
