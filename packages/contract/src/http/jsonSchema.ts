import type {
  AnySchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** Describes values as JSON Schema 2020-12 does, which OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Description = SchemaFieldDescription &
  Partial<SchemaObjectDescription & SchemaInnerTypeDescription & SchemaDescription>;

/** Maps rules of yup to keywords, for texts, numbers and lists. */
const limits: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

function hasTest(description: Description, name: string): boolean {
  return description.tests?.some((test) => test.name === name) === true;
}

/** Returns the JSON type of a schema; yup knows `mixed`, whose values tell. */
function typeOf(description: Description): string | undefined {
  if (description.type === 'number') return hasTest(description, 'integer') ? 'integer' : 'number';
  if (description.type !== 'mixed') return description.type;
  const types = new Set(
    (description.oneOf ?? []).map((value) => (Number.isInteger(value) ? 'integer' : typeof value)),
  );
  return types.size === 1 ? [...types][0] : undefined;
}

function limitsOf(description: Description): JsonSchema {
  const [least, most] = limits[description.type] ?? [];
  const keywords: Record<string, unknown> = {};
  // yup's `required` refuses the empty text.
  if (description.type === 'string' && hasTest(description, 'required')) keywords['minLength'] = 1;
  for (const { name, params } of description.tests ?? []) {
    if (name === 'min' && least !== undefined) keywords[least] = params?.['min'];
    if (name === 'max' && most !== undefined) keywords[most] = params?.['max'];
  }
  return keywords;
}

function fieldsOf(description: Description): JsonSchema {
  const fields = Object.entries(description.fields ?? {}).map(
    ([name, field]) => [name, field as Description] as const,
  );
  const required = fields.filter(([, field]) => field.optional !== true).map(([name]) => name);
  return {
    ...(fields.length > 0 && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, describe(field)])),
    }),
    ...(required.length > 0 && { required }),
    ...(hasTest(description, 'noUnknown') && { additionalProperties: false }),
  };
}

function describe(description: Description): JsonSchema {
  const type = typeOf(description);
  const isNullable = description.nullable === true;
  const { format, description: text, jsonSchema, isAssumed } = description.meta ?? {};
  const values = description.oneOf ?? [];
  return {
    ...(type !== undefined && { type: isNullable ? [type, 'null'] : type }),
    ...(text !== undefined && { description: text }),
    ...(format !== undefined && { format }),
    ...(values.length > 0 && { enum: isNullable ? [...values, null] : values }),
    ...limitsOf(description),
    ...(description.type === 'object' && fieldsOf(description)),
    ...(description.innerType !== undefined && { items: describe(description.innerType as Description) }),
    ...jsonSchema,
    ...(isAssumed === true && { 'x-assumed': true }),
  };
}

/** Describes a yup schema as JSON Schema. What JSON Schema cannot say, such as that a date exists, is left out. */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  return describe(schema.describe());
}
