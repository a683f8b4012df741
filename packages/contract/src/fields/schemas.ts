import { isInstant } from '@bureau/values';
import { type AnySchema, number, string } from 'yup';
import {
  filledLine,
  flag,
  id,
  instant,
  line,
  listOf,
  oneOf,
  oneOfTable,
  plainDate,
  shape,
  text,
  whole,
} from '../http/schema.ts';
import { currencies } from './currencies.ts';
import { avatar, color, email, phone, recurrence, time, timeZone, url, username } from './formats.ts';
import type { Field, ItemFields, Kind } from './kinds.ts';
import { personSchema } from './people.ts';

const fraction = (min: number, max = Number.MAX_SAFE_INTEGER) => number().strict().min(min).max(max);

/** Requires of a number that it has no more decimals. */
const withDecimals = (decimals: number) => ({
  name: 'decimals',
  params: { decimals },
  test: (value: unknown): boolean => typeof value !== 'number' || Number(value.toFixed(decimals)) === value,
});

const decimal = (decimals: number, min = 0, max?: number) =>
  fraction(min, max)
    .test(withDecimals(decimals))
    .meta({ jsonSchema: { multipleOf: Number(`1e-${decimals}`) } });

const currency = () => oneOf(currencies);

/** Requires a tick: a box that has to be ticked is one that somebody agrees by. */
export const ticked = { name: 'required', test: (value: unknown): boolean => value === true };

type SchemaOf<K extends Kind> = (field: Field<K>) => AnySchema;

/** Describes the value of a field as it is written. */
const written: { readonly [K in Kind]: SchemaOf<K> } = {
  line: ({ max, isRequired }) => (isRequired ? filledLine(max) : line(max)),
  text: ({ max }) => text(max),
  richText: ({ max }) => text(max),
  email,
  username,
  phone,
  url: ({ max }) => url(max),
  avatar,
  timeZone,
  color,
  currency,
  choice: ({ values }) => oneOf(values),
  state: ({ table }) => oneOfTable(table),
  boolean: ({ isRequired }) => (isRequired ? flag().test(ticked) : flag()),
  number: ({ min, max, decimals }) => {
    if (decimals !== undefined) return decimal(decimals, min, max);
    return min === undefined ? whole(0, max) : fraction(min, max);
  },
  percent: () => whole(0, 100),
  duration: ({ min = 0, max }) => whole(min, max),
  money: ({ max }) => shape({ amount: whole(0, max).required(), currency: currency().required() }),
  date: plainDate,
  instant: () => instant().test({ name: 'instant', test: (value) => value == null || isInstant(value) }),
  time,
  recurrence,
  reference: id,
  person: id,
  people: ({ max }) => listOf(id().required()).max(max),
  members: ({ max, role }) =>
    listOf(shape({ user_id: id().required(), project_role: line(role).optional() })).max(max),
  references: ({ max }) => listOf(id().required()).max(max),
  lineItems: ({ fields, hasIds, max }) => {
    const item = itemShape(fields, (field) => writeSchema(field, 'create'));
    return listOf(hasIds ? item.shape({ id: id().optional() }) : item).max(max);
  },
  tags: ({ max, length }) => listOf(filledLine(length).required()).max(max),
};

/** Describes the value of a field as it is read, where that differs. */
const read: { readonly [K in Kind]?: SchemaOf<K> } = {
  // plain text grows when it becomes HTML
  richText: () => string().strict(),
  avatar: () => text(200),
  people: () => listOf(personSchema),
  lineItems: ({ fields, hasIds }) => {
    const item = itemShape(fields, readSchema);
    return listOf(hasIds ? item.shape({ id: id().required() }) : item);
  },
  references: () => listOf(shape({ id: id().required(), name: text(500).required() })),
  members: ({ role }) => listOf(personSchema.shape({ project_role: line(role).defined() })),
};

const itemShape = (fields: ItemFields, schemaOf: (field: Field) => AnySchema) =>
  shape(Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, schemaOf(field)])));

const schemaIn = (schemas: { readonly [K in Kind]?: SchemaOf<K> }, field: Field): AnySchema | undefined =>
  // The entry of a kind takes fields of that kind, which the compiler does not follow through a union.
  (schemas[field.kind] as SchemaOf<Kind> | undefined)?.(field);

/** Describes a value of a field that is there, as it is written. */
const valueSchema = (field: Field): AnySchema => schemaIn(written, field) as AnySchema;

const opt = (schema: AnySchema) => schema.optional() as AnySchema;

/** Describes what records hold of a field. */
export function readSchema(field: Field): AnySchema {
  const schema = schemaIn(read, field) ?? valueSchema(field);
  if (field.isNullable) return (schema.nullable() as AnySchema).defined() as AnySchema;
  const mayBeBlank =
    field.kind === 'text' || field.kind === 'richText' || (field.kind === 'line' && !field.isRequired);
  return (mayBeBlank ? schema.defined() : schema.required()) as AnySchema;
}

/** Describes what is read beside a field of what it refers to. */
export function labelSchema(field: Field): AnySchema {
  const schema = text(field.kind === 'reference' ? (field.max ?? 300) : 100);
  return field.isNullable ? schema.defined().nullable() : schema.required();
}

/** Describes what may be written of a field. In a date that is not before another, both are said together. */
export function writeSchema(field: Field, use: 'create' | 'update' | 'bulk'): AnySchema {
  const value = valueSchema(field);
  const schema = field.isNullable || field.isDerivable ? (value.nullable() as AnySchema) : value;
  const { isAfter } = field.kind === 'date' || field.kind === 'instant' ? field : {};
  const ordered = isAfter === undefined || use === 'update' ? schema : schema.test(dateOrder(isAfter));
  if (use === 'create' && field.isRequired) return ordered.required() as AnySchema;
  return opt(field.kind === 'money' ? (ordered.default(undefined) as AnySchema) : ordered);
}

/** Requires of a date that it is not before that of another field. A change of one of them is compared with what the record has, which no schema knows. */
const dateOrder = (start: string) => ({
  name: 'dateOrder',
  test(date: unknown, { parent }: { readonly parent: unknown }): boolean {
    const first = (parent as Readonly<Record<string, unknown>>)[start];
    return typeof first !== 'string' || typeof date !== 'string' || !(Date.parse(date) < Date.parse(first));
  },
});
