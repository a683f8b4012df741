import {
  type BodyOf,
  type CustomField,
  type CustomFieldCreate,
  customFieldLimits,
  customFields as contract,
  type CustomFieldUpdate,
  type CustomForm,
} from '@bureau/contract';
import { and, count, eq, max, sql } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { customFields } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { logPresenceInSettings } from '../../records/activities/settingsLog.ts';
import { isPresent, readForm } from '../../records/customFields/readFields.ts';
import { checkOptions, checkValue, customColumn, isStored } from '../../records/customFields/rules.ts';
import { readRecord } from '../../records/findRecord.ts';
import type { Records } from '../../records/Records.ts';
import { changeRecord, finishCreation, nextVersion, hasChanges } from '../../records/writeRecord.ts';
import { readField } from './read.ts';

const uniqueFields = { custom_fields_label_unique: 'field_label' } as const;

/** Describes custom fields to the functions that all records share. */
export const fieldRecords: Records<CustomField> = {
  name: contract.name,
  table: customFields,
  visible: () => isPresent,
  read: readField,
  activityValues: ({ options, default_value: value, ...field }) => ({
    field_label: field.field_label,
    is_required: field.is_required,
    help_text: field.help_text,
    default_value: value,
    options: options.join(', '),
    show_in_list: field.show_in_list,
    position: field.position,
  }),
  describe: (field) => `${field.form} ${field.field_column}`,
  nameInSettings: ({ field_label: label }) => label,
};

/** Lets the fields of a form be written one after the other, so that neither their number nor their order is overlooked. */
const lockForm = (tx: Database, form: CustomForm) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`custom fields ${form}`}, 0))`);

/** Refuses choices and a value to begin with that do not belong to the type of a field. */
function checkDefinition(field: Pick<CustomField, 'field_type' | 'options' | 'default_value'>): void {
  const errors: Record<string, readonly Message[]> = {};
  const wrongOptions = checkOptions(field);
  if (wrongOptions !== null) errors['options'] = [wrongOptions];
  const wrongDefault = isStored(field.default_value) ? checkValue(field.default_value, field) : [];
  if (wrongDefault.length > 0) errors['default_value'] = wrongDefault;
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Returns a column that no field of the form has or has had. */
async function freeColumn(tx: Database, form: CustomForm, label: string): Promise<string> {
  const rows = await tx
    .select({ column: customFields.fieldColumn })
    .from(customFields)
    .where(eq(customFields.form, form));
  return customColumn(label, new Set(rows.map(({ column }) => column)));
}

/** Returns the place of a new field: the last of its form. */
async function nextPosition(tx: Database, form: CustomForm): Promise<number> {
  const [present] = await tx
    .select({ total: count(), last: max(customFields.position) })
    .from(customFields)
    .where(and(eq(customFields.form, form), isPresent));
  const { fields: most } = customFieldLimits;
  if ((present?.total ?? 0) >= most)
    throw new FieldError({ form: [{ key: 'customFields.tooMany', values: { max: most } }] });
  return (present?.last ?? 0) + 1;
}

/** Adds a field to a form, in the transaction of the request. */
export async function createField(
  tx: Database,
  caller: Caller,
  body: CustomFieldCreate,
  now: Date,
): Promise<CustomField> {
  const { form, field_label: label, field_type: type, options = [], default_value: value = null } = body;
  checkDefinition({ field_type: type, options, default_value: value });
  await lockForm(tx, form);
  const query = tx
    .insert(customFields)
    .values({
      form,
      label,
      labelSort: foldForSort(label),
      fieldColumn: await freeColumn(tx, form, label),
      type,
      isRequired: body.is_required ?? false,
      helpText: body.help_text ?? '',
      defaultValue: isStored(value) ? value : null,
      options,
      showInList: body.show_in_list ?? false,
      position: await nextPosition(tx, form),
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: customFields.id });
  const [created] = await requireUnique(query, uniqueFields);
  if (created === undefined) throw new Error('The field was not stored.');
  return finishCreation(tx, fieldRecords, { id: created.id, caller, now });
}

/** Changes a field, as {@link changeRecord} does. Values that records have already stay, whatever the choices are. */
export const updateField = (
  db: Database,
  caller: Caller,
  id: number,
  body: CustomFieldUpdate,
  now: Date,
): Promise<CustomField> =>
  changeRecord(db, fieldRecords, { caller, id, version: body.version, now }, async (tx, before) => {
    const { field_label: label, default_value: value, options } = body;
    if (!hasChanges(body, before, ['options'])) return false;
    checkDefinition({
      field_type: before.field_type,
      options: options ?? before.options,
      default_value: value === undefined ? before.default_value : value,
    });
    const query = tx
      .update(customFields)
      .set({
        label,
        labelSort: label === undefined ? undefined : foldForSort(label),
        isRequired: body.is_required,
        helpText: body.help_text,
        defaultValue: value === undefined || isStored(value) ? value : null,
        options,
        showInList: body.show_in_list,
        ...nextVersion(before, now),
      })
      .where(eq(customFields.id, id));
    await requireUnique(query, uniqueFields);
    return true;
  });

/** Takes a field from its form. Its row stays, as its column does in the records. */
export function removeField(db: Database, caller: Caller, id: number, origin: Origin): Promise<undefined> {
  return db.transaction(async (tx) => {
    const field = await readRecord(tx, fieldRecords, caller, id, 'update');
    protectDemonstration(await readSettings(tx), [field]);
    await tx.update(customFields).set({ deletedAt: origin.now }).where(eq(customFields.id, id));
    await logPresenceInSettings(tx, fieldRecords, field, false, { caller, now: origin.now });
    const detail = fieldRecords.describe(field);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
    return undefined;
  });
}

/** Brings one field of a form to a place. */
const moveField = (tx: Database, caller: Caller, id: number, position: number, now: Date) =>
  changeRecord(tx, fieldRecords, { caller, id, version: undefined, now }, async (inner, before) => {
    if (before.position === position) return false;
    const columns = { position, ...nextVersion(before, now) };
    await inner.update(customFields).set(columns).where(eq(customFields.id, id));
    return true;
  });

/**
 * Brings the fields of a form into an order.
 *
 * @throws FieldError unless the ids are those of all its fields, each once.
 */
export function reorderFields(
  db: Database,
  caller: Caller,
  { form, ids }: BodyOf<typeof contract.reorder>,
  now: Date,
): Promise<CustomField[]> {
  return db.transaction(async (tx) => {
    await lockForm(tx, form);
    const present = new Set((await readForm(tx, form)).map(({ id }) => id));
    if (ids.length !== present.size || !present.isSubsetOf(new Set(ids)))
      throw new FieldError({ ids: [{ key: 'customFields.order' }] });
    for (const [index, id] of ids.entries()) await moveField(tx, caller, id, index + 1, now);
    return readForm(tx, form);
  });
}
