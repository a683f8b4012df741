import {
  credentialLength,
  emailFormat,
  noSpacePattern,
  phonePattern,
  webAddressPattern,
} from '@bureau/values';
import { type AnySchema, array, boolean, number, object, type ObjectSchema, string } from 'yup';
import type { Field, Fields, Kind } from './kinds.ts';
import { ticked } from './schemas.ts';
import type { FormValues } from './types.ts';

/** Describes a text as somebody types it: the spaces around it are dropped. */
const typed = ({ max }: { readonly max?: number }) =>
  max === undefined ? string().trim() : string().trim().max(max);

const formed = (name: string, pattern: RegExp) => () =>
  string()
    .trim()
    .test({ name, test: (value) => !value || pattern.test(value) });

const ids = ({ max }: { readonly max: number }) => array().of(number().required()).max(max);

/**
 * Describes what a form holds of a field: what can be typed wrong. What can only be chosen is right, and what is left, such as how a time zone is
 * written, the server refuses at its field.
 */
const rules: { readonly [K in Kind]: (field: Field<K>) => AnySchema } = {
  line: typed,
  text: typed,
  richText: typed,
  email: formed('email', emailFormat),
  username: () => formed('whitespace', noSpacePattern)().min(credentialLength.min).max(credentialLength.max),
  phone: formed('phone', phonePattern),
  url: ({ max }) => formed('url', webAddressPattern)().max(max),
  avatar: string,
  timeZone: string,
  color: formed('color', /^#[\da-f]{6}$/i),
  currency: string,
  choice: ({ values }) => string().oneOf(values),
  state: ({ table }) => number().oneOf(table.map(({ value }) => value)),
  boolean: ({ isRequired }) => (isRequired ? boolean().test(ticked) : boolean()),
  number: ({ min = 0, max }) => (max === undefined ? number().min(min) : number().min(min).max(max)),
  percent: () => number().min(0).max(100),
  duration: ({ min = 0 }) => number().min(min),
  money: ({ max, isRequired }) => {
    const amount = number().min(0).max(max);
    return object({ amount: isRequired ? amount.required() : amount.nullable(), currency: string() });
  },
  date: ({ isAfter }) => (isAfter === undefined ? string() : string().test(notBefore(isAfter))),
  instant: ({ isAfter }) => (isAfter === undefined ? string() : string().test(notBefore(isAfter))),
  time: string,
  recurrence: string,
  reference: () => number(),
  person: () => number(),
  people: ids,
  members: ({ max, role }) =>
    array()
      .of(object({ user_id: number().required(), project_role: string().trim().max(role) }))
      .max(max),
  references: ids,
  lineItems: ({ fields, max }) => array().of(formSchemaOf(fields)).max(max),
  tags: ({ max, length }) => array().of(string().trim().max(length).required()).max(max),
};

const notBefore = (start: string) => ({
  name: 'beforeStart',
  test(date: unknown, { parent }: { readonly parent: unknown }): boolean {
    const first = (parent as Readonly<Record<string, unknown>>)[start];
    return typeof date !== 'string' || typeof first !== 'string' || !(Date.parse(date) < Date.parse(first));
  },
});

/** What an empty form holds of a kind whose fields are never null. */
const empty: { readonly [K in Kind]?: unknown } = {
  boolean: false,
  number: 0,
  percent: 0,
  money: { amount: null },
  people: [],
  members: [],
  references: [],
  lineItems: [],
  tags: [],
};

const inForm = (fields: Fields): [name: string, field: Field][] =>
  Object.entries<Field>(fields).filter(([, { isReadOnly, form }]) => !isReadOnly && form !== false);

/** Returns whether nothing can be typed that leaves the field out: what is not null is there. */
const isThere = ({ kind, isDerivable, isRequired }: Field) =>
  isRequired || (['state', 'percent'].includes(kind) && !isDerivable);

/** Returns what was typed; null where nothing is left of it. */
const noneOf = (value: unknown): unknown => (value === '' ? null : value);

const isChosen = ({ kind }: Field) => ['choice', 'currency', 'timeZone'].includes(kind);

/** Returns what was chosen; nothing where nothing was. */
const unsaid = (value: unknown): unknown => (value === '' ? undefined : value);

function rule(field: Field): AnySchema {
  // The entry of a kind takes fields of that kind, which the compiler does not follow through a union.
  const schema = (rules[field.kind] as (one: Field) => AnySchema)(field);
  if ((field.isNullable || field.isDerivable) && !field.isRequired)
    return (schema.transform(noneOf).nullable() as AnySchema).defined() as AnySchema;
  if (isThere(field)) return schema.required() as AnySchema;
  // what is not chosen is left to the server, which knows what holds then
  return isChosen(field)
    ? (schema.transform(unsaid).optional() as AnySchema)
    : (schema.defined() as AnySchema);
}

/** Returns the rules of a form that makes a record of the fields, for somebody who types: the requests have stricter ones. */
export const formSchemaOf = <F extends Fields>(fields: F): ObjectSchema<FormValues<F>> =>
  // The types say of each kind what the registry describes.
  object(Object.fromEntries(inForm(fields).map(([name, field]) => [name, rule(field)]))).transform(
    inCurrency(fields),
  ) as never;

type FormRow = Readonly<Record<string, unknown>>;

/**
 * Puts the amounts of a form, those of its line items too, into the currency of the form, and takes for none those of which nothing is typed. Line
 * items by themselves have no currency: what the form around them has said stays.
 */
const inCurrency =
  (fields: Fields, given?: unknown) =>
  (values: FormRow): FormRow => {
    const { currency = given } = values;
    const amounts = inForm(fields).flatMap(([name, field]): [string, unknown][] => {
      const { [name]: value } = values;
      if (field.kind === 'lineItems' && Array.isArray(value))
        return [[name, (value as FormRow[]).map(inCurrency(field.fields, currency))]];
      if (field.kind !== 'money') return [];
      const { amount } = (value ?? {}) as { readonly amount?: unknown };
      const isNone = amount === null || amount === undefined || amount === '';
      const written = { ...(value as FormRow | null), ...(currency !== undefined && { currency }) };
      return [[name, isNone && !field.isRequired ? null : written]];
    });
    return amounts.length === 0 ? values : { ...values, ...Object.fromEntries(amounts) };
  };

/** The kinds whose values are numbers, of which a form holds null where there is none. */
const counted = ['number', 'duration', 'reference', 'person'] as const satisfies readonly Kind[];

/** Returns what an empty form of the fields holds: their defaults. */
export const formDefaultsOf = <F extends Fields>(fields: F): FormValues<F> =>
  Object.fromEntries(
    inForm(fields).map(([name, field]) => {
      const value = 'default' in field ? field.default : undefined;
      if (field.kind === 'money') return [name, empty.money];
      // What must be given is chosen or typed by somebody: a zero that nobody wrote would be taken for one.
      const isAsked = field.isRequired && counted.some((kind) => kind === field.kind);
      const isNone = field.isNullable || field.isDerivable || isAsked;
      return [name, value ?? (isNone ? null : (empty[field.kind] ?? ''))];
    }),
  ) as FormValues<F>;
