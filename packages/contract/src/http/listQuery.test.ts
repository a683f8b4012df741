import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedViews, tasks } from '../resources/index.ts';
import { formatListQuery, formatQuery } from './formatListQuery.ts';
import { type ListQuery, perPage } from './list.ts';
import { parseListQuery } from './parseListQuery.ts';
import { isPlainDate } from './plainDate.ts';
import { isStorable } from './isStorable.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { createOpenApi } from './openapi.ts';

const spec = tasks.listSpec;
type Query = ListQuery<typeof spec>;

const date = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const range = fc.oneof(
  fc.record({ from: date, to: date }),
  fc.record({ from: date }),
  fc.record({ to: date }),
);
const ids = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 5 });

const idsOrNone = fc.array(fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constant(null)), {
  minLength: 1,
  maxLength: 5,
});
const dateOrNone = fc.oneof(range, fc.constant({ isEmpty: true } as const));
const end = fc.integer({ min: -999_999_999, max: 999_999_999 });
const numbers = fc.oneof(fc.record({ from: end, to: end }), fc.record({ from: end }), fc.record({ to: end }));

const query: fc.Arbitrary<Query> = fc.record(
  {
    page: fc.integer({ min: 2, max: 2_147_483_647 }),
    per_page: fc.integer({ min: 1, max: perPage.max }),
    sort: fc
      .uniqueArray(fc.constantFrom(...spec.sort), { minLength: 1, maxLength: 4 })
      .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, `-${field}` as const)))),
    group: fc.constantFrom(...spec.group),
    q: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isStorable),
    filter: fc
      .record(
        {
          status: ids,
          project_id: idsOrNone,
          due_date: dateOrNone,
          progress: numbers,
          created_at: range,
        },
        { requiredKeys: [] },
      )
      .filter((filter) => Object.keys(filter).length > 0),
  },
  { requiredKeys: [] },
);

