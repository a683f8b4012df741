import type { JsonSchema, OpenApiDocument } from '@bureau/contract';
import fc from 'fast-check';

type Operation = OpenApiDocument['paths'][string][string];

/** Holds what a request carries, made up from its description. */
export interface AnyCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** How many code points are no characters but halves of pairs, and where they begin. */
const halves = { first: 0xd800, count: 0x800 } as const;

/**
 * Is any character at all. It is what `unit: 'binary'` stands for, which takes a second to make: it lists all of a million, to find out which of them a
 * text consists of.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - halves.count }).map(
  (index) => String.fromCodePoint(index < halves.first ? index : index + halves.count),
  (text) => {
    const [character = '', ...others] = typeof text === 'string' ? text : '';
    if (character === '' || others.length > 0 || !character.isWellFormed()) throw new Error('No character.');
    const code = character.codePointAt(0) ?? 0;
    return code < halves.first ? code : code - halves.count;
  },
);

/** Is whatever a program may send by mistake or on purpose. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 7 }) },
  fc.constantFrom(2_147_483_647, 2_147_483_648, 1e308, -0, 0.1, null, true, '', '2026-02-29', [], {}),
  fc.string({ unit: anyCharacter, maxLength: 600 }),
  fc.array(fc.integer({ min: -1, max: 30 }), { maxLength: 60 }),
  fc.jsonValue(),
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.constantFrom('2026-03-17', '0001-01-01', '9999-12-31', '2026-02-30'),
  'date-time': fc.constantFrom('2026-03-17T09:30:00.000Z', '9999-12-31T23:59:59Z'),
  email: fc.constantFrom('somebody@bureau.example', 'staff@bureau.example', 'x@x'),
};

const numberOf = (schema: JsonSchema, name: string) =>
  typeof schema[name] === 'number' ? schema[name] : undefined;

function anyText(schema: JsonSchema): fc.Arbitrary<string> {
  const format = formats[String(schema['format'])];
  if (format !== undefined) return format;
  const most = numberOf(schema, 'maxLength') ?? 60;
  const least = Math.min(numberOf(schema, 'minLength') ?? 0, most);
  const short = fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, least + 12) });
  return fc.oneof({ weight: 4, arbitrary: short }, fc.constant('x'.repeat(most + 1).slice(0, 2000)));
}

function anyInteger(schema: JsonSchema): fc.Arbitrary<number> {
  const min = numberOf(schema, 'minimum') ?? -5;
  const max = numberOf(schema, 'maximum') ?? 2_147_483_647;
  const near = fc.integer({ min, max: Math.min(max, min + 40) });
  return fc.oneof({ weight: 6, arbitrary: near }, fc.constantFrom(min - 1, max, max + 1));
}

function anyObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  if (properties.length === 0) return fc.dictionary(fc.string(), anything, { maxKeys: 3 });
  const required = (schema['required'] ?? []) as readonly string[];
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, mostly(field)]));
  const isRequired = (name: string) => required.includes(name);
  const record = fc.record(fields, { requiredKeys: Object.keys(fields).filter(isRequired) });
  const claims = fc.dictionary(fc.constantFrom('id', 'role', '__proto__', 'x'), anything, { maxKeys: 2 });
  return fc.oneof(
    { weight: 9, arbitrary: record },
    fc.tuple(record, claims).map(([content, claim]) => ({ ...content, ...claim })),
  );
}

/** Makes up values that a schema of the OpenAPI document takes, and here and there one at or beyond its limits. */
function anyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const values = schema['enum'] ?? (schema['const'] === undefined ? undefined : [schema['const']]);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) return fc.oneof(...(choices as JsonSchema[]).map(anyOf));
  const types = [schema['type']].flat();
  const kinds: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    string: () => anyText(schema),
    integer: () => anyInteger(schema),
    number: () => fc.oneof(anyInteger(schema), fc.double()),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => fc.array(mostly((schema['items'] ?? {}) as JsonSchema), { maxLength: 4 }),
    object: () => anyObject(schema),
  };
  const made = types.flatMap((type) => kinds[String(type)]?.() ?? []);
  return made.length > 0 ? fc.oneof(...made) : anything;
}

