import { type CustomField, customFieldLimits, type CustomForm } from '@bureau/contract';
import { and, asc, eq, isNull } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import type { Rows } from '../../db/list/answerList.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { customFields } from '../../db/schema/index.ts';

/** Requires a field not to be deleted. */
export const isPresent = isNull(customFields.deletedAt);

/** Reads custom fields that were not deleted. */
export async function readFields(
  db: Database,
  { condition, order, limit, offset }: Rows,
): Promise<CustomField[]> {
  const rows = await db
    .select({
      id: customFields.id,
      form: customFields.form,
      field_label: customFields.label,
      field_column: customFields.fieldColumn,
      field_type: customFields.type,
      is_required: customFields.isRequired,
      help_text: customFields.helpText,
      default_value: customFields.defaultValue,
      options: customFields.options,
      show_in_list: customFields.showInList,
      position: customFields.position,
      created_at: customFields.createdAt,
      updated_at: customFields.updatedAt,
      created_by: customFields.createdBy,
      version: customFields.version,
    })
    .from(customFields)
    .where(and(isPresent, condition))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ...writeTimes(row) }));
}

/** Reads the custom fields of a form, in their order. */
export const readForm = (db: Database, form: CustomForm): Promise<CustomField[]> =>
  readFields(db, {
    condition: eq(customFields.form, form),
    order: [asc(customFields.position), asc(customFields.id)],
    limit: customFieldLimits.fields,
    offset: 0,
  });
