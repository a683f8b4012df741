import {
  type CustomField,
  type CustomForm,
  customName,
  type CustomValue,
  type CustomValues,
} from '@bureau/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customFields } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import type { ActivityValues } from '../Records.ts';
import { readForm } from './readFields.ts';
import { checkValue, isEmpty, isStored } from './rules.ts';

/** What a request says of the values of a record. */
type Given = Readonly<Record<string, unknown>>;

/**
 * Selects the values of a record as the contract has them: without those of deleted fields, and for a list only those that lists show.
 * Which these are is found out once in a statement, not for each record.
 */
export function selectValues(column: Column, form: CustomForm, isList = false): SQL<CustomValues> {
  const isHidden = isList
    ? sql`(${customFields.deletedAt} is not null or not ${customFields.showInList})`
    : sql`${customFields.deletedAt} is not null`;
  return sql<CustomValues>`${column} - array(
    select ${customFields.fieldColumn}::text from ${customFields} where ${customFields.form} = ${form} and ${isHidden}
  )`;
}

/** Returns what is wrong with the values that a request gives, of which some differ from what the record has. */
function check(fields: readonly CustomField[], given: Given, changed: Given, prefix = ''): void {
  const errors: Record<string, readonly Message[]> = {};
  const byColumn = new Map(fields.map((field) => [field.field_column, field]));
  for (const [column, value] of Object.entries(given)) {
    const field = byColumn.get(column);
    const problems = ((): readonly Message[] => {
      if (field === undefined) return [{ key: 'validation.noUnknown' }];
      if (isEmpty(value)) return field.is_required ? [{ key: 'validation.required' }] : [];
      return Object.hasOwn(changed, column) ? checkValue(value, field) : [];
    })();
    if (problems.length > 0) errors[prefix + customName(column)] = problems;
  }
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Returns the values that are kept of what a request gives: not those that are left empty. */
export const storedValues = (given: Given): CustomValues =>
  Object.fromEntries(
    Object.entries(given).flatMap(([column, value]): [string, CustomValue][] =>
      isStored(value) ? [[column, value]] : [],
    ),
  );

/**
 * Returns the values of a new record. Fields of which nothing is said get the value that they begin with.
 *
 * @throws FieldError under `custom_fields.{column}`.
 */
export async function newValues(
  tx: Database,
  form: CustomForm,
  given: Given | undefined,
): Promise<CustomValues> {
  const fields = await readForm(tx, form);
  const beginnings = fields.map((field) => [field.field_column, field.default_value] as const);
  const values: Given = { ...Object.fromEntries(beginnings), ...given };
  check(fields, values, values);
  return storedValues(values);
}

/** Writes into the values of records what is given, in SQL. */
export const setValues = (column: Column, given: Given): SQL<CustomValues> =>
  sql`(${column} - ${sql.param(Object.keys(given))}::text[]) || ${JSON.stringify(storedValues(given))}::jsonb`;

/**
 * Requires values that any record of a form can be given.
 *
 * @param prefix stands before the names of fields.
 * @throws FieldError under `custom_fields.{column}`.
 */
export async function checkChanges(
  tx: Database,
  form: CustomForm,
  given: Given,
  prefix: string,
): Promise<void> {
  check(await readForm(tx, form), given, given, prefix);
}

/**
 * Returns what a record's values become by a change, as a value of their column; `undefined` when nothing changes. What a field has already
 * may stay, whatever the field has become since.
 *
 * @throws FieldError under `custom_fields.{column}`.
 */
export async function changedValues(
  tx: Database,
  column: Column,
  form: CustomForm,
  given: Given | undefined,
  before: CustomValues,
): Promise<SQL<CustomValues> | undefined> {
  if (given === undefined) return undefined;
  const isChanged = ([name, value]: [string, unknown]) =>
    isEmpty(value) ? Object.hasOwn(before, name) : value !== before[name];
  const changed: Given = Object.fromEntries(Object.entries(given).filter(isChanged));
  check(await readForm(tx, form), given, changed);
  if (Object.keys(changed).length === 0) return undefined;
  return setValues(column, changed);
}

/** Returns what the activity log tells of a record's values. */
export const customActivityValues = (values: CustomValues): ActivityValues =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [customName(column), value]));
