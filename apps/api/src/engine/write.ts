import { type CodedForm, codedForms, type CustomForm, type CustomValues } from '@bureau/contract';
import { eq, sql } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';
import { requireUnique } from '../db/uniqueness.ts';
import { FieldError } from '../errors/ApiError.ts';
import { type BulkCall, changeMany, readValueRows } from '../records/bulk.ts';
import { beginningValues, changedValues, changeOfValues, newValues } from '../records/customFields/values.ts';
import { completeCurrency } from '../records/fields/currency.ts';
import { withoutUntold } from '../records/fields/hideReferences.ts';
import { findErrorsOfMany, type FieldErrors, findFieldErrors } from '../records/fields/check.ts';
import { isSearchChanged, searchTextOf } from '../records/fields/search.ts';
import {
  asKept,
  asWritten,
  columnsOfBody,
  completeNew,
  orderedIn,
  replaceLinks,
  sinceColumns,
} from '../records/fields/write.ts';
import { kindOf } from '../records/kinds/index.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import { findColumn, type BoundField } from '../records/kinds/BoundField.ts';
import { merge } from '../records/merge.ts';
import { nextCode } from '../records/numbering/codes.ts';
import {
  changeRecord,
  finishCreation,
  hasChanges,
  nextVersion,
  removeRecord,
} from '../records/writeRecord.ts';
import { type AnyRecord, readMany, recordsFor } from './describe.ts';
import { type Described, labelOf } from './Described.ts';
import { notifyOfNew, prepareNotifications } from './notifications.ts';
import { requireOwnRecords } from './requireOwnRecords.ts';

/** By whom and when records are written. */
export interface Writer {
  readonly caller: Caller;
  readonly origin: Origin;
}

/** What a request writes of a record. */
type Body = Values & {
  readonly custom_fields?: Readonly<Record<string, unknown>>;
  readonly version?: number;
};