describe('a list query', () => {
  it('is read as it was written, also by way of an address', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        const params = new URLSearchParams(new URLSearchParams(formatListQuery(wanted)).toString());
        expect(parseListQuery(spec, params)).toEqual({ query: wanted, problems: {} });
      }),
    );
  });

  it('of words is read as it was written', () => {
    const views = savedViews.list.list;
    const words = fc.array(fc.stringMatching(/^[\w-]{1,60}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, (resource) => {
        const wanted = { filter: { resource } };
        expect(parseListQuery(views, formatListQuery(wanted))).toEqual({ query: wanted, problems: {} });
      }),
    );
  });

  it('of tags is read as it was written, whatever they are', () => {
    const tags = fc.array(fc.stringMatching(/^[^\0\uD800-\uDFFF]{1,20}$/u), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(tags, (labels) => {
        const wanted = { filter: { labels } };
        expect(parseListQuery(spec, formatListQuery(wanted))).toEqual({ query: wanted, problems: {} });
      }),
    );
  });

  it('is written alike when it asks for the same', () => {
    const one: Query = {
      filter: { status: [1, 2], due_date: { from: '2026-01-01' } },
      page: 1,
      q: '',
      sort: [],
    };
    const other: Query = {
      filter: { due_date: { from: '2026-01-01', to: undefined }, status: [1, 2], priority: [] },
    };
    expect(formatListQuery(one)).toEqual(formatListQuery(other));
    expect(formatListQuery(one)).toEqual([
      ['filter[due_date]', '2026-01-01..'],
      ['filter[status]', '1,2'],
    ]);
  });

  it('is never read without noting what could not be', () => {
    const name = fc.oneof(
      fc.constantFrom('page', 'group', 'sort', 'filter[status]', '__proto__', 'constructor'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), (params) => {
        const parsed = parseListQuery(spec, params);
        const written = new Map(formatListQuery(parsed.query));
        for (const [key, value] of params) {
          const isEmpty = key === 'q' && value === '';
          const isFirstPage = key === 'page' && value === '1';
          expect(written.has(key) || Object.hasOwn(parsed.problems, key) || isEmpty || isFirstPage).toBe(
            true,
          );
        }
      }),
    );
  });

  it.each([
    ['page', '0', 'invalidValue'],
    ['page', '01', 'invalidValue'],
    ['per_page', '501', 'invalidValue'],
    ['per_page', 'ten', 'invalidValue'],
    ['sort', 'colour', 'unknownField'],
    ['sort', 'title,-title', 'unknownField'],
    ['sort', '', 'unknownField'],
    ['group', 'title', 'unknownField'],
    ['group', '', 'unknownField'],
    ['group', 'status,priority', 'unknownField'],
    ['filter[colour]', '1', 'unknownField'],
    ['filter[toString]', '1', 'unknownField'],
    ['filter[status]', '', 'invalidValue'],
    ['filter[status]', '1,', 'invalidValue'],
    ['filter[status]', '2147483648', 'invalidValue'],
    ['filter[is_billable]', '1', 'invalidAnswer'],
    ['filter[is_billable]', 'yes,maybe', 'invalidAnswer'],
    ['filter[labels]', ',', 'invalidValue'],
    ['filter[due_date]', '..', 'invalidValue'],
    ['filter[due_date]', '2026-02-30..', 'invalidValue'],
    ['filter[due_date]', '2026-02-30', 'invalidValue'],
    ['filter[created_at]', '2026-01-15,2026-01-16', 'invalidValue'],
    ['filter[due_date]', '2026-01-01..2026-01-02..', 'invalidValue'],
    ['filter', '1', 'unknownParameter'],
    ['q', 'x'.repeat(201), 'invalidValue'],
    ['q', 'a\0', 'invalidValue'],
    ['__proto__', '1', 'unknownParameter'],
  ])('with %s=%s says %s', (name, value, problem) => {
    const { query: read, problems } = parseListQuery(spec, [[name, value]]);
    expect(read).toEqual({});
    expect(Object.entries(problems)).toEqual([[name, problem]]);
  });

  it.each(['due_date', 'created_at'])('takes a day for a range of it alone, by %s', (field) => {
    const day = '2026-01-15';
    const name = `filter[${field}]`;
    const { query: read, problems } = parseListQuery(spec, [[name, day]]);
    expect([read, problems]).toEqual([{ filter: { [field]: { from: day, to: day } } }, {}]);
    const parameters = createOpenApi([tasks.list], '1').paths['/api/tasks']?.['get']?.parameters ?? [];
    const described = parameters.find((parameter) => parameter['name'] === name)?.['schema'] as JsonSchema;
    const pattern = new RegExp(String(described['pattern']));
    for (const text of [day, `${day}..`, `..${day}`, `${day}..${day}`]) expect(text).toMatch(pattern);
    for (const text of ['', '2026', `${day},${day}`]) expect(text).not.toMatch(pattern);
  });

  it('takes no group where a list has none', () => {
    const { problems } = parseListQuery(savedViews.list.list, [['group', 'status']]);
    expect(problems).toEqual({ group: 'unknownParameter' });
  });

  it('groups a call that needs it once', () => {
    const wanted = { group: 'status', q: 'a' } as const;
    expect(formatQuery(tasks.groups, wanted)).toEqual([
      ['q', 'a'],
      ['group', 'status'],
    ]);
  });

  it('groups by what filters the list by ids', () => {
    for (const field of spec.group) expect(spec.filter[field]).toMatch(/^ids/);
  });

  it('that names a parameter twice keeps the first and says so', () => {
    const params = [['page', '2'] as const, ['page', '3'] as const];
    expect(parseListQuery(spec, params)).toEqual({ query: { page: 2 }, problems: { page: 'invalidValue' } });
  });
});

describe('a plain date', () => {
  it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '2026-04-31',
    '0000-01-01',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('"%s" does not', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
});
