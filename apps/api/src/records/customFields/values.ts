import {
  type CustomField,
  type CustomForm,
  customName,
  type CustomValue,
  type CustomValues,
} from '@bureau/contract';
import { type Column, type PgColumn, type PgTable, sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { customFields } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { changesOf } from '../activities/changes.ts';
import type { Change } from '../activities/write.ts';
import type { FieldChange } from '../FieldChange.ts';
import { kindOf } from '../kinds/index.ts';
import type { ActivityValues } from '../Records.ts';
import { bindCustom, namedValues } from './bind.ts';
import { formOf } from './formOf.ts';
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
function check(fields: readonly CustomField[], given: Given, changed: Given, isModel = false): void {
  const errors: Record<string, readonly Message[]> = {};
  const byColumn = new Map(fields.map((field) => [field.field_column, field]));
  for (const [column, value] of Object.entries(given)) {
    const field = byColumn.get(column);
    const problems = ((): readonly Message[] => {
      if (field === undefined) return [{ key: 'validation.noUnknown' }];
      if (isEmpty(value)) return field.is_required && !isModel ? [{ key: 'validation.required' }] : [];
      return Object.hasOwn(changed, column) ? checkValue(value, field) : [];
    })();
    if (problems.length > 0) errors[customName(column)] = problems;
  }
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Returns the values that are kept of what a request gives: not those that are left empty. */
const storedValues = (given: Given): CustomValues =>
  Object.fromEntries(
    Object.entries(given).flatMap(([column, value]): [string, CustomValue][] =>
      isStored(value) ? [[column, value]] : [],
    ),
  );

const beginningsOf = (fields: readonly CustomField[]): Given =>
  Object.fromEntries(fields.map((field) => [field.field_column, field.default_value]));

/**
 * Returns the values of a record that is made without a form to fill in, of another record or by a timer: those that the fields begin with. What is
 * required beyond them is missing until somebody fills it in, as it is of records that are older than a field.
 */
export const beginningValues = async (tx: Database, form: CustomForm): Promise<CustomValues> =>
  storedValues(beginningsOf(await readForm(tx, form)));

/**
 * Returns the values of a new record. Fields of which nothing is said get the value that they begin with.
 *
 * @param isModel says that others are made after it: what has to be said of those need not be said of it.
 * @throws FieldError under `custom_fields.{column}`.
 */
export async function newValues(
  tx: Database,
  form: CustomForm,
  given: Given | undefined,
  isModel: boolean,
): Promise<CustomValues> {
  const fields = await readForm(tx, form);
  const values: Given = { ...beginningsOf(fields), ...given };
  check(fields, values, values, isModel);
  return storedValues(values);
}

/** Writes into the values of records what is given, in SQL. */
const setValues = (column: Column, given: Given): SQL<CustomValues> =>
  sql`(${column} - ${sql.param(Object.keys(given))}::text[]) || ${JSON.stringify(storedValues(given))}::jsonb`;

/** Describes a change of the values of many records. */
interface ChangeOfValues {
  readonly column: SQL<CustomValues> | undefined;
  readonly changes: readonly FieldChange[];
}

/** Returns those of the values given that one of some records does not have: what all of them have already may stay. */
async function valuesNotOfAll(
  tx: Database,
  column: PgColumn,
  said: readonly CustomField[],
  given: Given,
  among: SQL,
): Promise<Given> {
  const changed: Record<string, unknown> = {};
  for (const { field_column: name } of said) {
    const { rows } = await tx.execute<{ value: unknown }>(
      sql`select distinct ${column} -> ${name}::text as value from ${column.table} where ${among} limit 2`,
    );
    if (rows.length !== 1 || rows[0]?.value !== given[name]) changed[name] = given[name];
  }
  return changed;
}

/**
 * Returns how values of some records of a form are changed, and what the activity log tells of it.
 *
 * @throws FieldError under `custom_fields.{column}`.
 */
export async function changeOfValues(
  tx: Database,
  column: PgColumn,
  form: CustomForm,
  given: Given | undefined,
  among: SQL,
): Promise<ChangeOfValues> {
  if (given === undefined) return { column: undefined, changes: [] };
  const fields = await readForm(tx, form);
  const said = fields.filter(({ field_column: name }) => Object.hasOwn(given, name));
  check(fields, given, await valuesNotOfAll(tx, column, said, given, among));
  const values = storedValues(given);
  const named = namedValues(values);
  const changes = bindCustom(said, column.table).map((bound) =>
    kindOf(bound).change(bound, named[bound.name] ?? null),
  );
  return { column: setValues(column, given), changes };
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
  isModel: boolean,
): Promise<SQL<CustomValues> | undefined> {
  if (given === undefined) return undefined;
  const isChanged = ([name, value]: [string, unknown]) =>
    isEmpty(value) ? Object.hasOwn(before, name) : value !== before[name];
  const changed: Given = Object.fromEntries(Object.entries(given).filter(isChanged));
  check(await readForm(tx, form), given, changed, isModel);
  if (Object.keys(changed).length === 0) return undefined;
  return setValues(column, changed);
}

/** Lists which values of a record differ before and after a change, as the activity log tells it. */
export async function changesOfValues(
  tx: Database,
  { name, table }: { readonly name: string; readonly table: PgTable },
  before: CustomValues,
  after: CustomValues,
): Promise<Change[]> {
  const form = formOf(name);
  const fields = form === undefined ? [] : bindCustom(await readForm(tx, form), table);
  const describe = (values: CustomValues): ActivityValues => {
    const named = namedValues(values);
    return Object.fromEntries(fields.map((bound) => [bound.name, kindOf(bound).describe(bound, named)]));
  };
  return changesOf(describe(before), describe(after));
}
