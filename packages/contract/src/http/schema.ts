import {
  type AnyObject,
  array,
  boolean,
  type ISchema,
  mixed,
  number,
  object,
  type ObjectShape,
  string,
} from 'yup';
import { isBlank } from './isBlank.ts';
import { isStorable } from './isStorable.ts';
import { largestId, parsePositive, positivePattern } from './parsePositive.ts';
import { isPlainDate } from './plainDate.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The JSON Schema format of a text, for the OpenAPI document. */
    format?: 'date' | 'date-time' | 'email';
    description?: string;
    /** What JSON Schema says of a value that yup knows nothing about but a test. */
    jsonSchema?: Readonly<Record<string, unknown>>;
    /** Marks a shape that the specification leaves open. */
    isAssumed?: boolean;
  }
}

/** Describes an object strictly: nothing is cast and unknown fields are refused. */
export function shape<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown().strict().required();
}

/** Describes a list of items. */
export function listOf<Item>(item: ISchema<Item, AnyObject>) {
  return array().of(item).strict().required();
}

/** Requires of the entries of a list that they differ: as they are, or in a field. What is no list or no entry is refused elsewhere. */
export const onceEach = (field?: string) => ({
  name: 'onceEach',
  test(list: unknown): boolean {
    if (!Array.isArray(list)) return true;
    const keys = list.map((entry: unknown): unknown =>
      field === undefined ? entry : Reflect.get(Object(entry) as object, field),
    );
    return new Set(keys).size === keys.length;
  },
});

/** Describes a whole number. */
export const whole = (min = 0, max?: number) => {
  const least = number().strict().integer().min(min);
  return max === undefined ? least : least.max(max);
};

/** Describes the identifier of a record: a positive integer. */
export const id = () => whole(1, largestId);

/** Describes the identifier of a record in a query, which holds texts. */
export const idInQuery = () =>
  string()
    .strict()
    .matches(positivePattern)
    .test({ name: 'id', test: (value) => value == null || parsePositive(value) !== null });

/** Describes the version of a record, which grows by one with every change. */
export const version = () => whole(1);

/** Describes one of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) => string().strict().oneOf(words);

/** Describes a text of at most `max` characters that can be stored. */
export const text = (max: number) =>
  string()
    .strict()
    .max(max)
    .test({
      name: 'characters',
      test: (value) => value == null || isStorable(value),
    });

/** Matches what would break a line, steer what shows it, or turn the order of its letters round, so that it reads as something else. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202D\u202E]+/u;

/** Returns a text as one line: what a line does not hold becomes a space, but for that at its ends. */
export const toOneLine = (written: string): string => written.split(control).join(' ').trim();

/** Describes a text of one line, such as a name: it could otherwise pass for several of them in a list, a message or a log. */
export const line = (max: number) =>
  text(max)
    .trim()
    .test({ name: 'characters', test: (value) => value == null || !control.test(value) });

/** Requires of a text that is there that something of it can be seen. */
const visible = { name: 'blank', test: (value: string | undefined) => !value || !isBlank(value) };

/** Describes a text of one line that a person can see, such as the name of a record. */
export const filledLine = (max: number) => line(max).min(1).test(visible);

/** Describes a text that a person can see. */
export const filledText = (max: number) => text(max).trim().min(1).test(visible);

/** Describes a plain date, `yyyy-MM-dd`, that exists. */
export const plainDate = () =>
  string()
    .strict()
    .meta({ format: 'date' })
    .test({
      name: 'plainDate',
      test: (value) => value == null || isPlainDate(value),
    });

/** Describes an instant, ISO 8601 in UTC. */
export const instant = () => string().strict().meta({ format: 'date-time' });

/** Describes when a record was created and changed last, by whom it was created, and its version. */
export const stamps = {
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  version: version().required(),
};

/** Describes a truth value. */
export const flag = () => boolean().strict();

/** Describes one of the values of a status, priority or severity table. */
export const oneOfTable = <Value extends number>(table: readonly { readonly value: Value }[]) =>
  mixed<Value>((value): value is Value => typeof value === 'number')
    .strict()
    .oneOf(table.map((entry) => entry.value));

/** Describes the answer of a list call. */
export function pageOf<Item>(item: ISchema<Item, AnyObject>) {
  return shape({
    data: listOf(item),
    meta: shape({
      total: whole().required(),
      page: whole(1).required(),
      per_page: whole(1).required(),
    }),
  });
}

/** Describes the answer of a call that has nothing to tell but that it is done. */
export const done = shape({
  status: oneOf(['ok']).required(),
}).meta({ isAssumed: true });
