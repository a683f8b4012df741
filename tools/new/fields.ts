import { readFileSync } from 'node:fs';

import { type Field, kindDefaults } from '../../packages/contract/src/fields/kinds.ts';
import { namesOf } from '../../packages/contract/src/fields/names.ts';
import { GeneratorError, path } from './files.ts';

/** A field of a new resource. */
export interface NewField {
  /** The name under which it is written: `plate`, `project_id`. */
  readonly name: string;
  readonly field: Field;
  /** What follows the field's function in the contract: `{ max: 200 }`. */
  readonly args: readonly unknown[];
}

/** The longest line, text and web address that a field takes when nobody says, in characters, and the most money, in minor units. */
const limits = { line: 200, text: 10_000, url: 300, money: 100_000_000_000_000 };

/** What a new field says of itself beside being required, so that lists can be filtered by it, and many records be changed, exported and imported. */
const options = {
  line: { max: limits.line, isSearched: true },
  text: { max: limits.text },
  richText: { max: limits.text },
  email: {},
  phone: {},
  url: { max: limits.url },
  timeZone: { export: true },
  color: {},
  currency: { filter: 'words', export: true },
  money: { max: limits.money, export: true },
  boolean: {},
  number: { filter: 'numberRange', bulk: true, export: true },
  percent: {},
  duration: {},
  date: {},
  instant: { filter: 'dateRange', sort: true, bulk: true, export: true },
  person: {},
  choice: { sort: true, group: true },
  reference: { group: true },
} as const satisfies Partial<Record<Field['kind'], object>>;

type NewKind = keyof typeof options;

const kinds = Object.keys(options);
const isNewKind = (kind: string): kind is NewKind => Object.hasOwn(options, kind);

const example = 'plate:line! seats:number risk:choice(low,high) project:reference(projects)';
const pattern = /^([a-z][a-z\d]*(?:_[a-z\d]+)*):([a-zA-Z]+)(?:\(([^)]*)\))?(!?)$/;

/** The names that every record has already. */
const taken = ['id', 'code', 'version', 'number', 'search_text', 'custom_fields', 'created_by'];
const stamps = ['created_at', 'updated_at', 'created_firstname', 'created_lastname', 'constructor'];

/** Reads the fields of a new resource, such as `plate:line! seats:number`. The first one names its records. */
export function readFields(text: string): readonly NewField[] {
  const fields = (text.match(/[^\s(]+(?:\([^)]*\)?)?!?/g) ?? []).map(readField);
  const [first] = fields;
  if (first?.field.kind !== 'line' || !first.field.isRequired)
    throw new GeneratorError(
      'The first field names the records: a line that is required, such as name:line!',
    );
  const names = fields.flatMap(({ name, field }) => {
    const { labels, read } = namesOf(name, field);
    return [read, ...labels];
  });
  if (fields.some(({ field }) => field.kind === 'money') && !fields.some(({ name }) => name === 'currency'))
    throw new GeneratorError('Amounts are in the currency of their record: add currency:currency!');
  const twice = names.find((name, index) => [...taken, ...stamps, ...names.slice(0, index)].includes(name));
  if (twice !== undefined)
    throw new GeneratorError(`Every record has one “${twice}”: call the field otherwise.`);
  return fields;
}

