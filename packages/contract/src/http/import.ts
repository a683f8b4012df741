import { dateOrders } from '@bureau/values';
import { array, type InferType, object, type Schema, string } from 'yup';
import { toJsonSchema } from './jsonSchema.ts';
import { recordOf } from './recordOf.ts';
import { listOf, oneOf, shape, text, whole } from './schema.ts';

/** What an import may hold at most: bytes of its file, rows, and characters of a column's name. */
export const importLimits = { bytes: 50 * 1024 * 1024, rows: 100_000, columnName: 300 } as const;

const dateOrder = () => oneOf(dateOrders);
const count = () => whole();

/** How many fields a call says something of at most, where it may be of custom ones. */
const maxFields = 200;

/** Describes what is said of fields by their names. Which custom fields there are is known only when the call is read. */
function byField<const Fields extends readonly string[], Value extends Schema>(
  fields: Fields,
  value: Value,
  hasCustomFields: boolean,
) {
  const known = Object.fromEntries(fields.map((field) => [field, value])) as Record<Fields[number], Value>;
  if (!hasCustomFields) return object(known).noUnknown().strict().optional();
  const written = toJsonSchema(value);
  const jsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, written])),
    additionalProperties: written,
  };
  return recordOf(value as Schema<InferType<Value>>, maxFields)
    .meta({ jsonSchema })
    .optional();
}

/** Describes which column of a file fills which field: the column's name by the field's. A field without a column stays empty. */
export const mappingOf = <const Fields extends readonly string[]>(fields: Fields, hasCustomFields: boolean) =>
  byField(fields, text(importLimits.columnName).optional(), hasCustomFields);

/** Describes in which order the dates of a field are written, by the field's name. Without it the order is guessed from the values. */
export const dateOrdersOf = <const Fields extends readonly string[]>(
  fields: Fields,
  hasCustomFields: boolean,
) => byField(fields, dateOrder().optional(), hasCustomFields);

/**
 * Describes what an import did, or would do. Rows are counted as in the file: the head is row 1. `errors` lists the first thousand problems,
 * `columns` says for each column what its first values are, and for which field it was taken.
 */
export const importAnswer = shape({
  rows: count().required(),
  created: count().required(),
  failed: count().required(),
  errors: listOf(
    shape({
      row: whole(1).required(),
      field: text(60).defined().nullable(),
      message: text(1000).required(),
    }),
  ),
  columns: listOf(
    shape({
      name: text(importLimits.columnName).defined(),
      samples: array().of(string().strict().defined()).strict().required(),
      field: text(60).defined().nullable(),
      date_order: dateOrder().defined().nullable(),
    }),
  ),
}).meta({ isAssumed: true });

export type ImportAnswer = InferType<typeof importAnswer>;

/** Lists what an import does one after the other. */
const importPhases = ['reading', 'checking', 'writing', 'done'] as const;

/** Describes how far an import has come, in rows. */
export const importProgress = shape({
  phase: oneOf(importPhases).required(),
  done: count().required(),
  total: count().required(),
}).meta({ isAssumed: true });

export type ImportProgress = InferType<typeof importProgress>;
