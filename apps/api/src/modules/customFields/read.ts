import {
  type CustomField,
  customFieldLimits,
  type customFields as contract,
  type CustomForm,
  type ListQuery,
  type ResponseOf,
} from '@bureau/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { customFields } from '../../db/schema/index.ts';

type Spec = typeof contract.list.list;

const source: ListSource<Spec> = {
  id: customFields.id,
  sort: {
    position: { column: customFields.position },
    field_label: { column: customFields.labelSort },
    created_at: { column: customFields.createdAt },
    updated_at: { column: customFields.updatedAt },
  },
  filter: { form: (forms) => sql`${customFields.form} = any(${sql.param([...forms])}::text[])` },
  search: (q) => containsWords(customFields.labelSort, q),
};

/** Requires a field not to be deleted. */
export const isPresent = isNull(customFields.deletedAt);

async function readRows(db: Database, { condition, order, limit, offset }: Rows): Promise<CustomField[]> {
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

/** Lists the fields that were added to forms. */
export const listFields = (db: Database, query: ListQuery<Spec>): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, {
    visible: isPresent,
    fallback: ['position'],
    read: (rows) => readRows(db, rows),
  });

/** Reads a field, or gives null when there is none. */
export const readField = async (db: Database, id: number): Promise<CustomField | null> =>
  (await readRows(db, oneRow(eq(customFields.id, id))))[0] ?? null;

/** Reads the fields that were added to a form, in their order. */
export const readForm = (db: Database, form: CustomForm): Promise<CustomField[]> =>
  readRows(db, {
    condition: eq(customFields.form, form),
    order: [asc(customFields.position), asc(customFields.id)],
    limit: customFieldLimits.fields,
    offset: 0,
  });
