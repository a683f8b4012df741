import { parseFilter } from './filters.ts';
import {
  type FilterValue,
  type GroupField,
  type ListQuery,
  type ListSpec,
  perPage,
  type SortKey,
} from './list.ts';
import { isStorable } from './isStorable.ts';
import { parsePositive } from './parsePositive.ts';

/**
 * Names what is wrong with a query parameter: the parameter does not exist, the field may not be sorted or filtered by,
 * or its value cannot be read, such as what is no answer.
 */
type QueryProblem = 'unknownParameter' | 'unknownField' | 'invalidValue' | 'invalidAnswer';

/** The query that was read, and for each parameter that could not be read the problem. */
interface ParsedListQuery<Spec extends ListSpec> {
  readonly query: ListQuery<Spec>;
  readonly problems: Readonly<Record<string, QueryProblem>>;
}

const maxSearchLength = 200;
const maxFilterLength = 2000;

/** Matches the name of a custom field: see `customName`. */
const customField = /^custom_fields\.([a-z][a-z\d_]{0,39})$/;

const isText = (text: string, max: number) => text.length <= max && isStorable(text);

function parseSort<Spec extends ListSpec>(spec: Spec, text: string): SortKey<Spec>[] | null {
  const keys = text.split(',');
  const fields = keys.map((key) => key.replace(/^-/, ''));
  const isKnown =
    fields.every(
      (field) => spec.sort.includes(field) || (spec.hasCustomFields === true && customField.test(field)),
    ) && new Set(fields).size === fields.length;
  return isKnown ? keys : null;
}

/**
 * Reads a list query from URL parameters. Nothing is ignored silently: what is unknown or cannot be read is listed in
 * `problems` under the parameter's name, and left out of the query.
 */
export function parseListQuery<Spec extends ListSpec>(
  spec: Spec,
  params: Iterable<readonly [name: string, value: string]>,
): ParsedListQuery<Spec> {
  const problems = new Map<string, QueryProblem>();
  const filter: Record<string, FilterValue> = {};
  const custom: Record<string, string> = {};
  const query: { -readonly [Key in keyof ListQuery<Spec>]: ListQuery<Spec>[Key] } = {};

  const keep = <Value>(
    name: string,
    value: Value | null,
    set: (value: Value) => void,
    problem: QueryProblem = 'invalidValue',
  ) => {
    if (value === null) problems.set(name, problem);
    else set(value);
  };

  const isPaged = spec.isWhole !== true;
  const seen = new Set<string>();
  for (const [name, text] of params) {
    if (seen.has(name)) {
      problems.set(name, 'invalidValue');
      continue;
    }
    seen.add(name);
    const field = /^filter\[([\w.]+)\]$/.exec(name)?.[1];
    const column = customField.exec(field ?? '')?.[1];
    if (column !== undefined && spec.hasCustomFields === true)
      keep(name, isText(text, maxFilterLength) ? text : null, (value) => (custom[column] = value));
    else if (field !== undefined) {
      const kind = Object.hasOwn(spec.filter, field) ? spec.filter[field] : undefined;
      if (kind === undefined) problems.set(name, 'unknownField');
      else {
        const problem = kind === 'answers' ? 'invalidAnswer' : 'invalidValue';
        keep(name, parseFilter(kind, text), (value) => (filter[field] = value), problem);
      }
    } else if (name === 'page' && isPaged) keep(name, parsePositive(text), (value) => (query.page = value));
    else if (name === 'per_page' && isPaged)
      keep(name, parsePositive(text, perPage.max), (value) => (query.per_page = value));
    else if (name === 'sort')
      keep(name, parseSort(spec, text), (value) => (query.sort = value), 'unknownField');
    else if (name === 'group' && spec.group !== undefined) {
      const group = spec.group.includes(text) ? (text as GroupField<Spec>) : null;
      keep(name, group, (value) => (query.group = value), 'unknownField');
    } else if (name === 'q')
      keep(name, isText(text, maxSearchLength) ? text : null, (value) => (query.q = value));
    else problems.set(name, 'unknownParameter');
  }
  if (Object.keys(filter).length > 0) query.filter = filter as NonNullable<ListQuery<Spec>['filter']>;
  if (Object.keys(custom).length > 0) query.custom_fields = custom;
  return { query, problems: Object.fromEntries(problems) };
}
