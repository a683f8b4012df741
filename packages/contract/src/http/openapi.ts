import { ObjectSchema } from 'yup';
import type { EndpointRule } from '../access/names.ts';
import { type Endpoint, hasIdempotencyKey, isIdParam, type UploadSpec } from './endpoint.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';
import { answers, type FilterKind, type ListSpec, perPage } from './list.ts';

/** Describes one call as OpenAPI does. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-rule': EndpointRule;
  readonly 'x-protected'?: readonly string[];
  readonly security?: readonly [];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** Describes the whole API as OpenAPI 3.1 does. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: JsonSchema;
  readonly security: readonly JsonSchema[];
}

const reasons: Readonly<Record<number, string>> = {
  400: 'The body is not what its type says.',
  401: 'The token is missing, revoked or expired.',
  403: 'The caller lacks the permission.',
  404: 'The record does not exist, or the caller may not see it.',
  409: 'The record has moved on: somebody else has changed it.',
  413: 'The body is too large.',
  415: 'The body is of a type that the call does not take.',
  422: 'Something in the parameters or the body is not valid.',
  429: 'There were too many attempts.',
  500: 'Something went wrong. The text carries the id of the request.',
  503: 'Too many calls wait, or the database does not answer for the moment.',
};

const binary: JsonSchema = { type: 'string', format: 'binary' };
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns whether an update is refused when its `version` is not the record's. */
function hasVersion({ method, body }: Endpoint): boolean {
  return method === 'PUT' && body instanceof ObjectSchema && 'version' in body.fields;
}

function errorsOf(endpoint: Endpoint): number[] {
  const { rule, protects, path, body, upload, errors = [] } = endpoint;
  return [
    ...(body === undefined && upload === undefined ? [] : [400, 413, 415]),
    ...(rule === 'public' ? [] : [401]),
    ...(rule === 'public' || rule === 'signedIn' ? [] : [403]),
    ...(protects === undefined ? [] : [403, 429]),
    ...(path.includes('{id}') ? [404] : []),
    ...(hasVersion(endpoint) ? [409] : []),
    // How many files somebody sends in an hour is limited.
    ...(upload === undefined ? [] : [429]),
    422,
    ...errors,
    500,
    503,
  ].sort((a, b) => a - b);
}

function errorSchema(status: number, { response }: Endpoint): JsonSchema {
  if (status === 409)
    return {
      type: 'object',
      properties: { error: { type: 'string' }, current: response && toJsonSchema(response) },
      required: ['error', 'current'],
    };
  if (status === 422) return { oneOf: [reference('ErrorText'), reference('ErrorFields')] };
  return reference('ErrorText');
}

function errorResponse(status: number, endpoint: Endpoint): JsonSchema {
  return {
    description: reasons[status] ?? 'The call failed.',
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: json(errorSchema(status, endpoint)),
  };
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const success: JsonSchema = {
    description: endpoint.status === 201 ? 'The record was created.' : 'The call succeeded.',
    ...(endpoint.response && { content: json(toJsonSchema(endpoint.response)) }),
    ...(endpoint.file && {
      content: Object.fromEntries(endpoint.file.map((type) => [type, { schema: binary }])),
    }),
  };
  const responses: Record<string, JsonSchema> = { [endpoint.status]: success };
  for (const status of errorsOf(endpoint)) responses[status] = errorResponse(status, endpoint);
  return responses;
}

function pathParameters({ path, params = {} }: Endpoint): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = params[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: isIdParam(name)
        ? { type: 'integer', minimum: 1 }
        : schema === undefined
          ? { type: 'string' }
          : toJsonSchema(schema),
    };
  });
}

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const ranges = (end: string) => `(${end})?\\.\\.(${end})?`;
const days = `${day}|${ranges(day)}`;
const idOf: JsonSchema = { type: 'integer', minimum: 1 };

const filterParameters: Readonly<Record<FilterKind, readonly [schema: JsonSchema, description: string]>> = {
  ids: [{ type: 'array', items: idOf }, 'Values of which a record must have one.'],
  idsOrNone: [
    { type: 'array', items: { oneOf: [idOf, { const: 'none' }] } },
    'Values of which a record must have one; `none` for records without.',
  ],
  dateRange: [
    { type: 'string', pattern: `^(${days})$` },
    'A day, or first and last day, of which one may be missing.',
  ],
  dateRangeOrNone: [
    { type: 'string', pattern: `^(none|${days})$` },
    'A day, or first and last day, of which one may be missing; `none` for records without.',
  ],
  numberRange: [
    { type: 'string', pattern: `^${ranges(String.raw`-?\d{1,9}(\.\d{1,10})?`)}$` },
    'Least and greatest number; one may be missing.',
  ],
  words: [
    { type: 'array', items: { type: 'string', pattern: String.raw`^[\w-]{1,60}$` } },
    'Names of which a record must have one.',
  ],
  tags: [
    { type: 'array', items: { type: 'string', minLength: 1 } },
    'Tags of which a record must have one; a backslash stands before a comma that is part of one.',
  ],
  answers: [
    { type: 'array', items: { type: 'string', enum: [...answers] } },
    'Answers of which one must be true of a record.',
  ],
};

