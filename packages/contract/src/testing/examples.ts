import type { Field, ItemFields, Kind } from '../fields/kinds.ts';
import type { ValueOf } from '../fields/types.ts';

/** A value that a field refuses, with the name of the rule that does. */
export type Hostile = readonly [value: unknown, rule: string];

interface Examples<K extends Kind> {
  /** Makes a value that is taken; another for each number. */
  readonly valid: (field: Field<K>, index: number) => unknown;
  readonly hostile: (field: Field<K>) => readonly Hostile[];
}

const repeat = <Value>(value: Value, count: number): Value[] => Array.from({ length: count }, () => value);
const asText = (value: string, { max }: { readonly max: number }) => value.slice(0, max).trim();

const notText: Hostile = [7, 'typeError'];
const unstorable: readonly Hostile[] = [['a\0b', 'characters'], ['\uD800', 'characters'], notText];

/** What is refused of a text that has a form. */
const formed =
  (valid: (index: number) => string, ...refused: readonly Hostile[]) =>
  (): Examples<Kind> => ({ valid: (_, index) => valid(index), hostile: () => [...refused, ...unstorable] });

const mostOf = (field: Field<'number' | 'percent' | 'duration'>) =>
  field.kind === 'percent' ? 100 : field.max;

const leastOf = (field: Field<'number' | 'percent' | 'duration'>) =>
  field.kind === 'number' ? (field.min ?? 0) : 0;

const decimalsOf = (field: Field<'number' | 'percent' | 'duration'>) =>
  field.kind === 'number' ? (field.decimals ?? 0) : 0;

const numbers: Examples<'number' | 'percent' | 'duration'> = {
  valid: (field, index) => {
    const value = index % ((mostOf(field) ?? 100) + 1);
    return Math.min(value + (decimalsOf(field) > 0 ? 0.5 : 0), mostOf(field) ?? value + 1);
  },
  hostile: (field) => {
    const max = mostOf(field);
    return [
      [leastOf(field) - 1, 'min'],
      decimalsOf(field) > 0 ? [0.5 / 10 ** decimalsOf(field), 'decimals'] : [0.5, 'integer'],
      ['1', 'typeError'],
      ...(max === undefined ? [] : [[max + 1, 'max'] as const]),
    ];
  },
};

const ids: Examples<'reference' | 'person'> = {
  valid: (_, index) => index,
  hostile: () => [
    [0, 'min'],
    [1.5, 'integer'],
    [2_147_483_648, 'max'],
    ['1', 'typeError'],
  ],
};

const severalIds: Examples<'people' | 'references'> = {
  valid: (_, index) => [index],
  hostile: ({ max }) => [
    [repeat(1, max + 1), 'max'],
    [[0], 'min'],
    [['1'], 'typeError'],
    [1, 'typeError'],
  ],
};