function readField(text: string): NewField {
  const [, said = '', kind = '', list, mark] = pattern.exec(text) ?? [];
  if (said === '') throw new GeneratorError(`A field is written like ${example}, not “${text}”.`);
  if (!isNewKind(kind))
    throw new GeneratorError(
      Object.hasOwn(kindDefaults, kind)
        ? `A ${kind} says more of itself than fits here: add “${said}” as docs/adding-a-field.md says.`
        : `“${kind}” is no kind of field. There are ${kinds.join(', ')}.`,
    );
  const isRequired = mark === '!';
  if (isRequired && kind === 'boolean')
    throw new GeneratorError(`“${said}” is no until somebody says yes: a boolean is never required.`);
  const leading = leadingArgs(said, kind, list);
  const presence = isRequired
    ? { isRequired }
    : ({ line: { default: '' }, text: {}, richText: {}, boolean: {} }[kind as string] ?? {
        isNullable: true,
      });
  const own = { ...options[kind], ...decimalsIn(said, kind, list), ...presence };
  const name = kind === 'person' || kind === 'reference' ? `${said.replace(/_id$/, '')}_id` : said;
  // The options are those of the kind, which the compiler does not follow through a union.
  const field = { kind, ...own, ...namedArgs(kind, leading) } as unknown as Field;
  return { name, field, args: [...leading, ...(Object.keys(own).length > 0 ? [own] : [])] };
}

/** Returns what stands before the options of a field: the values of a choice, the resource of a reference. */
function leadingArgs(name: string, kind: NewKind, list: string | undefined): readonly unknown[] {
  const words = list?.split(',').map((word) => word.trim()) ?? [];
  if (kind === 'choice') {
    if (
      words.length < 2 ||
      words.some((word) => !/^[a-z][a-z\d_]*$/.test(word)) ||
      new Set(words).size < words.length
    )
      throw new GeneratorError(`Say between which words one chooses: ${name}:choice(low,medium,high).`);
    return [words];
  }
  if (kind === 'reference') {
    const targets = readTargets();
    const [to = ''] = words;
    if (words.length !== 1 || !targets.includes(to))
      throw new GeneratorError(
        `Say what ${name} refers to, one of ${targets.join(', ')}: ${name}:reference(projects).`,
      );
    return [to];
  }
  if (list !== undefined && kind !== 'number')
    throw new GeneratorError(`A ${kind} is written without brackets: ${name}:${kind}.`);
  return [];
}

/** Returns how many decimals a number has: `rate:number(2)`. */
function decimalsIn(name: string, kind: NewKind, list: string | undefined): { readonly decimals?: number } {
  if (kind !== 'number' || list === undefined) return {};
  if (!/^[1-9]$/.test(list))
    throw new GeneratorError(`Say how many decimals ${name} has, from 1 to 9: ${name}:number(2).`);
  return { decimals: Number(list) };
}

const namedArgs = (kind: NewKind, [first]: readonly unknown[]): object =>
  kind === 'choice' ? { values: first } : kind === 'reference' ? { to: first } : {};

/** Lists what can be referred to. */
function readTargets(): readonly string[] {
  const text = readFileSync(path('apps/api/src/records/references.ts'), 'utf8');
  return [...text.matchAll(/^ {2}'?([\w-]+)'?: (?:named\(|\{$)/gm)].map(([, name = '']) => name);
}

/** Returns a field as the contract writes it. */
export const fieldCode = ({ name, field, args }: NewField): string =>
  `${name}: ${field.kind}(${args.map(literal).join(', ')}),`;

const groupDigits = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '_');

/** Writes a value as code. */
export const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(?:\\.|[^"\\])*"|\d{5,}/g, (part) => (part.startsWith('"') ? part : groupDigits(part)))
    .replaceAll(/"([a-z]\w*)":/gi, '$1: ')
    .replaceAll("'", "\\'")
    .replaceAll('"', "'");

/** Returns the English label of a field or of one of its values: `is_leased` is “Is leased”. */
const labelOf = (name: string): string =>
  name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Returns the English labels of fields and their choices. */
export function textsOf(prefix: string, fields: readonly NewField[]): Readonly<Record<string, string>> {
  const labels = fields.map(({ name, field }) => [
    `${prefix}.fields.${name}`,
    labelOf(namesOf(name, field).column.replace(/_name$/, '')),
  ]);
  const choices = fields.flatMap(({ name, field }) =>
    field.kind === 'choice'
      ? field.values.map((value) => [`${prefix}.${name}.${value}`, labelOf(value)])
      : [],
  );
  return Object.fromEntries([...labels, ...choices]) as Record<string, string>;
}
