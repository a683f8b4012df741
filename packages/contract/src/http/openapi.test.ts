import { array, mixed, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../resources/endpoints.ts';
import { tasks } from '../resources/index.ts';
import { defineEndpoint } from './endpoint.ts';
import { toJsonSchema } from './jsonSchema.ts';
import { createOpenApi } from './openapi.ts';
import { flag, id, instant, listOf, oneOfTable, plainDate, shape, text } from './schema.ts';

describe('a schema as JSON Schema', () => {
  it.each([
    ['a text', text(20).required(), { type: 'string', minLength: 1, maxLength: 20 }],
    ['a text that may be empty', text(20).defined(), { type: 'string', maxLength: 20 }],
    [
      'a text with a shortest length',
      text(30).min(3).required(),
      { type: 'string', minLength: 3, maxLength: 30 },
    ],
    ['a text that may be null', text(20).defined().nullable(), { type: ['string', 'null'], maxLength: 20 }],
    ['an id', id().required(), { type: 'integer', minimum: 1, maximum: 2_147_483_647 }],
    ['a number', number().strict(), { type: 'number' }],
    ['a truth value', flag().required(), { type: 'boolean' }],
    ['a date', plainDate(), { type: 'string', format: 'date' }],
    ['an instant', instant(), { type: 'string', format: 'date-time' }],
    ['a status', oneOfTable([{ value: 1 }, { value: 2 }]), { type: 'integer', enum: [1, 2] }],
    [
      'one of some words',
      string()
        .oneOf(['a', 'b'] as const)
        .nullable(),
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    ['one of mixed values', mixed().oneOf([1, 'a']), { enum: [1, 'a'] }],
    [
      'a list',
      listOf(id().required()).max(3),
      { type: 'array', maxItems: 3, items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
    ],
    ['a list of anything', array(), { type: 'array' }],
    ['an open object', object(), { type: 'object' }],
    [
      'what is assumed',
      text(5).meta({ isAssumed: true, description: 'A guess.' }),
      { type: 'string', maxLength: 5, description: 'A guess.', 'x-assumed': true },
    ],
  ])('describes %s', (_, schema, expected) => {
    expect(toJsonSchema(schema)).toEqual(expected);
  });

  it('describes an object with what is required, and that nothing else may be there', () => {
    expect(
      toJsonSchema(shape({ a: text(5).required(), b: shape({ c: flag().optional() }).optional() })),
    ).toEqual({
      type: 'object',
      properties: {
        a: { type: 'string', minLength: 1, maxLength: 5 },
        b: { type: 'object', properties: { c: { type: 'boolean' } }, additionalProperties: false },
      },
      required: ['a'],
      additionalProperties: false,
    });
  });
});

describe('the description of the API', () => {
  const document = createOpenApi(endpoints, '1.2.3');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('names every call once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map((endpoint) => endpoint.id).sort(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  it('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    const schemas = Object.keys(document.components['schemas'] as object);
    expect(references.length).toBeGreaterThan(0);
    for (const [, name] of references) expect(schemas).toContain(name);
  });

  it('declares each parameter that stands in a path, and no other', () => {
    for (const [path, calls] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(calls)) {
        const declared = parameters.filter((parameter) => parameter['in'] === 'path');
        expect(declared.map((parameter) => parameter['name'])).toEqual(inPath);
        expect(declared.every((parameter) => parameter['required'] === true)).toBe(true);
      }
    }
  });

  it('tells of a list what it can be sorted, grouped and filtered by', () => {
    const parameters = document.paths['/api/tasks']?.['get']?.parameters ?? [];
    expect(parameters.map((parameter) => parameter['name'])).toEqual([
      'page',
      'per_page',
      'q',
      'sort',
      'group',
      ...Object.keys(tasks.listSpec.filter).map((field) => `filter[${field}]`),
      'custom_fields',
    ]);
    const described = (name: string) =>
      JSON.stringify(parameters.find((parameter) => parameter['name'] === name));
    expect(described('sort')).toContain('"-due_date"');
    expect(described('sort')).toContain('custom_fields');
    expect(described('custom_fields')).toContain('"patternProperties"');
    expect(described('group')).toContain('"project_id"');
    expect(described('group')).not.toContain('"required"');
  });

  it('tells that groups need a field, once', () => {
    const parameters = document.paths['/api/tasks/groups']?.['get']?.parameters ?? [];
    const found = parameters.filter((parameter) => parameter['name'] === 'group');
    const fields = ['status', 'priority', 'project_id', 'sprint_id'];
    expect(found).toMatchObject([{ required: true, schema: { enum: fields } }]);
  });

  it('tells of no grouping where a list has none', () => {
    const parameters = document.paths['/api/saved-views']?.['get']?.parameters ?? [];
    expect(parameters).not.toHaveLength(0);
    expect(parameters.some((parameter) => parameter['name'] === 'group')).toBe(false);
  });

  it('tells of no pages where a call answers all that a list holds', () => {
    for (const path of ['/api/tasks/export', '/api/users/export', '/api/tasks/groups', '/api/tasks/board']) {
      const names = document.paths[path]?.['get']?.parameters?.map((parameter) => parameter['name']) ?? [];
      expect([path, names.includes('q'), names.includes('page'), names.includes('per_page')]).toEqual([
        path,
        true,
        false,
        false,
      ]);
    }
  });

  it('tells which errors each call can give', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {});
    expect(statuses('/api/login', 'post')).toEqual(['200', '400', '413', '415', '422', '429', '500', '503']);
    expect(statuses('/api/tasks', 'post')).toEqual([
      '201',
      '400',
      '401',
      '403',
      '413',
      '415',
      '422',
      '500',
      '503',
    ]);
    expect(statuses('/api/tasks/{id}', 'put')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '500',
      '503',
    ]);
    expect(statuses('/api/tasks/{id}', 'delete')).toEqual(['204', '401', '403', '404', '422', '500', '503']);
    expect(statuses('/api/tasks/import', 'post')).toContain('429');
    expect(statuses('/api/ready', 'get')).toEqual(['200', '422', '500', '503']);
  });

  it('tells who may call, and which calls need no token', () => {
    expect(document.paths['/api/tasks']?.['get']).toMatchObject({ 'x-rule': 'tasks_view' });
    expect(document.paths['/api/tasks']?.['get']?.security).toBeUndefined();
    expect(document.paths['/api/login']?.['post']).toMatchObject({ 'x-rule': 'public', security: [] });
  });

  it('describes a parameter that is no id', () => {
    const endpoint = defineEndpoint('files.one', 'GET', '/api/files/{kind}/{name}', {
      params: { kind: string().oneOf(['a', 'b']).required() },
      summary: 'Gives a file.',
      rule: 'signedIn',
    });
    const parameters = createOpenApi([endpoint], '1').paths['/api/files/{kind}/{name}']?.['get']?.parameters;
    expect(parameters?.map((parameter) => parameter['schema'])).toEqual([
      { type: 'string', enum: ['a', 'b'], minLength: 1 },
      { type: 'string' },
    ]);
  });
});