const mostly = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: anyOf(schema) }, anything);

const writeText = (value: unknown): string =>
  (Array.isArray(value) ? value.map(writeText).join(',') : String(value)).toWellFormed();

const rangesAndWords = fc.constantFrom('..9999-12-31', '0001-01-01..', '-5..5', 'none,1', "'", '\\', '%', '');

/** What stands in headers: texts of one line in Latin-1. */
const headerText = fc
  .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 220 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code < 0x7f || code > 0x9f)).trim());

const sometimes = <Value>(value: fc.Arbitrary<Value>, often: number, rarely = 2) =>
  fc.oneof({ weight: often, arbitrary: value }, { weight: rarely, arbitrary: fc.constant(null) });

/** Filters by custom fields, those of the demonstration among them: any number of parameters, which are described as one. */
const customFilter = fc.tuple(
  fc
    .constantFrom('effort', 'billable', 'customer_reference', 'other', '__proto__', '')
    .map((column) => `filter[custom_fields.${column}]`),
  fc.oneof(rangesAndWords, fc.constantFrom('yes', 'no', 'Small', 'Small,Large'), fc.string()),
);

function anyQuery(parameters: readonly JsonSchema[]): fc.Arbitrary<AnyCall['query']> {
  const known = parameters
    .filter((parameter) => parameter['in'] === 'query')
    .map((parameter) => {
      if (parameter['explode'] === true) return sometimes(customFilter, 1);
      const given = fc.oneof(
        { weight: 5, arbitrary: mostly(parameter['schema'] as JsonSchema).map(writeText) },
        rangesAndWords,
      );
      const entry = given.map((value) => [String(parameter['name']), value] as const);
      return sometimes(entry, parameter['required'] === true ? 19 : 1);
    });
  const unknown = sometimes(fc.tuple(fc.string(), fc.string()), 1, 15);
  return fc
    .tuple(...known, unknown)
    .map((entries) =>
      entries.flatMap((entry) =>
        entry === null ? [] : [[entry[0].toWellFormed(), entry[1].toWellFormed()] as const],
      ),
    );
}

function anyParams(parameters: readonly JsonSchema[]): fc.Arbitrary<AnyCall['params']> {
  const names = parameters.filter((parameter) => parameter['in'] === 'path');
  const texts = names.map((parameter) => {
    const id = fc.integer({ min: 1, max: 700 }).map(String);
    const good = mostly(parameter['schema'] as JsonSchema).map(writeText);
    const text = fc.oneof(
      { weight: 4, arbitrary: id },
      { weight: 3, arbitrary: good },
      fc.string({ minLength: 1 }),
    );
    return [String(parameter['name']), text] as const;
  });
  return fc.record(Object.fromEntries(texts));
}

const headers = fc.record(
  {
    'Accept-Language': headerText,
    'Idempotency-Key': fc.oneof(fc.constantFrom('a', 'b'), headerText),
    'X-Forwarded-For': headerText,
    'If-None-Match': headerText,
    Accept: headerText,
  },
  { requiredKeys: [] },
);

/** Returns the schema of what a request takes: of its JSON, or of the parts of its multipart body. */
export function bodySchema({ requestBody }: Operation): JsonSchema | undefined {
  const contents = Object.values((requestBody?.['content'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  return contents[0]?.['schema'] as JsonSchema | undefined;
}

/** Makes up requests of an operation from its description: parameters, query, headers and body. */
export function anyCall(operation: Operation): fc.Arbitrary<AnyCall> {
  const { parameters = [] } = operation;
  const schema = bodySchema(operation);
  const content = schema === undefined ? fc.constant(undefined) : anyOf(schema);
  return fc.record({
    params: anyParams(parameters),
    query: anyQuery(parameters),
    headers,
    body: schema === undefined ? content : fc.oneof({ weight: 9, arbitrary: content }, anything),
  });
}
