import { type AnySchema, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { resources } from '../resources/registry.ts';
import { exampleOf, hostileExamplesOf } from '../testing/examples.ts';
import { currency, instant, line, money, number } from './describe.ts';
import { formDefaultsOf, formSchemaOf } from './formSchema.ts';
import type { Field, Fields } from './kinds.ts';
import { namesOf } from './names.ts';
import { readSchema } from './schemas.ts';
import { shapesOf } from './shapes.ts';

function refusals(schema: AnySchema, value: unknown): (string | undefined)[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner.map(({ type }) => type) : [error.type];
  }
}

interface Described {
  readonly name: string;
  readonly fields: Fields;
  readonly create: { readonly body: AnySchema };
  readonly update: { readonly body: AnySchema };
}

/** Fields of the kinds that no resource of the product has in this way. */
const others = {
  title: line({ max: 50, isRequired: true }),
  rate: number({ decimals: 2, max: 100 }),
  currency: currency({ default: 'EUR' }),
  deposit: money({ max: 10_000, isNullable: true }),
  fee: money({ max: 10_000, isRequired: true }),
  starts_at: instant({ isNullable: true }),
  ends_at: instant({ isNullable: true, isAfter: 'starts_at' }),
  score: number({ decimals: 1, min: -5, isNullable: true }),
};

const shapes = shapesOf(others, { hasCode: false, hasCustomFields: false });

const all: readonly Described[] = [
  ...Object.values<Described>(resources),
  { name: 'others', fields: others, create: { body: shapes.create }, update: { body: shapes.update } },
];
const fieldsOf = (resource: Described) => Object.entries<Field>(resource.fields);
const cases = all.flatMap((resource) =>
  fieldsOf(resource).map(([name, field]) => ({ at: `${resource.name}.${name}`, resource, name, field })),
);
const written = cases.filter(({ field }) => !field.isReadOnly);

/** Makes a body that creates a record, with what must be given and some other fields. */
function bodyOf({ fields }: Described, more: object): object {
  const required = Object.entries<Field>(fields).filter(([, { isRequired }]) => isRequired);
  return { ...Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field)])), ...more };
}

/** Lists what the requests that take a field refuse of a value, beside `more` fields. */
const answers = (resource: Described, name: string, { isFixed }: Field, value: unknown, more = {}) => [
  refusals(resource.create.body, bodyOf(resource, { ...more, [name]: value })),
  ...(isFixed ? [] : [refusals(resource.update.body, { ...more, [name]: value })]),
];

/** Returns the dates that are compared with one, the same as that. */
const datesWith = (resource: Described, name: string, value: unknown) =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([other, field]) => {
      if (!('isAfter' in field) || field.isAfter === undefined) return [];
      if (other === name) return [[field.isAfter, value]];
      return field.isAfter === name ? [[other, value]] : [];
    }),
  );

describe('a field that is written', () => {
  it.each(written)('takes what is right: $at', ({ resource, name, field }) => {
    for (let index = 1; index <= 40; index += 1) {
      const value = exampleOf(field, index);
      for (const found of answers(resource, name, field, value, datesWith(resource, name, value)))
        expect(found).toEqual([]);
    }
  });

  it.each(written)('refuses what is wrong, by name: $at', ({ resource, name, field }) => {
    for (const [value, rule] of hostileExamplesOf(field)) {
      for (const found of answers(resource, name, field, value)) expect(found).toContain(rule);
    }
  });

  it.each(written.filter(({ field }) => field.isRequired))('must be given: $at', ({ resource, name }) => {
    const { [name]: _, ...body } = bodyOf(resource, {}) as Record<string, unknown>;
    expect(refusals(resource.create.body, body)).not.toEqual([]);
    expect(refusals(resource.update.body, {})).toEqual([]);
  });

  it.each(written.filter(({ field }) => field.isFixed))(
    'changes no more: $at',
    ({ resource, name, field }) => {
      expect(refusals(resource.update.body, { [name]: exampleOf(field) })).toEqual(['noUnknown']);
    },
  );
});

describe('a field that is only read', () => {
  it.each(cases.filter(({ field }) => field.isReadOnly))(
    'cannot be written: $at',
    ({ resource, name, field }) => {
      const value = exampleOf(field);
      expect(refusals(resource.create.body, bodyOf(resource, { [name]: value }))).toEqual(['noUnknown']);
      expect(refusals(resource.update.body, { [name]: value })).toEqual(['noUnknown']);
    },
  );
});

describe('a field that is read', () => {
  const own = cases.filter(
    ({ name, field }) => namesOf(name, field).read === name && field.kind !== 'members',
  );
  it.each(own)('holds what was written: $at', ({ field }) => {
    expect(refusals(readSchema(field), exampleOf(field))).toEqual([]);
    expect(refusals(readSchema(field), undefined)).not.toEqual([]);
    expect(refusals(readSchema(field), null)).toEqual(field.isNullable ? [] : ['nullable']);
  });
});

describe('dates in their order', () => {
  it.each(written.filter(({ field }) => field.kind === 'date' && field.isAfter !== undefined))(
    'are compared when both are given: $at',
    ({ resource, name, field }) => {
      const start = field.kind === 'date' ? (field.isAfter ?? '') : '';
      const dates = { [start]: '2026-03-02', [name]: '2026-03-01' };
      expect(refusals(resource.create.body, bodyOf(resource, dates))).toEqual(['dateOrder']);
      expect(refusals(resource.create.body, bodyOf(resource, { ...dates, [name]: '2026-03-02' }))).toEqual(
        [],
      );
      const without = refusals(resource.create.body, bodyOf(resource, { ...dates, [name]: null }));
      expect(without).toEqual(field.isNullable ? [] : ['nullable']);
    },
  );
});

describe('a form', () => {
  it.each(all)('takes what the request takes: $name', (resource) => {
    const values = Object.fromEntries(
      fieldsOf(resource)
        .filter(([, { isReadOnly, form }]) => !isReadOnly && form !== false)
        .map(([name, field]) => [name, exampleOf(field)]),
    );
    expect(refusals(formSchemaOf(resource.fields), values)).toEqual([]);
    expect(Object.keys(formDefaultsOf(resource.fields))).toEqual(Object.keys(values));
  });

  it.each(written)('refuses an empty field that must be given: $at', ({ resource, name, field }) => {
    const value = formDefaultsOf(resource.fields)[name];
    const found = refusals(formSchemaOf({ [name]: field }), { [name]: value });
    const isRefused = found.some((type) => type === 'required' || type === 'nullable');
    expect(isRefused).toBe(field.isRequired === true);
  });
});
