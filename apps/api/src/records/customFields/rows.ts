import type { CustomField, CustomValue, CustomValues } from '@bureau/contract';
import { and, inArray, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { insertMany } from '../../db/insertMany.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { customFields, customFieldValues } from '../../db/schema/index.ts';

/** Describes the values of a record. */
interface Valued {
  readonly id: number;
  readonly custom_fields: CustomValues;
}

/** Selects the custom fields that the form has ever had of a resource: values of deleted ones are forgotten with their records, too. */
const fieldsOf = (db: Database, resource: string) =>
  db
    .select({ id: customFields.id })
    .from(customFields)
    .where(sql`${customFields.form} = ${resource}`);

/** Returns what lists are sorted and filtered by for a value. */
function rowOf(value: CustomValue, type: CustomField['field_type']) {
  const empty = { sortText: null, number: null, searchText: null };
  if (typeof value !== 'string') return { ...empty, number: Number(value) };
  if (type === 'dropdown' || type === 'date') return { ...empty, sortText: value };
  return { ...empty, sortText: foldForSort(value), searchText: foldForSearch(value) };
}

/** Writes the values of records so that lists are sorted and filtered by them. To be called in the transaction that writes the records. */
export async function writeValueRows(
  tx: Database,
  resource: string,
  records: readonly Valued[],
  isNew = false,
): Promise<void> {
  const { id, fieldColumn, type } = customFields;
  const fields = await tx
    .select({ id, fieldColumn, type })
    .from(customFields)
    .where(sql`${customFields.form} = ${resource}`);
  if (fields.length === 0) return;
  if (!isNew) {
    const ids = records.map((record) => record.id);
    await deleteValueRows(tx, resource, ids);
  }
  const rows = records.flatMap(({ id: recordId, custom_fields: values }) =>
    fields.flatMap((field) => {
      const value = values[field.fieldColumn];
      return value === undefined ? [] : [{ fieldId: field.id, recordId, ...rowOf(value, field.type) }];
    }),
  );
  await insertMany(tx, customFieldValues, rows);
}

/** Deletes the rows of records that are deleted. */
export async function deleteValueRows(
  tx: Database,
  resource: string,
  recordIds: readonly number[],
): Promise<void> {
  await tx
    .delete(customFieldValues)
    .where(
      and(
        isOneOf(customFieldValues.recordId, recordIds),
        inArray(customFieldValues.fieldId, fieldsOf(tx, resource)),
      ),
    );
}
