import {
  type CustomField,
  type CustomForm,
  customName,
  type ListQuery,
  type ListSpec,
  parseFilter,
} from '@bureau/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource, SortColumn } from '../../db/list/listSource.ts';
import { customFieldValues as rows } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { readForm } from './readFields.ts';

/** Reads a filter as a condition on the rows of a field; null where it cannot be read. */
type ReadFilter = (text: string) => { readonly isOne: SQL | undefined; readonly isNot?: boolean } | null;

const isText: ReadFilter = (text) =>
  text.trim() === '' ? null : { isOne: containsWords(rows.searchText, text) };

/** Splits a text at its commas; `\\,` is a comma, and `\\\\` a backslash. */
const splitChoices = (text: string) =>
  (text.match(/(?:[^\\,]|\\.)+/gsu) ?? []).map((part) => part.replaceAll(/\\(.)/gsu, '$1'));

const isChoice: ReadFilter = (text) => {
  const choices = splitChoices(text);
  return choices.length === 0 ? null : { isOne: sql`${rows.sortText} = any(${sql.param(choices)}::text[])` };
};

const numberRange = /^(-?\d{1,13}(?:\.\d{1,10})?)?\.\.(-?\d{1,13}(?:\.\d{1,10})?)?$/;

const isNone = { isOne: undefined, isNot: true } as const;

const isNumber: ReadFilter = (text) => {
  if (text === 'none') return isNone;
  const [, from, to] = numberRange.exec(text) ?? [];
  if (from === undefined && to === undefined) return null;
  return {
    isOne: and(
      from === undefined ? undefined : sql`${rows.number} >= ${Number(from)}::float8`,
      to === undefined ? undefined : sql`${rows.number} <= ${Number(to)}::float8`,
    ),
  };
};

const isDate: ReadFilter = (text) => {
  const range = parseFilter('dateRangeOrNone', text);
  if (range === null || Array.isArray(range)) return null;
  if ('isEmpty' in range) return isNone;
  const { from, to } = range as { readonly from?: string; readonly to?: string };
  return {
    isOne: and(
      from === undefined ? undefined : sql`${rows.sortText} >= ${from}::text`,
      to === undefined ? undefined : sql`${rows.sortText} <= ${to}::text`,
    ),
  };
};

/** A box that nobody has ticked is not ticked, whether its value is there or not. */
const isTicked: ReadFilter = (text) =>
  text === 'yes' || text === 'no' ? { isOne: sql`${rows.number} = 1`, isNot: text === 'no' } : null;

/** Describes how values of each type are filtered. */
const filters: Readonly<Record<CustomField['field_type'], ReadFilter>> = {
  text: isText,
  textarea: isText,
  dropdown: isChoice,
  numeric: isNumber,
  date: isDate,
  checkbox: isTicked,
};

/** Returns how a list is sorted by a custom field: what is ordered is the index of its rows. */
function sortBy(id: ListSource<ListSpec>['id'], field: CustomField): SortColumn {
  const isNumeric = field.field_type === 'numeric' || field.field_type === 'checkbox';
  const value = isNumeric ? rows.number : rows.sortText;
  const values = sql`select ${rows.recordId} as record_id, ${value} as value from ${rows} where ${eq(rows.fieldId, field.id)}`;
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
    const read = field === undefined ? null : filters[field.field_type](text);
    if (field === undefined || read === null) {
      const key = field === undefined ? 'query.unknownField' : 'query.invalidValue';
      errors[`filter[${customName(column)}]`] = [{ key }];
      return undefined;
    }
    const found = sql`(select ${rows.recordId} from ${rows} where ${and(eq(rows.fieldId, field.id), read.isOne)})`;
    return read.isNot ? sql`${source.id} not in ${found}` : sql`${source.id} in ${found}`;
  });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return { ...source, custom: { sort: sortColumns, condition: and(...conditions) } };
}