function queryParameter(name: string, schema: JsonSchema, description?: string): JsonSchema {
  const isList = schema['type'] === 'array';
  return {
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema,
    ...(isList && { style: 'form', explode: false }),
  };
}

/** Describes the filters by custom fields: parameters of any number, whose names are not known before. */
const customFilters: JsonSchema = {
  name: 'custom_fields',
  in: 'query',
  style: 'form',
  explode: true,
  description:
    'Filters by custom fields, `filter[custom_fields.{column}]`: words that a text contains; choices of a dropdown, separated by commas, a comma in one as `\\,`; a range of numbers, a date or a range of them, or `none`; `yes` or `no` of a checkbox.',
  schema: {
    type: 'object',
    patternProperties: { [String.raw`^filter\[custom_fields\.[a-z][a-z\d_]*\]$`]: { type: 'string' } },
  },
};

const pageParameters: readonly JsonSchema[] = [
  queryParameter('page', { type: 'integer', minimum: 1, default: 1 }, 'Which page, from 1.'),
  queryParameter(
    'per_page',
    { type: 'integer', minimum: 1, maximum: perPage.max, default: perPage.default },
    'How many records a page has.',
  ),
];

function listParameters({ sort, filter, group, isWhole, hasCustomFields = false }: ListSpec): JsonSchema[] {
  const fields = sort.flatMap((field) => [field, `-${field}`]);
  const custom = { type: 'string', pattern: String.raw`^-?custom_fields\.[a-z][a-z\d_]*$` };
  const items = hasCustomFields ? { anyOf: [{ enum: fields }, custom] } : { enum: fields };
  return [
    ...(isWhole === true ? [] : pageParameters),
    queryParameter('q', { type: 'string', maxLength: 200 }, 'Words that each record must contain.'),
    queryParameter(
      'sort',
      { type: 'array', items, uniqueItems: true },
      'Fields to sort by; a minus means descending.',
    ),
    ...(group === undefined
      ? []
      : [queryParameter('group', { enum: [...group] }, 'A field whose values the records are grouped by.')]),
    ...Object.entries(filter).map(([field, kind]) =>
      queryParameter(`filter[${field}]`, ...filterParameters[kind]),
    ),
    ...(hasCustomFields ? [customFilters] : []),
  ];
}

function otherParameters({ query = {} }: Endpoint): JsonSchema[] {
  return Object.entries(query).map(([name, schema]) => {
    const isRequired = !schema.spec.optional;
    return { ...queryParameter(name, toJsonSchema(schema)), ...(isRequired && { required: true }) };
  });
}

function bodyOf({ body, upload }: Endpoint): JsonSchema | undefined {
  if (!body && !upload) return undefined;
  const content = { ...(body && json(toJsonSchema(body))), ...(upload && multipart(upload)) };
  return { required: !body?.spec.optional, content };
}

function multipart(upload: UploadSpec): JsonSchema {
  const parts = Object.entries(upload.parts ?? {});
  const kinds = upload.extensions ? ` (${upload.extensions.join(', ')})` : '';
  const needed = parts.filter(([, schema]) => !schema.spec.optional).map(([name]) => name);
  const schema = {
    type: 'object',
    properties: {
      file: {
        ...binary,
        description: `A file${kinds} of at most ${upload.maxBytes} bytes.`,
      },
      ...Object.fromEntries(parts.map(([name, part]) => [name, toJsonSchema(part)])),
    },
    required: ['file', ...needed],
  };
  const encoding = Object.fromEntries(parts.map(([name]) => [name, { contentType: 'application/json' }]));
  return { 'multipart/form-data': { schema, encoding } };
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body give the first answer again and do the work once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function operationOf(endpoint: Endpoint): Operation {
  const { id, summary, rule, protects, list } = endpoint;
  const requestBody = bodyOf(endpoint);
  const parameters = [
    ...pathParameters(endpoint),
    ...(list === undefined ? [] : listParameters(list)),
    ...otherParameters(endpoint),
    ...(hasIdempotencyKey(endpoint) ? [idempotencyKey] : []),
  ];
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    'x-rule': rule,
    ...(protects && { 'x-protected': protects }),
    ...(rule === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  };
}

const components: JsonSchema = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  schemas: {
    ErrorText: {
      type: 'object',
      properties: {
        error: { type: 'string' },
        blocked_by: {
          description: 'What refers to a record that was to be deleted, as far as the caller may see it.',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              resource: { type: 'string' },
              count: { type: 'integer', minimum: 1 },
              route: { type: 'string', description: 'Leads to the list of them.' },
            },
            required: ['resource', 'count', 'route'],
          },
        },
      },
      required: ['error'],
    },
    ErrorFields: {
      type: 'object',
      properties: {
        errors: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
        },
      },
      required: ['errors'],
    },
  },
};

/** Describes endpoints as an OpenAPI 3.1 document. `x-rule` says who may call, `x-protected` which fields
 * only a super administrator changes; `x-assumed` marks shapes that the specification leaves open. */
export function createOpenApi(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bureau', version },
    paths,
    components,
    security: [{ token: [] }],
  };
}
