import { ObjectSchema } from 'yup';
import type { AccessRule } from '../access/index.ts';
import type { Endpoint } from './endpoint.ts';
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts';
import { type ListSpec, perPage } from './list.ts';

/** Describes one call as OpenAPI does. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-rule': AccessRule;
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
  400: 'The body is no JSON.',
  401: 'The token is missing, revoked or expired.',
  403: 'The caller lacks the permission.',
  404: 'The record does not exist, or the caller may not see it.',
  409: 'The record has moved on: somebody else has changed it.',
  413: 'The body is too large.',
  415: 'The body is of another type than JSON.',
  422: 'Something in the parameters or the body is not valid.',
  429: 'There were too many attempts.',
  500: 'Something went wrong. The text carries the id of the request.',
  503: 'The database does not answer.',
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Tells whether an update is refused when its `version` is not the record's. */
function hasVersion({ method, body }: Endpoint): boolean {
  return method === 'PUT' && body instanceof ObjectSchema && 'version' in body.fields;
}

function errorsOf(endpoint: Endpoint): number[] {
  const { rule, path, body, errors = [] } = endpoint;
  return [
    ...(body === undefined ? [] : [400, 413, 415]),
    ...(rule === 'public' ? [] : [401]),
    ...(rule === 'public' || rule === 'signedIn' ? [] : [403]),
    ...(path.includes('{id}') ? [404] : []),
    ...(hasVersion(endpoint) ? [409] : []),
    422,
    ...errors,
    500,
  ].sort((a, b) => a - b);
}

function errorResponse(status: number, endpoint: Endpoint): JsonSchema {
  const conflict = {
    type: 'object',
    properties: { error: { type: 'string' }, current: endpoint.response && toJsonSchema(endpoint.response) },
    required: ['error', 'current'],
  };
  const schemas: Readonly<Record<number, JsonSchema>> = {
    409: conflict,
    422: { oneOf: [reference('ErrorText'), reference('ErrorFields')] },
  };
  return {
    description: reasons[status] ?? 'The call failed.',
    ...(status === 429 && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: json(schemas[status] ?? reference('ErrorText')),
  };
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const success: JsonSchema = {
    description: endpoint.status === 201 ? 'The record was created.' : 'The call succeeded.',
    ...(endpoint.response && { content: json(toJsonSchema(endpoint.response)) }),
  };
  const responses: Record<string, JsonSchema> = { [endpoint.status]: success };
  for (const status of errorsOf(endpoint)) responses[status] = errorResponse(status, endpoint);
  return responses;
}

function pathParameters({ path, params = {} }: Endpoint): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = params[name];
    const isId = name === 'id';
    return {
      name,
      in: 'path',
      required: true,
      schema: isId
        ? { type: 'integer', minimum: 1 }
        : schema === undefined
          ? { type: 'string' }
          : toJsonSchema(schema),
    };
  });
}

function listParameters({ sort, filter }: ListSpec): JsonSchema[] {
  const query = (name: string, schema: JsonSchema, description: string): JsonSchema => {
    const isList = schema['type'] === 'array';
    return { name, in: 'query', description, schema, ...(isList && { style: 'form', explode: false }) };
  };
  const fields = sort.flatMap((field) => [field, `-${field}`]);
  const range = { type: 'string', pattern: String.raw`^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$` };
  const ids = { type: 'array', items: { type: 'integer', minimum: 1 } };
  return [
    query('page', { type: 'integer', minimum: 1, default: 1 }, 'Which page, from 1.'),
    query(
      'per_page',
      { type: 'integer', minimum: 1, maximum: perPage.max, default: perPage.default },
      'How many records a page has.',
    ),
    query('q', { type: 'string', maxLength: 200 }, 'Words that each record must contain.'),
    query(
      'sort',
      { type: 'array', items: { enum: fields }, uniqueItems: true },
      'Fields to sort by; a minus means descending.',
    ),
    ...Object.entries(filter).map(([field, kind]) =>
      kind === 'ids'
        ? query(`filter[${field}]`, ids, 'Values of which a record must have one.')
        : query(`filter[${field}]`, range, 'First and last day; one may be missing.'),
    ),
  ];
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body give the first answer again and do the work once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function operationOf(endpoint: Endpoint): Operation {
  const { id, summary, rule, list, body, status } = endpoint;
  const parameters = [
    ...pathParameters(endpoint),
    ...(list === undefined ? [] : listParameters(list)),
    ...(status === 201 ? [idempotencyKey] : []),
  ];
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    'x-rule': rule,
    ...(rule === 'public' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(toJsonSchema(body)) } }),
    responses: responsesOf(endpoint),
  };
}

const components: JsonSchema = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  schemas: {
    ErrorText: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
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

/** Describes endpoints as an OpenAPI 3.1 document. `x-rule` says who may call; `x-assumed` marks shapes that the specification leaves open. */
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