const examples: { readonly [K in Kind]: Examples<K> } = {
  line: {
    valid: (field, index) => asText(`Example ${index}`, field),
    hostile: ({ max, isRequired }) => [
      ['x'.repeat(max + 1), 'max'],
      ['two\nlines', 'characters'],
      ['invoice \u202Efdp.exe', 'characters'],
      [' x', 'trim'],
      ...(isRequired
        ? ([
            ['', 'min'],
            ['\u200B', 'blank'],
          ] as const)
        : []),
      ...unstorable,
    ],
  },
  text: {
    valid: (field, index) => asText(`Example ${index}\nof two lines`, field),
    hostile: ({ max }) => [['x'.repeat(max + 1), 'max'], ...unstorable],
  },
  richText: {
    valid: (_, index) => `<p>Example <strong>${index}</strong><br />of two lines</p>`,
    hostile: ({ max }) => [['x'.repeat(max + 1), 'max'], ...unstorable],
  },
  email: formed((index) => `person${index}@example.com`, ['nobody', 'email'])(),
  username: formed((index) => `person${index}`, ['two words', 'whitespace'], ['ab', 'min'])(),
  phone: formed((index) => `+420 ${100_000 + index}`, ['by mail', 'phone'])(),
  url: formed(
    (index) => `https://example.com/${index}?q=1#top`,
    ['javascript:alert(1)', 'url'],
    ['data:text/html,hello', 'url'],
    ['https://name@example.com', 'url'],
    ['Room 4', 'url'],
  )(),
  avatar: formed((index) => `${(index % 6) + 1}-woman.png`, ['../secret.png', 'fileName'])(),
  timeZone: formed(
    () => 'Europe/Prague',
    ['Mars/Base', 'timeZone'],
    ['PST', 'timeZone'],
    ['US/Pacific-New', 'timeZone'],
  )(),
  recurrence: formed((index) => `FREQ=WEEKLY;INTERVAL=${(index % 9) + 1}`, ['weekly', 'recurrence'])(),
  color: formed((index) => `#${(index % 256).toString(16).padStart(6, '0')}`, ['red', 'color'])(),
  currency: { valid: () => 'EUR', hostile: () => [['ABC', 'oneOf'], notText] },
  choice: {
    valid: ({ values }, index) => values[index % values.length],
    hostile: () => [['none of these', 'oneOf'], notText],
  },
  state: {
    valid: ({ table }, index) => table[index % table.length]?.value,
    hostile: ({ table }) => [
      [table.length + 1, 'oneOf'],
      ['1', 'typeError'],
    ],
  },
  boolean: {
    valid: (_, index) => index % 2 === 1,
    hostile: () => [
      [1, 'typeError'],
      ['true', 'typeError'],
    ],
  },
  number: numbers,
  percent: numbers,
  duration: numbers,
  money: {
    valid: ({ max }, index) => ({ amount: (index * 100) % max, currency: 'EUR' }),
    hostile: ({ max }) => [
      [{ amount: -1, currency: 'EUR' }, 'min'],
      [{ amount: max + 1, currency: 'EUR' }, 'max'],
      [{ amount: 0.5, currency: 'EUR' }, 'integer'],
      [{ amount: 1, currency: 'ABC' }, 'oneOf'],
      [{ amount: 1, currency: 'EUR', rate: 1 }, 'noUnknown'],
      [{ amount: 1 }, 'optionality'],
      [1, 'typeError'],
    ],
  },
  date: {
    valid: (_, index) => `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    hostile: () => [
      ['2026-02-29', 'plainDate'],
      ['1.2.2026', 'plainDate'],
      ['', 'plainDate'],
      [20_260_301, 'typeError'],
    ],
  },
  instant: {
    valid: (_, index) => `2026-03-${String((index % 28) + 1).padStart(2, '0')}T12:00:00.000Z`,
    hostile: () => [['2026-03-01', 'instant'], ['tomorrow', 'instant'], notText],
  },
  time: formed((index) => `${String(index % 24).padStart(2, '0')}:30`, ['25:00', 'time'])(),
  reference: ids,
  person: ids,
  people: severalIds,
  references: severalIds,
  lineItems: {
    valid: ({ fields, hasIds }, index) => [{ ...exampleItem(fields, index), ...(hasIds && { id: index }) }],
    hostile: ({ fields, max }) => [
      [repeat(exampleItem(fields, 1), max + 1), 'max'],
      [[{ ...exampleItem(fields, 1), position: 1 }], 'noUnknown'],
      [[1], 'typeError'],
      [{}, 'typeError'],
    ],
  },
  members: {
    valid: (_, index) => [{ user_id: index, project_role: 'Lead' }],
    hostile: ({ max, role }) => [
      [repeat({ user_id: 1 }, max + 1), 'max'],
      [[{ user_id: 0 }], 'min'],
      [[{ user_id: 1, project_role: 'x'.repeat(role + 1) }], 'max'],
      [[{ user_id: 1, is_admin: true }], 'noUnknown'],
      [[1], 'typeError'],
    ],
  },
  tags: {
    valid: (field, index) => [`tag ${index}`.slice(0, field.length)],
    hostile: ({ max, length }) => [
      [repeat('x', max + 1), 'max'],
      [['x'.repeat(length + 1)], 'max'],
      [[''], 'min'],
      [['two\nlines'], 'characters'],
      ['x', 'typeError'],
    ],
  },
};

const exampleItem = (fields: ItemFields, index: number): object =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, exampleOf(field, index)]));

// The entry of a kind takes fields of that kind, which the compiler does not follow through a union.
const examplesOf = (field: Field) => examples[field.kind] as Examples<Kind>;

/** Returns a value that the field takes; another for each `index`, from 1, as far as its kind has as many. */
export const exampleOf = <F extends Field>(field: F, index = 1): ValueOf<F> =>
  examplesOf(field).valid(field, index) as ValueOf<F>;

/** Lists values that the field refuses, each with the name of the rule that does. */
export const hostileExamplesOf = (field: Field): readonly Hostile[] => [
  ...examplesOf(field).hostile(field),
  ...(field.isNullable || field.isDerivable ? [] : [[null, 'nullable'] as const]),
];
