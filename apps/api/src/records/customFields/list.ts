import {
  type CustomField,
  type CustomForm,
  customName,
  describeCustom,
  type Field,
  type FilterValue,
  type Kind,
  type ListQuery,
  type ListSpec,
  type NoValue,
  type NumberRange,
  parseFilter,
  splitTexts,
} from '@bureau/contract';
import { and, eq, sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { answerOf, containsWords } from '../../db/list/conditions.ts';
import type { ListSource, SortColumn } from '../../db/list/listSource.ts';
import { customFieldValues as rows } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { filterColumn } from '../kinds/filters.ts';
import { readForm } from './readFields.ts';

/** Reads choices: a comma in one of them need not be escaped where what stands on both of its sides is one choice together. */
function readChoices(text: string, field: Field) {
  const known: readonly string[] = field.kind === 'choice' ? field.values : [];
  const most = Math.max(1, ...known.map((choice) => choice.split(',').length));
  const parts = splitTexts(text);
  const choices: string[] = [];
  for (let start = 0; start < parts.length;) {
    const length = Math.min(most, parts.length - start);
    const ends = Array.from({ length }, (_, index) => start + index + 1);
    const together = (end: number) => parts.slice(start, end).join(',');
    const end = ends.findLast((one) => known.includes(together(one))) ?? start + 1;
    choices.push(together(end));
    start = end;
  }
  return choices.length === 0 ? null : choices;
}

const numberRange = /^(-?\d{1,13}(?:\.\d{1,10})?)?\.\.(-?\d{1,13}(?:\.\d{1,10})?)?$/;

function readNumbers(text: string): NumberRange | NoValue | null {
  if (text === 'none') return { isEmpty: true };
  const [, from, to] = numberRange.exec(text) ?? [];
  if (from === undefined && to === undefined) return null;
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
}

/** Reads what addresses write otherwise of custom fields: choices are any texts, and numbers have fractions or are missing. */
const readers: { readonly [K in Kind]?: (text: string, field: Field) => FilterValue | NoValue | null } = {
  choice: readChoices,
  number: readNumbers,
  date: (text) => parseFilter('dateRangeOrNone', text),
};

/** Returns the column that has the values of a field in the order of lists. */
const valueOf = ({ kind }: Field) => (kind === 'number' || kind === 'boolean' ? rows.number : rows.sortText);

/** Returns a filter as a condition on the rows of a field; null where it cannot be read. */
function filterOf(
  field: Field,
  text: string,
): { readonly isOne: SQL | undefined; readonly isNot?: boolean } | null {
  if (field.kind === 'line' || field.kind === 'text')
    return text.trim() === '' ? null : { isOne: containsWords(rows.searchText, text) };
  // A box that nobody has ticked is not ticked, whether its value is there or not.
  if (field.kind === 'boolean') {
    const answer = answerOf(text);
    const isAnswer = answer === 'true' || answer === 'false';
    return isAnswer ? { isOne: sql`${rows.number} = 1`, isNot: answer === 'false' } : null;
  }
  const value = readers[field.kind]?.(text, field) ?? null;
  if (value === null) return null;
  return 'isEmpty' in value
    ? { isOne: undefined, isNot: true }
    : { isOne: filterColumn(valueOf(field), field, value, 'UTC') };
}

/** Returns how a list is sorted by a custom field: what is ordered is the index of its rows. */
function sortBy(id: ListSource<ListSpec>['id'], field: CustomField): SortColumn {
  const values = sql`select ${rows.recordId} as record_id, ${valueOf(describeCustom(field))} as value from ${rows} where ${eq(rows.fieldId, field.id)}`;
  return {
    column: sql`(select sorted.value from (${values}) as sorted where sorted.record_id = ${id})`,
    isNullable: true,
    values,
  };
}

/**
 * Adds to what a list is sorted and filtered by the custom fields that a query names.
 *
 * @throws FieldError for fields that its form does not have, and for filters that cannot be read.
 */
export async function withCustomFields<Spec extends ListSpec>(
  db: Database,
  source: ListSource<Spec>,
  form: CustomForm,
  { sort = [], custom_fields: given = {} }: ListQuery<Spec>,
): Promise<ListSource<Spec>> {
  const prefix = customName('');
  const sorted = sort.map((key) => key.replace(/^-/, '')).filter((key) => key.startsWith(prefix));
  if (sorted.length === 0 && Object.keys(given).length === 0) return source;
  const fields = new Map((await readForm(db, form)).map((field) => [customName(field.field_column), field]));
  const errors: Record<string, Message[]> = {};
  const sortColumns: Record<string, SortColumn> = {};
  for (const key of sorted) {
    const field = fields.get(key as ReturnType<typeof customName>);
    if (field === undefined) errors['sort'] = [{ key: 'query.unknownField' }];
    else sortColumns[key] = sortBy(source.id, field);
  }
  const conditions = Object.entries(given).map(([column, text]) => {
    const field = fields.get(customName(column));
    const read = field === undefined ? null : filterOf(describeCustom(field), text);
    if (field === undefined || read === null) {
      const isAnswer = field?.field_type === 'checkbox';
      const problem = isAnswer ? 'query.invalidAnswer' : 'query.invalidValue';
      const key = field === undefined ? 'query.unknownField' : problem;
      errors[`filter[${customName(column)}]`] = [{ key }];
      return undefined;
    }
    const found = sql`(select ${rows.recordId} from ${rows} where ${and(eq(rows.fieldId, field.id), read.isOne)})`;
    return read.isNot ? sql`${source.id} not in ${found}` : sql`${source.id} in ${found}`;
  });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return { ...source, custom: { sort: sortColumns, condition: and(...conditions) } };
}
