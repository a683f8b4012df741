import type { JsonSchema } from '@bureau/contract';
import { html } from 'hono/html';

/** Is a piece of a page, whose texts are escaped. */
export type View = ReturnType<typeof html>;

/** Describes what the keywords of a schema ask for. */
const limitTexts: Readonly<Record<string, (limit: string) => string>> = {
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  minItems: (limit) => `at least ${limit} entries`,
  maxItems: (limit) => `at most ${limit} entries`,
  pattern: (limit) => `like ${limit}`,
  default: (limit) => `${limit} when left out`,
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const refName = (schema: JsonSchema) => String(schema['$ref']).split('/').at(-1) ?? '';

/** Returns in words which values a schema takes: `list of integer`, `string (date) or null`. */
export function typeOf(schema: JsonSchema): string {
  if (schema['$ref'] !== undefined) return refName(schema);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const choices = listOf(schema['oneOf'] ?? schema['anyOf']).filter(isSchema);
  if (choices.length > 0) return choices.map(typeOf).join(' or ');
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const format = typeof schema['format'] === 'string' ? ` (${schema['format']})` : '';
  const names = types.map((type) => {
    if (type === 'array') return isSchema(schema['items']) ? `list of ${typeOf(schema['items'])}` : 'list';
    return type === 'null' ? type : type + format;
  });
  if (names.length > 0) return names.join(' or ');
  return listOf(schema['enum']).length > 0 ? 'value' : 'any value';
}

const valuesOf = (schema: JsonSchema) =>
  listOf(schema['enum'] ?? (isSchema(schema['items']) ? schema['items']['enum'] : []));

/** Returns what else a schema asks for, beside its type. */
function limitsOf(schema: JsonSchema): string[] {
  const limits = Object.entries(limitTexts)
    .filter(([name]) => schema[name] !== undefined)
    .map(([name, write]) => write(String(schema[name])));
  const isAssumed = schema['x-assumed'] === true;
  return isAssumed ? [...limits, 'assumed, as the specification leaves it open'] : limits;
}

function describeText(schema: JsonSchema): string {
  const { description } = schema;
  const values = valuesOf(schema);
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...(values.length > 0 ? [`One of ${values.map((value) => JSON.stringify(value)).join(', ')}.`] : []),
  ].join(' ');
}

/** Describes a named value: a parameter, or a field. */
export function namedValue(name: string, schema: JsonSchema, isRequired: boolean, where = ''): View {
  const text = describeText(schema);
  const kind = [where, isRequired ? 'required' : '', typeOf(schema), ...limitsOf(schema)]
    .filter(Boolean)
    .join(', ');
  return html`<li>
    <code>${name}</code> <span class="muted">${kind}</span>${text && html`<p>${text}</p>`}${fieldsOf(schema)}
  </li>`;
}

/** Describes the fields of an object, or of the entries of a list, however deep; nothing for any other value. */
function fieldsOf(schema: JsonSchema): View | '' {
  if (isSchema(schema['items'])) return fieldsOf(schema['items']);
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  if (properties.length === 0) return '';
  const required = listOf(schema['required']);
  return html`<ul>
    ${properties.map(([name, field]) => isSchema(field) && namedValue(name, field, required.includes(name)))}
  </ul>`;
}

/** Describes a body or an answer. */
export function schemaView(schema: JsonSchema): View {
  const text = describeText(schema);
  return html`<p><span class="muted">${[typeOf(schema), ...limitsOf(schema)].join(', ')}</span> ${text}</p>
    ${fieldsOf(schema)}`;
}