function refuse(...found: readonly (FieldErrors | undefined)[]): void {
  const errors = merge(found.filter((one) => one !== undefined));
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Returns the form whose codes the records of a module have. */
export function codedFormOf({ name }: Described): CodedForm {
  const form = codedForms.find((coded) => coded === name);
  if (form === undefined) throw new Error(`The records of ${name} have no codes.`);
  return form;
}

const searchColumns = ({ resource, table }: Described, code: string, record: Values) =>
  findColumn(table, 'searchText') === undefined
    ? {}
    : { searchText: searchTextOf(resource.fields, code, record) };

/** Writes anew what the search of a list looks through of many records that have changed. */
async function rewriteSearchTexts(tx: Database, described: Described, ids: readonly number[]): Promise<void> {
  const records = await readMany(tx, described, null, ids, false);
  const texts = records.map((record) => searchTextOf(described.resource.fields, record.code ?? '', record));
  await tx.execute(sql`update ${described.table} as record set search_text = changed.text
    from unnest(${sql.param(records.map(({ id }) => id))}::int[], ${sql.param(texts)}::text[]) as changed (id, text)
    where record.id = changed.id`);
}

/** Says of a record that is made without a form which values its custom fields have: those of the one it copies, as they are, or those that they begin with. */
export type ValuesWithoutForm = CustomValues | 'defaults';

/**
 * Creates a record, in the transaction of the request.
 *
 * @param values are those of its custom fields, where nobody was asked for them.
 */
export async function createRecord(
  tx: Database,
  described: Described,
  { custom_fields: given, ...fields }: Body,
  { caller, origin }: Writer,
  values?: ValuesWithoutForm,
): Promise<AnyRecord> {
  const { table, boundFields, hooks, form, hasCode, isModel } = described;
  const { now } = origin;
  const writing = { caller, now, before: null };
  const whole = await completeCurrency(tx, boundFields, fields);
  const begun: Values = hooks.begin?.(caller, whole) ?? whole;
  const body: Values = (await hooks.complete?.(tx, begun, writing)) ?? begun;
  refuse(await findFieldErrors(tx, caller, boundFields, body, null), await hooks.check?.(tx, body, writing));
  const readValues = async (ofForm: CustomForm) =>
    values === 'defaults' ? beginningValues(tx, ofForm) : (values ?? newValues(tx, ofForm, given, isModel));
  const customFields = form === undefined ? undefined : await readValues(form);
  const coded = hasCode ? await nextCode(tx, codedFormOf(described)) : undefined;
  const completed = completeNew(boundFields, body);
  const columns = {
    ...columnsOfBody(boundFields, completed),
    ...sinceColumns(boundFields, completed, now, true),
    ...searchColumns(described, coded?.code ?? '', body),
    ...hooks.columns?.(body),
    ...hooks.newColumns?.(body),
    ...coded,
    ...(customFields && { customFields }),
    createdBy: caller.id,
    createdAt: now,
    updatedAt: now,
  };
  // Drizzle types the columns of no table that is any.
  const query = tx
    .insert(table)
    .values(columns as never)
    .returning({ id: table.id });
  const [created] = await requireUnique(query, described.unique);
  if (created === undefined) throw new Error(`The record of ${described.name} was not stored.`);
  const id = Number(created.id);
  await replaceLinks(tx, caller, boundFields, [id], body);
  await hooks.afterWrite?.(tx, { id, code: coded?.code ?? '' }, body, { ...writing, origin });
  await requireOwnRecords(tx, described, caller, eq(table.id, id));
  await notifyOfNew(tx, described, eq(table.id, id), caller, now);
  return finishCreation(tx, recordsFor(described, caller), { id, caller, now });
}

/**
 * Changes fields of a record, as {@link changeRecord} does.
 *
 * @param own are columns of the module that change with it, which no field describes.
 */
export function updateRecord(
  db: Database,
  described: Described,
  id: number,
  { custom_fields: given, version, ...fields }: Body,
  { caller, origin }: Writer,
  own: Values = {},
): Promise<AnyRecord> {
  const { table, boundFields, hooks, form, isModel } = described;
  const { now } = origin;
  return changeRecord(db, recordsFor(described, caller), { caller, id, version, now }, async (tx, before) => {
    const writing = { caller, now, before };
    const told = withoutUntold(boundFields, fields, before, caller);
    const body: Values = (await hooks.complete?.(tx, told, writing)) ?? told;
    const column = findColumn(table, 'customFields');
    const customFields =
      form === undefined || column === undefined || before.custom_fields === undefined
        ? undefined
        : await changedValues(tx, column, form, given, before.custom_fields, isModel);
    const present: Values = { ...asWritten(boundFields, before), ...hooks.asWritten?.(before) };
    const kept = asKept(boundFields, body, present);
    const changes = Object.fromEntries(Object.keys(present).map((name) => [name, kept[name]]));
    const isSame = customFields === undefined && !hasChanges(changes, present, orderedIn(boundFields));
    if (isSame && Object.keys(own).length === 0) return false;
    refuse(
      await findFieldErrors(tx, caller, boundFields, body, before),
      await hooks.check?.(tx, body, writing),
    );
    const sendNotifications = await prepareNotifications(tx, described, [id], body, caller, now);
    const columns = {
      ...columnsOfBody(boundFields, body),
      ...sinceColumns(boundFields, body, now),
      ...(isSearchChanged(described.resource.fields, body) &&
        searchColumns(described, before.code ?? '', { ...before, ...body })),
      ...hooks.columns?.(body),
      ...own,
      ...(customFields && { customFields }),
      ...nextVersion(before, now),
    };
    const query = tx.update(table).set(columns).where(eq(table.id, id));
    await requireUnique(query, described.unique);
    await replaceLinks(tx, caller, boundFields, [id], body);
    await hooks.afterWrite?.(tx, { id, code: before.code ?? '' }, body, { ...writing, origin });
    await requireOwnRecords(tx, described, caller, eq(table.id, id));
    await sendNotifications();
    return true;
  });
}

/** Deletes a record, as {@link removeRecord} does. */
export const deleteRecord = (db: Database, described: Described, id: number, writer: Writer) =>
  removeRecord(db, recordsFor(described, null), writer.caller, id, writer.origin, async (tx, record) => {
    await described.hooks.checkRemoval?.(tx, [record]);
    await described.hooks.beforeRemoval?.(tx, [id], writer);
  });

const rankOf = (bound: BoundField) => (bound.link === undefined ? Math.min(bound.names.labels.length, 1) : 2);

/** Changes or deletes many records, as {@link changeMany} does. */
export function changeRecords(
  db: Database,
  described: Described,
  call: BulkCall<Body>,
  { caller, origin }: Writer,
): Promise<{ count: number }> {
  const { form, table, boundFields, hooks, input } = described;
  const writing = { caller, now: origin.now, before: null };
  const column = findColumn(table, 'customFields');
  // The log tells of values first, then of what the records refer to, and of people last.
  let sendNotifications = async () => {};
  const ordered = boundFields.toSorted((a, b) => rankOf(a) - rankOf(b));
  return changeMany(
    db,
    {
      name: codedFormOf(described),
      table,
      removeRule: described.resource.remove.rule,
      visible: input.visible,
      label: labelOf(described),
      unique: described.unique,
      async plan(tx, ids, { custom_fields: given, ...values }) {
        const among = isOneOf(table.id, ids);
        const customs = form && column && (await changeOfValues(tx, column, form, given, among));
        refuse(
          await findErrorsOfMany(tx, caller, boundFields, values, among),
          await hooks.checkBulk?.(tx, ids, values, writing),
        );
        sendNotifications = await prepareNotifications(tx, described, ids, values, caller, origin.now);
        const changed = ordered.filter(({ name }) => values[name] !== undefined);
        return {
          changes: [
            ...changed.map((bound) => kindOf(bound).change(bound, values[bound.name])),
            ...(customs?.changes ?? []),
          ],
          columns: {
            ...columnsOfBody(boundFields, values),
            ...sinceColumns(boundFields, values, origin.now),
            ...hooks.columns?.(values),
            ...(customs?.column && { customFields: customs.column }),
          },
        };
      },
      async finish(tx, ids, { custom_fields: given, ...values }) {
        if (form && column && given) await readValueRows(tx, table, column, form, ids);
        await replaceLinks(tx, caller, boundFields, ids, values);
        if (isSearchChanged(described.resource.fields, values)) await rewriteSearchTexts(tx, described, ids);
        await hooks.afterBulk?.(tx, ids, values, { ...writing, origin });
        await requireOwnRecords(tx, described, caller, isOneOf(table.id, ids));
        await sendNotifications();
      },
      async prepareRemoval(tx, ids) {
        await hooks.checkRemoval?.(tx, await readMany(tx, described, null, ids, false));
        await hooks.beforeRemoval?.(tx, ids, { caller, origin });
      },
    },
    call,
    caller,
    origin,
  );
}
